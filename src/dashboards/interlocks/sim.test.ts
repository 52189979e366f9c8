import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fault, RECOVERY_MS } from '../../sim/world/incidents/gate';
import {
  type Incident,
  incidentNamed,
  incidentsBetween,
  nextIncident,
  openIncidents,
} from '../../sim/world/incidents/incidents';
import { INTERLOCKS } from '../../sim/world/incidents/interlocks';
import { actOf } from '../../sim/world/machines/acts';
import { interlocks } from '.';
import { cases } from './cases';
import { CADENCE_MS, interlocksAt } from './sim';
import { gateWords, ignoredFaults } from './sim-gate';
import { interlocksSentence, interlocksTable } from './table';
import { explain } from './why';

const FROM = Date.UTC(2026, 2, 3, 8);
const UNTIL = Date.UTC(2026, 2, 3, 12);
const HOUR = 3_600_000;
const seeds = fc.string({ minLength: 1, maxLength: 64 });
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });

/** First reading at or after an instant. */
const reading = (t: number) => Math.ceil(t / 100) * 100;

/** All faults of a span of the usual world, by interlock, oldest first. */
function faultsOf(from: number, to: number): Fault[][] {
  const all = INTERLOCKS.map(() => new Map<number, Fault>());
  for (let t = from + 60_000; t <= to; t += 60_000) {
    interlocksAt('northwall', t).rows.forEach(({ recent }, i) => {
      for (const fault of recent) if (fault.onset > from) all[i]?.set(fault.onset, fault);
    });
  }
  return all.map((own) => [...own.values()]);
}

/** True if no other fault strikes the interlock of an incident near its own. */
function isAlone(seed: string, { interlock, ended }: Incident): boolean {
  const { recent } = interlocksAt(seed, ended + 5_000).rows[interlock] ?? { recent: [] };
  return recent.every((fault) => fault.onset === ended || Math.abs(fault.onset - ended) > 3_000);
}

describe('the interlocks', () => {
  test('are 15 safeties with a name and a kind, read ten times a second', () => {
    expect(interlocks.cadence).toBe(100);
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const state = interlocksAt(seed, t);
        expect(state.rows.map(({ name, kind }) => ({ name, kind }))).toEqual(
          INTERLOCKS.map(({ name, kind }) => ({ name, kind })),
        );
        expect(new Set(state.rows.map(({ name }) => name)).size).toBe(15);
        expect(interlocksTable(state).rows).toHaveLength(15);
      }),
    );
  });

  test('are in FAULT while a fault of theirs is less than 1.5 s old, else OK', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        for (const at of [t, nextIncident(seed, t).ended + 200]) {
          const { ts, rows } = interlocksAt(seed, at);
          for (const { state, recent } of rows) {
            expect(state === 'FAULT').toBe(recent.some(({ onset }) => onset <= ts && ts < onset + 1_500));
          }
        }
      }),
    );
  });

  test('say since when they are what they are: within the past hour, or not at all', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { ts, rows } = interlocksAt(seed, t);
        for (const { since, corr, recent } of rows) {
          if (since !== null) expect(since > ts - HOUR && since <= ts).toBe(true);
          else expect([corr, recent]).toEqual([null, []]);
          if (recent.length > 0) expect(corr).toBe(recent.at(-1)?.corr);
        }
      }),
    );
    // Tampering, whose interlock faults most seldom: some of its faults are the only one in an hour.
    const tampering = incidentsBetween('northwall', FROM, FROM + 720 * HOUR).filter(({ kind }) => kind === 'tampering');
    for (const { ended, interlock } of tampering) {
      const hourLater = interlocksAt('northwall', reading(ended + 1_500 + HOUR) - 100).rows[interlock];
      expect(hourLater?.since).toBeGreaterThanOrEqual(ended + 1_500);
    }
  });

  test('show the faults that touch the last minute, and no others', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { ts, rows } = interlocksAt(seed, t);
        const shown = rows.flatMap(({ recent }) => recent);
        for (const { onset } of shown) expect(onset <= ts && onset + 1_500 > ts - 60_000).toBe(true);
        for (const { recent } of rows) {
          expect(recent.map(({ onset }) => onset)).toEqual(recent.map(({ onset }) => onset).sort((a, b) => a - b));
        }
        const affected = incidentsBetween(seed, ts - 120_000, ts)
          .map(({ id, ended }) => ({ corr: id, onset: ended }))
          .filter(({ onset }) => onset > ts - 61_500 && onset <= ts)
          .sort((a, b) => a.onset - b.onset);
        const ofIncidents = shown.filter(({ corr }) => corr !== null).sort((a, b) => a.onset - b.onset);
        expect(ofIncidents).toEqual(affected);
      }),
    );
  });
});

