import { rollback } from '../../../src/dashboards/rollback';
import { BUCKETS, rollbackAt, SAMPLES_PER_SECOND, type Sample, WINDOW } from '../../../src/dashboards/rollback/sim';
import { COLOURS } from '../../../src/theme/tokens';
import { every, label, level, note, type Row, scale } from './row';
import { FROM, INCIDENT, LEFT, type Reading, RIGHT, readings, SEED, statesOf, TO, xAt } from './subject';
import { diamonds, dots, polyline, stepped } from './svg';

const HEIGHT = 132;
/** A quarter of the lowest edge and one and a half of the highest, so that what lies beyond them is seen too. */
const LOWEST = Math.min(...BUCKETS) / 4;
const HIGHEST = Math.max(...BUCKETS) * 1.5;
/** Milliseconds of samples that a state holds for certain. */
const REACH_MS = Math.floor((WINDOW / SAMPLES_PER_SECOND) * 1_000) - 1_000;

const onLogScale = scale(HEIGHT, Math.log2(LOWEST), Math.log2(HIGHEST));
const yAt = (ms: number) => onLogScale(Math.log2(Math.max(ms, LOWEST)));

/** All samples of the figure, out of as many states as it takes. */
function samplesShown(): Sample[] {
  return readings(REACH_MS)
    .flatMap((from) => rollbackAt(SEED, from + REACH_MS).samples.filter(({ ts }) => ts > from && ts <= from + REACH_MS))
    .filter(({ ts }) => ts >= FROM && ts < TO);
}

/** The window's P95 at a reading, in words that begin at `x`. */
const p95Label = (reading: Reading<number> | undefined, x: number) =>
  reading
    ? label({ x, y: yAt(reading.state) - 7 }, `P95 of ${WINDOW}: ${reading.state.toFixed(0)} ms`, COLOURS.warn)
    : '';

/** A dot a rollback, a diamond one that the incident forced, and the window's P95. */
export function rollbackRow(): Row {
  const samples = samplesShown();
  const point = ({ ts, ms }: Sample) => ({ x: xAt(ts), y: yAt(ms) });
  const forced = samples.filter(({ corr }) => corr === INCIDENT.id);
  const p95 = statesOf(rollback.cadence, (t) => rollbackAt(SEED, t).p95);
  const line = stepped(
    p95.map(({ t, state }) => ({ x: xAt(t), y: yAt(state) })),
    RIGHT,
  );
  const highest = p95.reduce((a, b) => (b.state > a.state ? b : a));
  return {
    name: rollback.title,
    unit: `${rollback.unit}, log scale, ${every(rollback.cadence)}`,
    part: `${forced.length} forced: diamonds`,
    height: HEIGHT,
    drawing: [
      ...BUCKETS.map((edge) => level(yAt(edge))),
      ...BUCKETS.filter((_, i) => i % 2 === 0).map((edge) => note(yAt(edge), `${edge} ms`)),
      dots(samples.filter(({ corr }) => corr === null).map(point), 2.6, COLOURS.idle),
      diamonds(forced.map(point), 5, COLOURS.accent),
      polyline(line, { stroke: COLOURS.warn, 'stroke-width': 2 }),
      p95Label(p95[0], LEFT + 6),
      p95Label(highest, xAt(INCIDENT.rolledBack) + 8),
    ].join(''),
  };
}
