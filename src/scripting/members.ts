import { FIRST_INSTANT, LAST_INSTANT, MAX_RATE } from '../clock/clock';
import type { World } from '../clock/world';
import type { PagePath } from '../link/write';
import { drawn, ready, stages, stateOf } from './answers';
import type { Northwall } from './northwall';

/** A number from `least` to `most`; throws a RangeError that says what was wanted. */
function within(value: unknown, least: number, most: number, what: string): number {
  if (typeof value === 'number' && value >= least && value <= most) return value;
  throw new RangeError(`${what}, from ${least} to ${most}.`);
}

const instantOf = (t: unknown, what: string) =>
  within(t, FIRST_INSTANT, LAST_INSTANT, `${what} takes an instant: milliseconds since 1970`);

/** Whether the caller asked for panels off screen; throws a TypeError where that cannot be read. */
function wantsAll(options: unknown = {}): boolean {
  const all =
    typeof options === 'object' && options !== null ? ((options as { all?: unknown }).all ?? false) : undefined;
  if (typeof all === 'boolean') return all;
  throw new TypeError('ready takes { all: true } or { all: false }, or nothing.');
}

/** What the page of a world answers to scripts. `paths` are those of the site's pages. */
export function createScriptingApi(world: World, paths: readonly PagePath[]): Northwall {
  const { clock } = world;
  const shown = () => drawn(world, false);
  return {
    get version() {
      return import('./cases').then(({ versions }) => versions());
    },
    ready: async (options) => ready(world, wantsAll(options)),
    freeze: async (instant = clock.now()) => {
      clock.stand(instantOf(instant, 'freeze'));
      return shown();
    },
    seek: async (instant) => {
      clock.seek(instantOf(instant, 'seek'));
      return shown();
    },
    step: async (ms) => {
      const now = clock.now();
      clock.stand(now + within(ms, FIRST_INSTANT - now, LAST_INSTANT - now, 'step takes milliseconds'));
      return shown();
    },
    run: async (rate) => {
      clock.play(within(rate, 0, MAX_RATE, 'run takes world seconds a second'));
      return shown();
    },
    cases: async () => (await import('./cases')).listCases(paths),
    beacon: async (t = clock.now()) => {
      const instant = instantOf(t, 'beacon');
      const { beaconAt } = await import('../beacon/beacon');
      return beaconAt(world.seed, instant, world.cycleDays);
    },
    state: async (panel) => stateOf(world, panel),
    stages,
  };
}
