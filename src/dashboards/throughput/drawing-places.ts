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
 * A heading: a large name, on its baseline what is down, in one of two inks, and at the end of its line what is
 * delivered.
 */
export interface HeadingPlace {
  /** Indices of its labels. */
  readonly figure: number;
  readonly words: number;
  readonly alarm: number;
  readonly end: number;
  /**
   * Characters that the words and what stands at the end have room for, and how far below the figure's top they begin,
   * in CSS px.
   */
  readonly chars: number;
  readonly drop: number;
}

export interface RackPlace {
  /** What is outlined, in CSS px: the rack with its label and a margin. */
  readonly box: Rect;
  /** Its GPUs, without the label. */
  readonly block: Rect;
  /** The band above it where it is in an incident. */
  readonly band: Rule;
  /** Indices of its labels, in the field: its name, and its name and the GPUs down on its band. */
  readonly name?: number;
  readonly bandName?: number;
  readonly bandDown?: number;
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
  readonly labels: readonly LabelPlace[];
  /** Whether racks have labels, whether their full names have room, and the characters that a band holds. */
  readonly room: { readonly label: boolean; readonly name: boolean; readonly chars: number };
}

/** Share of a line above its baseline, as a multiple of the type's size. */
const ASCENT = 1.02;
/** Characters of the figure between it and the words beside it. */
const FIGURE_GAP = 0.8;

/**
 * Places a heading in the line at the top of its place, with a figure of so many characters; `label` adds a label and
 * returns its index.
 */
export function headingOf(
  { x, y, width }: Omit<Rect, 'height'>,
  [size, small]: HeadingSizes,
  figure: number,
  label: (place: LabelPlace) => number,
): HeadingPlace {
  const drop = ASCENT * (size - small);
  const line = { y: y + drop, font: 'mono', size: small, weight: '400' } as const;
  const from = monoWidth(figure + FIGURE_GAP, size);
  return {
    figure: label({ x, y, font: 'mono', size, weight: '500', ink: 'text' }),
    words: label({ ...line, x: x + from, ink: 'muted' }),
    alarm: label({ ...line, x: x + from, weight: '500', ink: INCIDENT_INK.colour }),
    end: label({ ...line, x: x + width, align: 'end', ink: 'faint' }),
    chars: Math.floor((width - from) / monoWidth(1, small)),
    drop,
  };
}
