import { MAX_RATE } from '../clock/clock';
import type { PagePath } from '../session/address/write';
import { forkChange } from '../session/fork-change';
import type { Session } from '../session/session';
import { FIRST_INSTANT, LAST_INSTANT } from '../sim/words/time';
import { readFork } from '../sim/world/fork';
import { reportAt, stages, stateOf, whenDrawn } from './answers';
import type { Northwall } from './northwall';

/** Number from `least` to `most`; throws a RangeError that names the expected range. */
function within(value: unknown, least: number, most: number, what: string): number {
  if (typeof value === 'number' && value >= least && value <= most) return value;
  throw new RangeError(`${what}, from ${least} to ${most}.`);
}

const instantOf = (t: unknown, what: string) =>
  within(t, FIRST_INSTANT, LAST_INSTANT, `${what} takes an instant: milliseconds since 1970`);

/** True if the caller asked for panels off screen; throws a TypeError if the options are invalid. */
function wantsAll(options: unknown = {}): boolean {
  const all =
    typeof options === 'object' && options !== null ? ((options as { all?: unknown }).all ?? false) : undefined;
  if (typeof all === 'boolean') return all;
  throw new TypeError('ready takes { all: true } or { all: false }, or nothing.');
}

/** Edits of a fork in the form of an address; throws if they cannot be read in full. */
function editsIn(text: unknown) {
  if (typeof text !== 'string')
    throw new TypeError('fork takes edits such as no-qdsa8.late-qdsb0-3000, or nothing in quotes.');
  const { edits, leftOut } = readFork(text);
  if (text !== '' && leftOut.length > 0) throw new RangeError(`${leftOut.join('; ')}.`);
  return edits;
}

/**
 * Creates `northwall`. `paths` are those of the site’s pages; `arrived` returns true if the page shows the content of
 * its address.
 */
export function createScriptingApi(session: Session, paths: readonly PagePath[], arrived: () => boolean): Northwall {
  const { clock } = session;
  const drawn = (all = false) => whenDrawn(clock, arrived, all);
  return {
    get version() {
      return import('./cases').then(({ versions }) => versions());
    },
    ready: async (options) => {
      const t = await drawn(wantsAll(options));
      return reportAt(session.world, t);
    },
    freeze: async (instant = clock.now()) => {
      clock.pauseAt(instantOf(instant, 'freeze'));
      return drawn();
    },
    seek: async (instant) => {
      clock.seek(instantOf(instant, 'seek'));
      return drawn();
    },
    step: async (ms) => {
      const now = clock.now();
      clock.pauseAt(now + within(ms, FIRST_INSTANT - now, LAST_INSTANT - now, 'step takes milliseconds'));
      return drawn();
    },
    run: async (rate) => {
      clock.play(within(rate, 0, MAX_RATE, 'run takes world seconds a second'));
      return drawn();
    },
    fork: async (text) => {
      session.change(forkChange(session, editsIn(text)));
      await drawn();
      return session.world.name;
    },
    cases: async () => (await import('./cases')).listCases(paths),
    beacon: async (t = clock.now()) => {
      const instant = instantOf(t, 'beacon');
      const { beaconAt } = await import('../records/beacon/beacon');
      const { name, cycleDays } = session.world;
      return beaconAt(name, instant, cycleDays);
    },
    state: async (panel) => stateOf(session, panel),
    stages,
  };
}
