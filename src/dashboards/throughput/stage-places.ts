import type { LabelPlace } from '../../stage/marks/labels';
import type { Rule } from '../../stage/marks/rules';
import type { Rect } from '../../stage/rect';
import { MONO_ADVANCE } from '../../stage/type';

/** Characters between the start of a pod's name and its total. */
export const TOTAL_AT = 3.5;
/** Characters of a pod's heading in which the GPUs down are counted in full. */
const FULL_HEADING = 42;

export interface PodPlace {
  /** Indices of its labels. */
  readonly name: number;
  readonly total: number;
  readonly down: number;
  /** Whether there is room to count the GPUs down in full. */
  readonly full: boolean;
  /** Characters that the heading holds. */
  readonly chars: number;
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
  /** The three pods. */
  readonly pods: readonly PodPlace[];
  /** The 24 racks, pod after pod. */
  readonly racks: readonly RackPlace[];
  /** The 1,728 GPUs, rack after rack, and what of the plot answers for each: its cell and the gaps after it. None in bars. */
  readonly cells: readonly Rect[];
  readonly reach: readonly Rect[];
  /** Cells across in a rack. */
  readonly across: number;
  readonly labels: readonly LabelPlace[];
  /** Whether racks have labels, whether their full names have room, and the characters that a band holds. */
  readonly room: { readonly label: boolean; readonly name: boolean; readonly chars: number };
}

/** Places a pod's heading in the line at the top of its place; `label` adds a label and returns its index. */
export function headingOf(
  { x, y, width }: Omit<Rect, 'height'>,
  size: number,
  label: (place: LabelPlace) => number,
): PodPlace {
  const line = { y, font: 'mono', size } as const;
  return {
    name: label({ ...line, x, weight: '500', ink: 'text' }),
    total: label({ ...line, x: x + TOTAL_AT * MONO_ADVANCE * size, weight: '400', ink: 'text' }),
    down: label({ ...line, x: x + width, align: 'end', weight: '400', ink: 'muted' }),
    full: width >= FULL_HEADING * MONO_ADVANCE * size,
    chars: Math.floor(width / (MONO_ADVANCE * size)),
  };
}
