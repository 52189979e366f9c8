import type { LabelPlace } from '../../plot/grammar/label';
import type { Rect } from '../../plot/grammar/rect';
import type { Rule } from '../../plot/grammar/rule';
import { monoWidth } from '../../plot/grammar/type';
import { INCIDENT_INK } from './inks';

/** Characters between a heading's words and what stands at its end. */
export const HEADING_GAP = 2;

/** Sizes of a heading's figure and of the words beside it, in CSS px. */
export type HeadingSizes = readonly [figure: number, small: number];

/**
 * A heading: a large name, on its baseline what is down and what is out for maintenance, and at the end of its line
 * what is delivered.
 */
export interface HeadingPlace {
  readonly figure: LabelPlace;
  /** What an incident has down, and behind so many of its characters what else is out. */
  readonly alarm: LabelPlace;
  readonly words: (behind: number) => LabelPlace;
  readonly end: LabelPlace;
  /** Characters that the words and what stands at the end have room for. */
  readonly chars: number;
}

export interface RackPlace {
  /** What is outlined, in CSS px: the rack with its label and a margin. */
  readonly box: Rect;
  /** Its GPUs, without the label. */
  readonly block: Rect;
  /** The band above it where it is in an incident. */
  readonly band: Rule;
  /** In the field, what is written above it or on its band: its name, and at the end its load or the GPUs out. */
  readonly words?: { readonly name: LabelPlace; readonly end: LabelPlace };
  readonly onBand?: { readonly name: LabelPlace; readonly end: LabelPlace };
}

export interface ThroughputLayout {
  /** A field of cells, one a GPU, or one bar a pod where those would be too small to be seen. */
  readonly form: 'field' | 'bars';
  /** The headings of the three pods. */
  readonly pods: readonly HeadingPlace[];
  /** The 24 racks, pod after pod. */
  readonly racks: readonly RackPlace[];
  /**
   * The 1,728 GPUs, rack after rack, and what of the plot answers for each: its cell and the gaps after it. None in
   * bars.
   */
  readonly cells: readonly Rect[];
  readonly reach: readonly Rect[];
  /**
   * Whether racks have labels, whether their full names have room, the characters that a band holds, and whether a cell
   * is high enough for its load.
   */
  readonly room: { readonly label: boolean; readonly name: boolean; readonly chars: number; readonly load: boolean };
}

/** Share of a line above its baseline, as a multiple of the type's size. */
const ASCENT = 1.02;
/** Characters of the figure between it and the words beside it. */
const FIGURE_GAP = 0.8;

/** Places a heading in the line at the top of its place, with a figure of so many characters. */
export function headingOf(
  { x, y, width }: Omit<Rect, 'height'>,
  [size, small]: HeadingSizes,
  figure: number,
): HeadingPlace {
  const drop = ASCENT * (size - small);
  const line = { y: y + drop, font: 'mono', size: small, weight: '400' } as const;
  const from = monoWidth(figure + FIGURE_GAP, size);
  return {
    figure: { x, y, font: 'mono', size, weight: '500', ink: 'text' },
    alarm: { ...line, x: x + from, weight: '500', ink: INCIDENT_INK.colour },
    words: (behind) => ({ ...line, x: x + from + monoWidth(behind, small), ink: 'muted' }),
    end: { ...line, x: x + width, align: 'end', ink: 'faint' },
    chars: Math.floor((width - from) / monoWidth(1, small)),
  };
}
