import { expect } from 'vitest';
import type { LabelPlace } from '../../src/plot/grammar/label';
import type { Mark } from '../../src/plot/grammar/mark';
import type { Rect } from '../../src/plot/grammar/rect';
import { MONO_ADVANCE } from '../../src/plot/grammar/type';

/** Generous width of a character in the sans face, as a multiple of its size. */
const SANS_ADVANCE = 0.6;
const SHIFT = { start: 0, middle: 0.5, end: 1 } as const;
/** Tolerance for a gap between letters, in CSS px. */
const EPSILON = 0.5;

type Label = LabelPlace & { readonly text: string | number };

interface LabelBox extends Rect {
  readonly text: string;
}

/** Boxes of texts. */
const boxesOf = (labels: readonly Label[]): LabelBox[] =>
  labels
    .filter(({ text }) => text !== '')
    .map(({ x, y, size, font, align = 'start', text }) => {
      const width = String(text).length * size * (font === 'mono' ? MONO_ADVANCE : SANS_ADVANCE);
      return { x: x - width * SHIFT[align], y, width, height: size, text: String(text) };
    });

/** Labels of a drawing that stand still. */
export const labelsIn = (marks: readonly Mark[]): readonly Label[] =>
  marks.flatMap((mark) => (mark.kind === 'labels' && !mark.slides ? mark.data : []));

/** True if two boxes overlap by no more than `tolerance` CSS px, by default the rounding of floats. */
export const apart = (a: Rect, b: Rect, tolerance = 1e-6): boolean =>
  a.x + a.width <= b.x + tolerance ||
  b.x + b.width <= a.x + tolerance ||
  a.y + a.height <= b.y + tolerance ||
  b.y + b.height <= a.y + tolerance;

/** Expects that no text leaves the viewport or touches another. */
export function expectClear(
  labels: readonly Label[],
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const boxes = boxesOf(labels);
  boxes.forEach((box, i) => {
    const where = `${box.text} in ${width} by ${height}`;
    expect(box.x, where).toBeGreaterThanOrEqual(-EPSILON);
    expect(box.x + box.width, where).toBeLessThanOrEqual(width + EPSILON);
    expect(box.y, where).toBeGreaterThanOrEqual(-EPSILON);
    expect(box.y + box.height, where).toBeLessThanOrEqual(height + EPSILON);
    const touched = boxes.slice(i + 1).find((other) => !apart(box, other, EPSILON));
    expect(touched?.text, `what ${where} touches`).toBeUndefined();
  });
}