describe('an incident', () => {
  /** Checks the readings around both ends of its fault; false if other faults stand in the way. */
  function faultsItsInterlock(seed: string, incident: Incident): boolean {
    if (!isAlone(seed, incident)) return false;
    const { id, kind, interlock, ended } = incident;
    const at = (ts: number) => interlocksAt(seed, ts).rows[interlock];
    const passed = ended + 1_500;
    expect(at(reading(ended) - 100)).toMatchObject({ kind, state: 'OK' });
    for (const ts of [reading(ended), reading(passed) - 100]) {
      expect(at(ts)).toMatchObject({ kind, state: 'FAULT', since: ended, corr: id });
    }
    expect(at(reading(passed))).toMatchObject({ kind, state: 'OK', since: passed, corr: id });
    return true;
  }

  test('faults an interlock of its own kind for exactly 1.5 s from its veto', () => {
    let seen = 0;
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        if (faultsItsInterlock(seed, nextIncident(seed, t))) seen += 1;
      }),
    );
    expect(seen).toBeGreaterThan(90);
  });

  test('that falls on a reading does so at that reading, and no longer at the one 1.5 s later', () => {
    const onReadings = incidentsBetween('northwall', FROM, FROM + 48 * HOUR).filter(({ ended }) => ended % 100 === 0);
    expect(onReadings.filter((incident) => faultsItsInterlock('northwall', incident)).length).toBeGreaterThan(10);
  });
});

describe('faults that no incident explains', () => {
  const faults = faultsOf(FROM, FROM + 24 * HOUR);

  test('occur one in 90 s, on every interlock, rarer than those of incidents', () => {
    const strays = faults.map((own) => own.filter(({ corr }) => corr === null).length);
    const all = strays.reduce((a, b) => a + b, 0);
    expect(Math.abs(all / 960 - 1)).toBeLessThan(0.02);
    expect(Math.min(...strays)).toBeGreaterThan(0);
    expect(all).toBeLessThan(faults.flat().length - all);
  });

  test('prolong a fault that they strike, or are prolonged by it', () => {
    const pairs = faults.flatMap((own, i) =>
      own.flatMap((second, k) => {
        const first = own[k - 1];
        return first && second.onset - first.onset < 1_500 ? [{ i, first: first.onset, second: second.onset }] : [];
      }),
    );
    expect(pairs.length).toBeGreaterThan(0);
    for (const { i, first, second } of pairs) {
      const at = (ts: number) => interlocksAt('northwall', ts).rows[i];
      for (const ts of [reading(first), reading(second), reading(second + 1_500) - 100]) {
        expect(at(ts)).toMatchObject({ state: 'FAULT', since: first });
      }
      expect(at(reading(second + 1_500))).toMatchObject({ state: 'OK', since: second + 1_500 });
    }
  });
});

test('the closures of the gate in the last minute are the instants at which it was closed', () => {
  fc.assert(
    fc.property(seeds, instants, (seed, t) => {
      const { ts, closures } = interlocksAt(seed, nextIncident(seed, t).recovered + 20_000);
      expect(closures.length).toBeGreaterThan(0);
      for (let at = ts - 60_000 + CADENCE_MS; at <= ts; at += CADENCE_MS) {
        const isCovered = closures.some(({ from, until }) => from <= at && (at < until || until === ts));
        expect(interlocksAt(seed, at).gate.closed).toBe(isCovered);
      }
    }),
    { numRuns: 5 },
  );
});

