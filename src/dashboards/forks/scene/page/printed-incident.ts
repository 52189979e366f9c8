import { monoWidth } from '../../../../plot/grammar/type';
import { tenthsOfSeconds } from '../../../../sim/words/measures';
import type { Veto } from '../../sim-runs';
import type { ForkSlice } from '../../sim-slice';
import { mapPoint } from '../map';
import type { Label } from './labels';
import type { ForksLayout } from './layout';

/** Gaps between a mark's line and its words where time runs to the right. */
const OFF_LINE = 0.75;

/** Incident whose id is printed, and the place of its words in CSS px. */
export interface PrintedIncident {
  readonly vetoed: number;
  readonly id: string;
  /** Milliseconds from the onset to the veto, or to the watchdog. */
  readonly ms: number;
  /** True if the pod’s watchdog ended it instead of a veto. */
  readonly watchdog: boolean;
  /** True while it goes on after its veto was due, whose instant `vetoed` is then. */
  readonly goesOn: boolean;
  /** End of its words (their start if time runs upwards), and the top of the first of them. */
  readonly x: number;
  readonly y: number;
  /** Height, in the unit of the forks, to which its line rises: beside its words. */
  readonly end: number;
  /** Height to which its line rises while an edge has pushed the words over it. */
  readonly under: number;
  /** Place of its line along time. */
  readonly line: number;
}

type EndedIncident = Pick<PrintedIncident, 'ms' | 'watchdog' | 'goesOn'>;

/**
 * Words for what ended a mark's incident, and after how long. Where time runs upwards, the column has no room for more
 * than the name of the pod's watchdog, whose time is always the same.
 */
function endedWords({ ms, watchdog, goesOn }: EndedIncident, { map }: ForksLayout): string {
  if (goesOn) return 'no veto';
  if (watchdog) return map.upright ? 'pod watchdog' : `pod watchdog ${ms / 1_000} s`;
  return `veto ${map.upright ? '' : 'after '}${tenthsOfSeconds(ms)} s`;
}

/** Words of a mark: its id and, if there are two lines, what ended it after how long. */
export function markText(mark: EndedIncident & Pick<PrintedIncident, 'id'>, layout: ForksLayout) {
  const { id } = mark;
  const { lines, size } = layout;
  const ended = lines === 1 ? '' : endedWords(mark, layout);
  return { ended, width: monoWidth(Math.max(id.length, ended.length), size) };
}

/** Instant of an incident's veto or, while it goes on without one at `t`, that at which it was due. */
const vetoOrDue = ({ ended, missedVeto = ended }: Veto, t: number): number => (t < ended ? missedVeto : ended);

/**
 * Incident whose id is printed at `t`, and the place of its words: the one that is `answered`, whose other words stand
 * beside now, or else the newest that left a mark. `base`: the instant of the place of now.
 */
export function newestMark(
  layout: ForksLayout,
  slices: readonly ForkSlice[],
  t: number,
  base: number,
  answered: Veto | undefined,
): PrintedIncident | undefined {
  const { map, gap, field, mark } = layout;
  const newest = (answered ? [answered] : slices.flatMap(({ marks }) => marks))
    .map((incident) => ({ ...incident, vetoed: vetoOrDue(incident, t) }))
    .filter(({ vetoed }) => vetoed <= t)
    .reduce<(Veto & { vetoed: number }) | undefined>((a, b) => (a && a.vetoed > b.vetoed ? a : b), undefined);
  if (!newest) return undefined;
  const { id, onset, ended, vetoed, watchdog = false } = newest;
  const vetoMark = { id, vetoed, ms: vetoed - onset, watchdog, goesOn: vetoed < ended };
  const at = mapPoint(map, vetoed - base, 0);
  const heightOf = (place: number) => (place - map.centre) / map.half;
  // In the column at the left, below its line.
  if (map.upright)
    return { ...vetoMark, x: layout.column, y: at.y + gap / 4, line: at.y, end: heightOf(0), under: heightOf(field.x) };
  // Above the bundle, at the left of its line, so that nothing ever hangs over now.
  const y = field.y - mark;
  return { ...vetoMark, x: at.x - OFF_LINE * gap, y, line: at.x, end: heightOf(y), under: heightOf(field.y - gap / 4) };
}

/** Labels of a mark: the id, and below it what ended it after how long. */
export function markLabels(mark: PrintedIncident | undefined, layout: ForksLayout): Label[] {
  if (!mark) return [];
  const { map, size, line: high } = layout;
  const { id, x, y, line } = mark;
  const { ended, width } = markText(mark, layout);
  const place = {
    x,
    size,
    align: map.upright ? 'start' : 'end',
    font: 'mono',
    ink: mark.goesOn ? 'fault' : 'warn',
  } as const;
  const along = map.upright ? { from: y, to: y + 2 * high } : { from: x - width, to: x };
  const first: Label = { name: 'id', text: id, along, line, place: { ...place, y, weight: '500' } };
  if (ended === '') return [first];
  return [first, { name: 'ended', text: ended, along, line, place: { ...place, y: y + high, weight: '400' } }];
}
