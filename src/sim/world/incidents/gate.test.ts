import { expect, test } from 'vitest';
import { faultsBetween, gateHolder, isGateClosed, RECOVERY_MS } from './gate';
import { incidentsBetween } from './incidents';

const SEED = 'northwall';
const FROM = Date.UTC(2026, 2, 3);
const HOUR = 3_600_000;
/** Milliseconds on both sides of an incident or of a false trip in which nothing else closes the gate. */
const ALONE_MS = 20_000;

const faults = faultsBetween(SEED, FROM, FROM + 12 * HOUR);

/** True if no fault but those named `corr` begins between the two instants, with room on both sides. */
const isAlone = (from: number, to: number, corr: string | null) =>
  faults.filter(({ onset }) => onset > from - ALONE_MS && onset < to + ALONE_MS).every((one) => one.corr === corr);

test('the gate is open just before a veto, closed at it, and open at recovery', () => {
  const alone = incidentsBetween(SEED, FROM + HOUR, FROM + 11 * HOUR).filter(({ id, ended, recovered }) =>
    isAlone(ended, recovered, id),
  );
  expect(alone.length).toBeGreaterThan(50);
  for (const { id, ended, rolledBack, recovered } of alone) {
    const closed = [ended - 1, ended, rolledBack, recovered - 1, recovered].map((t) => isGateClosed(SEED, t));
    expect([id, ...closed]).toEqual([id, false, true, true, true, false]);
    expect(gateHolder(SEED, ended - 1)).toBeUndefined();
    expect([gateHolder(SEED, ended)?.id, gateHolder(SEED, recovered - 1)?.id]).toEqual([id, id]);
  }
});

test('a false trip closes it from its onset for 1.5 s, and no incident holds it then', () => {
  const trips = faults.filter(
    ({ corr, onset }) =>
      corr === null &&
      faults.every((one) => one.onset === onset || Math.abs(one.onset - onset) > ALONE_MS) &&
      gateHolder(SEED, onset) === undefined,
  );
  expect(trips.length).toBeGreaterThan(10);
  for (const { onset } of trips) {
    const at = [onset - 1, onset, onset + RECOVERY_MS - 1, onset + RECOVERY_MS];
    expect(at.map((t) => isGateClosed(SEED, t))).toEqual([false, true, true, false]);
    expect(at.map((t) => gateHolder(SEED, t))).toEqual([undefined, undefined, undefined, undefined]);
  }
});

test('of two that overlap the newer one holds it, and it stays closed until both have recovered', () => {
  const all = incidentsBetween(SEED, FROM, FROM + 24 * HOUR);
  const pairs = all.flatMap((one, i) => {
    const next = all[i + 1];
    return next && next.ended > one.ended && next.ended < one.recovered ? [[one, next] as const] : [];
  });
  expect(pairs.length).toBeGreaterThan(10);
  for (const [one, next] of pairs) {
    expect(gateHolder(SEED, next.ended)?.id).toBe(next.id);
    for (const t of [next.ended, Math.max(one.recovered, next.recovered) - 1]) expect(isGateClosed(SEED, t)).toBe(true);
  }
});
