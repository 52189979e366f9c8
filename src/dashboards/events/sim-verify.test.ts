import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import * as canonical from '../../sim/math/canonical';
import { HOUR_MS } from '../../sim/words/time';
import { incidentsBetween } from '../../sim/world/incidents/incidents';
import { cases } from './cases';
import { DEFAULTS, type EventRecord, type EventsState, eventsAt } from './sim';
import { verifyEvents } from './sim-verify';

const SEED = 'northwall';
const QUIET = 1_772_529_190_000;

/** States shown while a state is being verified, and the verified state. */
function verification(state: EventsState, seed = SEED) {
  const work = verifyEvents(seed, state);
  const meanwhile: EventsState[] = [];
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return { meanwhile, verified: step.value };
    meanwhile.push(step.value);
  }
}

/** Returns the state with other fields in record number `at`, counted from the oldest. */
const forged = (state: EventsState, at: number, change: Partial<EventRecord>): EventsState => ({
  ...state,
  events: state.events.with(at, { ...(state.events[at] as EventRecord), ...change }),
});

describe('the verified stream', () => {
  test('has the same breaks where another world is verified in turns with it', () => {
    const states = [SEED, 'hall-4'].map((seed) => ({ seed, state: eventsAt(seed, QUIET, DEFAULTS) }));
    const altered = states.map(({ seed, state }, i) => ({
      seed,
      state: i ? state : forged(state, 30, { verb: 'forged' }),
    }));
    const alone = altered.map(({ seed, state }) => verification(structuredClone(state), seed).verified.breaks);
    const works = altered.map(({ seed, state }) => verifyEvents(seed, structuredClone(state)));
    const found = works.map((): EventsState | undefined => undefined);
    while (found.some((state) => state === undefined)) {
      for (const [i, work] of works.entries()) {
        const step = work.next();
        if (step.done) found[i] ??= step.value;
      }
    }
    expect(alone[0]?.length).toBeGreaterThan(0);
    expect(found.map((state) => state?.breaks)).toEqual(alone);
  });

  test('breaks where the model says that a record was altered, and nowhere else', () => {
    const tamperings = incidentsBetween(SEED, QUIET, QUIET + 6 * HOUR_MS).filter(({ kind }) => kind === 'tampering');
    const instants = tamperings
      .slice(0, 6)
      .flatMap(({ onset, recovered }) => [onset - 1, onset + 999, recovered + 250]);
    const breaks = [...cases.map(({ at }) => at), ...instants].map((t) => {
      const state = eventsAt(SEED, t, DEFAULTS);
      expect(verification(state).verified.breaks).toEqual(state.breaks);
      return state.breaks.length;
    });
    expect(new Set(breaks)).toEqual(new Set([0, 1]));
  });

  test('shows a forgery that the model knows nothing of, whatever field it is in', () => {
    const state = eventsAt(SEED, QUIET, DEFAULTS);
    const fields = fc.constantFrom<keyof EventRecord>('id', 'code', 'tag', 'subj', 'verb', 'msg', 'corr', 'prev');
    fc.assert(
      fc.property(fields, fc.nat({ max: state.events.length - 1 }), (field, at) => {
        const { verified } = verification(forged(state, at, { [field]: 'forged' }));
        expect(verified.breaks).toEqual([state.events[at]?.seq]);
      }),
      { numRuns: 30 },
    );
    const { verified } = verification(forged(state, 10, { hash: 'forged' }));
    expect(verified.breaks).toEqual([state.events[10]?.seq, state.events[11]?.seq]);
  });

  test('does not believe a list of breaks', () => {
    const state = eventsAt(SEED, QUIET, DEFAULTS);
    expect(verification({ ...state, breaks: [state.events[5]?.seq ?? 0] }).verified.breaks).toEqual([]);
  });

  test('is ready a few records at a time, and says how many are left and what was found so far', () => {
    const state = eventsAt('slices', QUIET, DEFAULTS);
    const { meanwhile } = verification(forged(state, 0, { verb: 'forged' }), 'slices');
    const left = meanwhile.map(({ unverified }) => unverified ?? 0);
    expect(left.length).toBeGreaterThan(20);
    expect(left).toEqual(left.toSorted((a, b) => b - a));
    for (const { breaks } of meanwhile) expect(breaks).toEqual([state.events[0]?.seq]);
  });

  test('hashes each record once, however many states it is in', () => {
    const earlier = eventsAt('once', QUIET, DEFAULTS);
    const later = eventsAt('once', QUIET + 1_000, DEFAULTS);
    verification(earlier, 'once');
    const arrived = later.events.filter((record) => !earlier.events.includes(record)).length;
    // Reading a hash computes the chain.
    for (const { hash } of later.events) expect(hash).toHaveLength(64);
    const hashed = vi.spyOn(canonical, 'flatHash');
    verification(later, 'once');
    expect(hashed).toHaveBeenCalledTimes(arrived);
    verification(later, 'once');
    expect(hashed).toHaveBeenCalledTimes(arrived);
    expect(arrived).toBeGreaterThan(0);
  });
});
