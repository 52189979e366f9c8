import type { LabelPlace } from '../../plot/grammar/label';
import type { Rect } from '../../plot/grammar/rect';
import type { Rule } from '../../plot/grammar/rule';
import { monoWidth } from '../../plot/grammar/type';
import { INCIDENT_INK } from './inks';

/** Characters between a heading's words and its end. */
export const HEADING_GAP = 2;

/** Sizes of a heading's figure and of the words beside it, in CSS px. */
export type HeadingSizes = readonly [figure: number, small: number];

/**
 * Place of a heading: a large name, on its baseline the GPUs down in an incident and for maintenance, and at the end of
 * its line the rate.
 */
export interface HeadingPlace {
  readonly figure: LabelPlace;
  /** Place of the GPUs down in an incident, behind so many characters. */
  readonly alarm: (behind: number) => LabelPlace;
  /** Place of all and of the other GPUs down, behind so many characters. */
  readonly words: (behind: number) => LabelPlace;
  readonly end: LabelPlace;
  /** Characters of room for the words and the end together. */
  readonly chars: number;
}

export interface RackPlace {
  /** Box of the outline, in CSS px: the rack with its label and a margin. */
  readonly box: Rect;
  /** Box of its GPUs, without the label. */
  readonly block: Rect;
  /** Band above it in an incident. */
  readonly band: Rule;
  /** Places above it in the field: its name, and at the end its load or the GPUs down. */
  readonly words?: { readonly name: LabelPlace; readonly end: LabelPlace };
  /** Places on its band, likewise. */
  readonly onBand?: { readonly name: LabelPlace; readonly end: LabelPlace };
}

/** Layout of the site's pods, racks and GPUs. */
export interface ThroughputLayout {
  /** Form: a field of cells, one a GPU, or one bar a pod if those would be too small to be seen. */
  readonly form: 'field' | 'bars';
  /** Headings of the three pods. */
  readonly pods: readonly HeadingPlace[];
  /** Racks of the site, pod after pod: 24. */
  readonly racks: readonly RackPlace[];
  /** Cells of the 1,728 GPUs, rack after rack. None in bars. */
  readonly cells: readonly Rect[];
  /** Area of the plot that answers for each GPU: its cell and the gaps after it. */
  readonly reach: readonly Rect[];
  /**
   * Room: true for racks with labels, and with their full names; characters of a band; true for cells high enough for
   * their load.
   */
  readonly room: { readonly label: boolean; readonly name: boolean; readonly chars: number; readonly load: boolean };
}

/** Ascent of a line above its baseline, as a multiple of the type's size. */
const ASCENT = 1.02;
/** Distance by which the baseline of a figure's face is above that of its words' face, as a multiple of its size. */
const RAISED = 0.05;
/** Gap between a figure and the words beside it, in characters of the figure. */
const FIGURE_GAP = 0.8;

/** Lays out a heading in the line at the top of its place, with a figure of so many characters. */
export function headingOf(
  { x, y, width }: Omit<Rect, 'height'>,
  [size, small]: HeadingSizes,
  figure: number,
): HeadingPlace {
  const drop = Math.max(ASCENT * (size - small) - RAISED * size, 0);
  const line = { y: y + drop, font: 'mono', size: small, weight: '400' } as const;
  const from = monoWidth(figure + FIGURE_GAP, size);
  return {
    figure: { x, y, font: 'sans', size, weight: '500', ink: 'text' },
    alarm: (behind) => ({
      ...line,
      x: x + from + monoWidth(behind, small),
      weight: '500',
      ink: INCIDENT_INK.colour,
    }),
    words: (behind) => ({ ...line, x: x + from + monoWidth(behind, small), ink: 'muted' }),
    end: { ...line, x: x + width, align: 'end', ink: 'faint' },
    chars: Math.floor((width - from) / monoWidth(1, small)),
  };
}