describe('the cases', () => {
  const stateOfCase = (name: string) => {
    const { world, at } = cases.find((one) => one.name === name) ?? { world: '', at: Number.NaN };
    return interlocksAt(world, at);
  };
  const faulted = (name: string) => stateOfCase(name).rows.filter(({ state }) => state === 'FAULT');

  test('quiet: no incident is open, and in the last minute there was no fault', () => {
    const state = stateOfCase('quiet');
    expect(openIncidents('northwall', state.ts)).toEqual([]);
    expect(state.rows.flatMap(({ recent }) => recent)).toEqual([]);
    expect(interlocks.status(state).word).toBe('gate open');
    expect(interlocksSentence(state)).toBe('No fault in the last minute.');
  });

  test('busiest: never in the four hours are more in fault at once', () => {
    const onsets = faultsOf(FROM, UNTIL).flatMap((own) => own.map(({ onset }) => onset));
    const most = Math.max(
      ...onsets.map(
        (onset) => interlocksAt('northwall', reading(onset)).rows.filter((row) => row.state === 'FAULT').length,
      ),
    );
    expect(faulted('busiest')).toHaveLength(most);
    expect(most).toBeGreaterThan(1);
  });

  test('a fault is ignored in a fork without its veto alone, and the panel says so', () => {
    const ignored = (world: string) =>
      Array.from({ length: 2_400 }, (_, i) =>
        interlocksAt(world, stateOfCase('incident').ts - 120_000 + i * 100),
      ).filter((state) => ignoredFaults(state).length > 0);
    expect(ignored('northwall')).toEqual([]);
    const said = (world: string) => {
      const [first] = ignored(world);
      return first && [interlocksSentence(first), gateWords(first, 60), gateWords(first, 25)];
    };
    expect(said('northwall~never-qdsa8')).toEqual([
      'Split-vote hold shows FAULT, but its veto has been removed.',
      'fault ignored: its veto has been removed',
      'fault ignored: no veto',
    ]);
    expect(said('northwall~late-qdsa8-2500')).toEqual([
      'Split-vote hold shows FAULT, but its veto is delayed by 2.5 s.',
      'fault ignored: its veto is delayed by 2.5 s',
      'fault ignored: late veto',
    ]);
    expect(ignored('northwall~late-qdsa8-3000')).toHaveLength(30);
    const two = interlocksAt('northwall~never-qdsay~never-qdsaz', Date.parse('2026-03-03T09:11:40Z'));
    expect([interlocksSentence(two), gateWords(two, 25)]).toEqual([
      'Sensor freshness shows FAULT, but its veto has been removed; Link heartbeat shows FAULT, but its veto has been removed.',
      'two faults ignored',
    ]);
  });

  test('without a veto, the Geofence that halts the machine shows FAULT and is named; it does not hold the pod’s gate', () => {
    const world = 'northwall~never-qdsa8';
    const incident = incidentNamed(world, 'inc-qdsa8-ad') as Incident;
    const until = (actOf(world, incident)?.until ?? 0) + CADENCE_MS;
    const fence = (t: number) => interlocksAt(world, t).rows.find(({ name }) => name === 'Geofence');
    expect(fence(until)).toMatchObject({ state: 'FAULT', corr: incident.id, recent: [{ machine: 'tern' }] });
    expect(fence(until - 2 * CADENCE_MS)?.state).toBe('OK');
    expect(fence(until + RECOVERY_MS)?.state).toBe('OK');
    expect(interlocksSentence(interlocksAt(world, until))).toBe(
      'Split-vote hold shows FAULT, but its veto has been removed.',
    );
    expect(explain(world, interlocksAt(world, until), 'Geofence')?.causes.map(({ what }) => what)).toContainEqual(
      expect.stringMatching(
        /^the Geofence of Tern trips: one step later it would rest more than 1\.50 m off its route/,
      ),
    );
    for (let t = incident.ended; t < incident.recovered; t += 1_000) {
      const { gate, holder } = interlocksAt(world, t);
      if (gate.corr === incident.id) expect(holder).toBe(-1);
    }
  });

  test('incident: its interlock is in fault, and no other', () => {
    const state = stateOfCase('incident');
    const [incident] = openIncidents('northwall', state.ts);
    const { id = '', kind = '', ended = 0, interlock = 0 } = incident ?? {};
    expect(faulted('incident')).toEqual([state.rows[interlock]]);
    expect(state.rows[interlock]).toMatchObject({ kind, since: ended, corr: id });
    expect(interlocks.status(state).word).toBe('fault');
    const recovered = interlocksAt('northwall', ended + RECOVERY_MS + CADENCE_MS);
    expect(interlocksSentence(recovered)).toBe('The gate reopens when the incident is over.');
    expect([state, recovered].map(({ gate }) => gate)).toEqual([
      { closed: true, corr: id, since: ended },
      { closed: true, corr: id, since: ended },
    ]);
    expect(interlocks.status(recovered).word).toBe('gate closed');
    expect(interlocks.figure(state)).toEqual({
      value: 'Veto gate closed',
      unit: '',
      label: expect.stringMatching(/^by Split-vote hold \(inc-qdsa8-ad\) \d\.\d s ago; 14 of 15 interlocks OK$/),
    });
  });
});
