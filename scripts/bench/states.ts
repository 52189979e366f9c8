import type { Dashboard } from '../../src/dashboards/contract';
import { dashboards } from '../../src/dashboards/registry';
import { stream } from '../../src/sim/math/random';
import { quantile, table } from './page.mjs';

/** Instants that are measured in each order. */
const INSTANTS = 1_000;
/** Instants computed before the measurement, so that the code is compiled. */
const WARM_UP = 1_000;
/** Frames that are measured, at 60 a second. */
const FRAMES = 3_600;
const FRAME_MS = 1_000 / 60;
/** First instant, milliseconds since the Unix epoch. */
const FIRST = Date.UTC(2026, 2, 3, 9);
/** Range of the random instants, milliseconds: a year. */
const REACH_MS = 365 * 86_400_000;
const SEED = 'northwall';

const all = Object.values<Dashboard>(dashboards);

/** Ids of the dashboards with a drawing. */
export const DRAWN: readonly string[] = all.filter(({ loadScene }) => loadScene).map(({ id }) => id);

/** Runs `run` `count` times, and returns median, P95 and maximum in microseconds. */
function time(count: number, run: (i: number) => void): string[] {
  const costs = Array.from({ length: count }, (_, i) => {
    const before = performance.now();
    run(i);
    return (performance.now() - before) * 1_000;
  });
  return [0.5, 0.95, 1].map((share) => quantile(costs, share).toFixed(1));
}

const draws = stream(SEED, 'bench/instants');
const random = (i: number) => FIRST + Math.floor(draws.unit(i) * REACH_MS);

/** Computes all states that are due in a frame of a page with every dashboard. */
function frames(): (i: number) => void {
  const steps = new Map<Dashboard, number>();
  return (i) => {
    const t = FIRST + i * FRAME_MS;
    for (const dashboard of all) {
      const step = Math.floor(t / dashboard.cadence);
      if (steps.get(dashboard) === step) continue;
      steps.set(dashboard, step);
      dashboard.state(SEED, t, dashboard.settings);
    }
  };
}

/** Table of the cost of states in this process, in microseconds: each dashboard's, and all together. */
export function statesReport(): string {
  const seek = (i: number) => {
    for (const { state, settings } of all) state(SEED, random(i), settings);
  };
  for (let i = 0; i < WARM_UP; i++) seek(-1 - i);
  const rows = all.map(({ id, cadence, state, settings }) => [
    id,
    ...time(INSTANTS, (i) => state(SEED, FIRST + i * cadence, settings)),
    ...time(INSTANTS, (i) => state(SEED, random(INSTANTS + i), settings)),
  ]);
  return `
Microseconds a state, ${INSTANTS} instants in a row and as many at random, Node ${process.versions.node}.

${table([['', 'in a row: median', 'P95', 'most', 'random: median', 'P95', 'most'], ...rows])}

${table([
  ['all dashboards', 'median', 'P95', 'most'],
  ['a jump to a random instant', ...time(INSTANTS, (i) => seek(2 * INSTANTS + i))],
  ['what is due in a frame', ...time(FRAMES, frames())],
])}`;
}
