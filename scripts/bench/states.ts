import type { Dashboard } from '../../src/dashboards/contract';
import { dashboards } from '../../src/dashboards/registry';
import { stream } from '../../src/sim/random';

/** Instants that are measured in each order, and computed before to warm up. */
export const INSTANTS = 2_000;
const WARM_UP = 500;

/** Where the instants begin, milliseconds since the Unix epoch, and how far the random ones reach. */
const FIRST = Date.UTC(2026, 2, 3, 9);
const REACH_MS = 365 * 86_400_000;

const SEED = 'northwall';

/** Microseconds to compute a state. */
export interface Spread {
  readonly median: number;
  readonly p95: number;
}

/** One dashboard's cost, at instants in a row, one cadence apart, and at random ones. */
export interface StateCost {
  readonly id: string;
  readonly consecutive: Spread;
  readonly random: Spread;
}

/** Times the state at each of `INSTANTS` instants. */
function time({ state, settings }: Dashboard, instant: (i: number) => number): Spread {
  const costs = Array.from({ length: INSTANTS }, (_, i) => {
    const t = instant(i);
    const before = performance.now();
    state(SEED, t, settings);
    return (performance.now() - before) * 1_000;
  }).sort((a, b) => a - b);
  const at = (share: number) => costs[Math.floor(share * INSTANTS)] as number;
  return { median: at(0.5), p95: at(0.95) };
}

/** Measures every dashboard of the registry. */
export function measureStates(): StateCost[] {
  const draws = stream(SEED, 'bench/instants');
  const random = (i: number) => FIRST + Math.floor(draws.unit(i) * REACH_MS);
  return Object.values<Dashboard>(dashboards).map((dashboard) => {
    const { id, cadence, state, settings } = dashboard;
    for (let i = 0; i < WARM_UP; i++) state(SEED, random(-1 - i), settings);
    return {
      id,
      consecutive: time(dashboard, (i) => FIRST + i * cadence),
      random: time(dashboard, random),
    };
  });
}
