import type { Rect } from '../../grammar/rect';

/**
 * Describes an ink: its 24-bit colour in hexadecimal as in `theme/tokens`, its opacity if that is not 1, then `more`.
 */
export function inkText(colour: number, { opacity = 1, more = '' } = {}): string {
  const hex = `#${colour.toString(16).padStart(6, '0').toUpperCase()}`;
  return [hex, opacity === 1 ? '' : `${Math.round(opacity * 1000) / 10}%`, more]
    .filter((word) => word !== '')
    .join(' ');
}

const rounded = (px: number) => Math.round(px * 100) / 100;

/** A length in CSS px with two decimals. */
export const pxText = (px: number): string => `${rounded(px)} px`;

function rangeText(lengths: readonly number[]): string {
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)].map(rounded);
  return least === most ? `${least}` : `${least} to ${most}`;
}

/** Width and height of boxes in CSS px, as ranges where they differ; undefined for no boxes. */
export const sizeText = (boxes: readonly Pick<Rect, 'width' | 'height'>[]): string | undefined =>
  boxes.length === 0
    ? undefined
    : `${rangeText(boxes.map(({ width }) => width))} × ${rangeText(boxes.map(({ height }) => height))} px`;
