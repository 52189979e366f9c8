import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { canonicalJson } from '../../sim/math/canonical';
import { BLOCK_RECORDS, blockOf, chainFaults } from '../../sim/math/chain';
import { TAGS } from '../../sim/tables/log-filters';
import { type RateChange, RETENTION } from '../../sim/words/event-settings';
import { drillMachine } from '../../sim/world/incidents/drills';
import { isGateClosed } from '../../sim/world/incidents/gate';
import { type Incident, incidentsBetween, maxDuration, openIncidents } from '../../sim/world/incidents/incidents';
import { INTERLOCKS } from '../../sim/world/incidents/interlocks';
import { PODS } from '../../sim/world/topology';
import { cases } from './cases';
import {
  DEFAULTS,
  type EventRecord,
  type EventsSettings,
  type EventsState,
  eventsAt,
  FADE_FROM,
  fadeAt,
  LIFETIME_MS,
  REFRESH_MS,
} from './sim';
import { constantRate, createSchedule, withRateChange } from './sim-schedule';
import { eventsSentence, eventsTable } from './table';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MORNING = Date.UTC(2026, 2, 3, 8);
const seeds = fc.string({ minLength: 1, maxLength: 64 });
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });
const rates = fc.integer({ min: 60, max: 600 });
const retentions = fc.integer({ min: 60, max: 600 });
const waits = fc.oneof(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: 90_000 }));
const drags = fc.array(fc.record({ wait: waits, rate: rates }), { maxLength: 5 });
/** More records than any rate brings within a lifetime. */
const ALL = 600;

interface Drag {
  readonly wait: number;
  readonly rate: number;
}

/** The list of changes after each of a visitor's `moves` of the slider from `t` on, and when each was made. */
function dragged(seed: string, t: number, rate: number, moves: readonly Drag[]) {
  let list = constantRate(rate);
  let at = t;
  return moves.map((move) => {
    const before = list;
    at += move.wait;
    list = withRateChange(seed, before, at, move.rate);
    return { at, before, after: list };
  });
}

/** Worlds as a visitor may leave them: a seed, an instant, and settings changed several times around it. */
const worlds = fc
  .record({ seed: seeds, t: instants, rate: rates, moves: drags, retention: retentions, later: waits })
  .map(({ seed, t, rate, moves, retention, later }) => {
    const made = dragged(seed, t, rate, moves);
    const settings: EventsSettings = { rates: made.at(-1)?.after ?? constantRate(rate), retention };
    return { seed, t: (made.at(-1)?.at ?? t) + later, settings };
  });

const up = (t: number) => Math.ceil(t / REFRESH_MS) * REFRESH_MS;
const seqs = (events: readonly EventRecord[]) => events.map(({ seq }) => seq);
const copies = (events: readonly EventRecord[]): EventRecord[] => JSON.parse(JSON.stringify(events));
const whole = (rate: number | readonly RateChange[]): EventsSettings => ({
  rates: typeof rate === 'number' ? constantRate(rate) : rate,
  retention: ALL,
});

describe('the event stream', () => {
  test('keeps 240 events, 60 to 600, for 45 s, which fade from 80 % of it; it is read each 250 ms', () => {
    expect(RETENTION).toEqual({ default: 240, lowest: 60, highest: 600 });
    expect([LIFETIME_MS, FADE_FROM, REFRESH_MS]).toEqual([45_000, 0.8, 250]);
    expect(DEFAULTS).toEqual({ rates: [{ from: 0, after: -1, rate: 360 }], retention: 240 });
    expect(TAGS).toEqual(['OK', 'WARN', 'FAIL', 'AUTH', 'NET', 'IO', 'SIM', 'SEC', 'DBG']);
  });

  test('depends on seed, instant and settings alone, however many other worlds were looked at in between', () => {
    fc.assert(
      fc.property(worlds, fc.array(worlds, { maxLength: 6 }), (world, others) => {
        const { seed, t, settings } = world;
        const first = canonicalJson(eventsAt(seed, t, settings));
        for (const other of others) eventsAt(other.seed, other.t, other.settings);
        expect(canonicalJson(eventsAt(seed, t, structuredClone(settings)))).toBe(first);
      }),
      { numRuns: 12 },
    );
  });

  test('is the same to a visitor who comes again and to one who has wandered through hours of it', async () => {
    const visits = cases.flatMap(({ at }) => [at, at - 10_000, at - 4 * HOUR, at + 250, at + 10 * MINUTE]);
    const wandered = [...visits, ...visits.toReversed(), ...visits].map((t) => eventsAt('northwall', t, DEFAULTS));
    for (const [i, t] of visits.entries()) {
      vi.resetModules();
      const again: typeof import('./sim') = await import('./sim');
      const state = again.eventsAt('northwall', t, DEFAULTS);
      for (const again of [i, 2 * visits.length - 1 - i, 2 * visits.length + i]) {
        expect(wandered[again]).toEqual(state);
      }
    }
  });

  test('is plain JSON', () => {
    fc.assert(
      fc.property(worlds, ({ seed, t, settings }) => {
        const state = eventsAt(seed, t, settings);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        expect(canonicalJson(JSON.parse(canonicalJson(state)))).toBe(canonicalJson(state));
      }),
      { numRuns: 20 },
    );
  });

  test('has records of 17 fields, each in its range', () => {
    const fields = 'id seq code tag subj verb obj ns shard corr lat sev msg ts created hash prev'.split(' ').sort();
    fc.assert(
      fc.property(worlds, ({ seed, t, settings }) => {
        const { ts, events, breaks } = eventsAt(seed, t, settings);
        for (const record of events) {
          const { id, seq, code, tag, subj, verb, obj, ns, shard, corr, lat, sev, msg, created, hash, prev } = record;
          expect(Object.keys(record).sort()).toEqual(fields);
          expect(id).toBe(`evt-${seq.toString(36)}`);
          expect(TAGS).toContain(tag);
          expect(code).toMatch(/^[A-Z]+-\d{3}$/);
          expect(code.startsWith(`${tag}-`)).toBe(true);
          expect(subj).toBe(subj.toUpperCase());
          expect(msg).toContain(subj);
          if (!breaks.includes(seq)) expect(msg).toBe(`${subj} ${verb} ${obj}`);
          expect(ns).toMatch(/^[a-z]+\.[a-z]+$/);
          expect(corr).toMatch(/^(?:inc-.+|req-[0-9a-f]{8})$/);
          expect(Number.isInteger(shard) && shard >= 0 && shard < 16).toBe(true);
          expect([0, 1, 2, 3]).toContain(sev);
          expect(lat).toBeGreaterThanOrEqual(0);
          expect(record.ts).toBeLessThanOrEqual(created);
          expect(created).toBeLessThanOrEqual(ts);
          expect(`${hash}${prev}`).toMatch(/^[0-9a-f]{128}$/);
        }
      }),
      // Event numbers turn negative before the epoch.
      { numRuns: 15, examples: [[{ seed: 'northwall', t: 0, settings: DEFAULTS }]] },
    );
  });

  test('shows what has been recorded in the last 45 s, no more than is retained, in order and without a gap', () => {
    fc.assert(
      fc.property(worlds, ({ seed, t, settings }) => {
        const { ts, events } = eventsAt(seed, t, settings);
        const { newest, place } = createSchedule(seed, settings.rates);
        expect(ts).toBe(Math.floor(t / 250) * 250);
        const count = Math.min(settings.retention, newest(ts) - newest(ts - 45_000));
        expect(seqs(events)).toEqual(Array.from({ length: count }, (_, i) => newest(ts) - count + 1 + i));
        expect(events.map(({ created }) => created)).toEqual(seqs(events).map((seq) => place(seq).created));
        const times = events.map(({ created }) => created);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }),
      { numRuns: 40 },
    );
  });

  test('lets an event go when it is 45 s old, at the very reading', () => {
    // Past instant at which an event was recorded on a reading, so that its age is then 45 s exactly.
    const { newest, place } = createSchedule('northwall', constantRate(600));
    const first = newest(MORNING);
    const onReading = Array.from({ length: 6_000 }, (_, i) => first + i).filter((n) => place(n).created % 250 === 0);
    expect(onReading.length).toBeGreaterThan(10);
    for (const n of onReading.slice(0, 20)) {
      const { created } = place(n);
      const shown = (t: number) => seqs(eventsAt('northwall', t, whole(600)).events).includes(n);
      expect([-1, 0, 44_750, 44_999, 45_000].map((age) => shown(created + age))).toEqual([
        false,
        true,
        true,
        true,
        false,
      ]);
    }
  });

  test('is the same as a whole and in parts', () => {
    const spans = fc.integer({ min: 0, max: 80 });
    fc.assert(
      fc.property(worlds, spans, spans, ({ seed, t, settings }, one, two) => {
        const read = whole(settings.rates);
        const a = eventsAt(seed, t, read).ts;
        const b = a + one * REFRESH_MS;
        const c = b + two * REFRESH_MS;
        const altered = [...eventsAt(seed, b, read).breaks, ...eventsAt(seed, c, read).breaks];
        const from = (now: number, after: number, upTo: number) =>
          eventsAt(seed, now, read).events.filter(
            ({ seq, created }) => created > after && created <= upTo && !altered.includes(seq),
          );
        expect([...from(b, a, b), ...from(c, b, c)]).toEqual(from(c, a, c));
        expect(from(b, a, b)).toEqual(from(c, a, b));
      }),
      { numRuns: 30 },
    );
  });

  test('brings every tag within an hour, and at the default rate 21,600 events within 2 %', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const states = Array.from({ length: 40 }, (_, i) => eventsAt(seed, t + i * 90_000, DEFAULTS));
        const tags = new Set(states.flatMap(({ events }) => events.map(({ tag }) => tag)));
        expect([...tags].sort()).toEqual([...TAGS].sort());
        const newest = (at: number) => eventsAt(seed, at, DEFAULTS).events.at(-1)?.seq ?? Number.NaN;
        expect(Math.abs((newest(t + HOUR) - newest(t)) / 21_600 - 1)).toBeLessThan(0.02);
      }),
      { numRuns: 1 },
    );
  });

  test('fades evenly from 36 s of age to 45 s, or over the last fifth of the number kept if that ends it first', () => {
    const [record] = eventsAt('northwall', MORNING, DEFAULTS).events as [EventRecord];
    const faded = (age: number, newer = 0) => fadeAt(record, record.created + age, newer, 240);
    expect([-1, 0, 35_999].map((age) => faded(age))).toEqual([0, 0, 0]);
    expect([38_250, 40_500, 45_000, 45_001, HOUR].map((age) => faded(age).toFixed(6))).toEqual(
      [0.25, 0.5, 1, 1, 1].map((fade) => fade.toFixed(6)),
    );
    expect([0, 191, 215, 239].map((newer) => faded(0, newer).toFixed(6))).toEqual(
      [0, 0, 0.5, 1].map((fade) => fade.toFixed(6)),
    );
  });

  test('has faded to the end by the last reading that shows it, at the rate and number kept of a first visit', () => {
    const { ts, events } = eventsAt('northwall', MORNING, DEFAULTS);
    const [oldest] = events as [EventRecord];
    expect(fadeAt(oldest, ts, events.length - 1, DEFAULTS.retention)).toBe(1);
  });
});

describe('a visitor who moves the slider of the rate', () => {
  test('sees all that is on screen stay as it is, hashes included, several times in a row', () => {
    fc.assert(
      fc.property(seeds, instants, rates, drags, retentions, (seed, t, rate, moves, retention) => {
        for (const { at, before, after } of dragged(seed, t, rate, moves)) {
          const shown = eventsAt(seed, at, { rates: before, retention });
          expect(eventsAt(seed, at, { rates: after, retention })).toEqual(shown);
          const soon = new Map(
            eventsAt(seed, at + 5_000, whole(after)).events.map((record) => [record.seq, record] as const),
          );
          const kept = shown.events.filter(({ created }) => created > at + 5_000 - 45_000);
          for (const record of kept) expect(soon.get(record.seq)?.hash).toBe(record.hash);
        }
      }),
      { numRuns: 12 },
    );
  });

  test.each([
    [100, 200],
    [1_000, 90],
    [7_000, 60],
  ])('and when it is moved each %i ms, %i times', (wait, times) => {
    fc.assert(
      fc.property(seeds, instants, fc.array(rates, { minLength: times, maxLength: times }), (seed, t, chosen) => {
        const made = dragged(
          seed,
          t,
          360,
          chosen.map((rate) => ({ wait, rate })),
        );
        for (const { at, before, after } of made.slice(30).filter((_, i) => i % 15 === 2)) {
          expect(eventsAt(seed, at, whole(after))).toEqual(eventsAt(seed, at, whole(before)));
        }
      }),
      { numRuns: 2 },
    );
  });

  test('after seeking back sees what was there, and then the new rate in place of the later ones', () => {
    fc.assert(
      fc.property(seeds, instants, rates, rates, rates, (seed, t, one, two, three) => {
        const first = withRateChange(seed, constantRate(one), t + 10_000, two);
        const second = withRateChange(seed, first, t + 20_000, three);
        const back = withRateChange(seed, second, t, 600);
        expect(eventsAt(seed, t, whole(back))).toEqual(eventsAt(seed, t, whole(one)));
        expect(back).toEqual(withRateChange(seed, constantRate(one), t, 600));
        const newest = (at: number) => eventsAt(seed, at, whole(back)).events.at(-1)?.seq ?? Number.NaN;
        expect(Math.abs(newest(t + 2 * MINUTE) - newest(t) - 1_200)).toBeLessThan(40);
      }),
      { numRuns: 12 },
    );
  });
});

describe('an incident', () => {
  /** Tag of the first report of each kind. */
  const REPORTED = {
    divergence: 'SIM',
    envelope: 'WARN',
    staleness: 'IO',
    quorum: 'FAIL',
    thermal: 'WARN',
    link: 'NET',
    tampering: 'SEC',
  } as const;

  /** Reporter of an incident: the part that its kind concerns first. */
  function reporterOf(world: string, incident: Incident): string {
    const { kind, pod, rack, lane, socket } = incident;
    if (kind === 'divergence') return `SOCKET-${socket}`;
    if (kind === 'quorum' || INTERLOCKS[incident.interlock]?.name === 'Rack inlet')
      return `RACK-${PODS[pod]}-${rack + 1}`;
    if (kind === 'staleness' || kind === 'link') return `LANE-${lane}`;
    return kind === 'tampering' ? 'LEDGER-1' : (drillMachine(world, incident) ?? '').toUpperCase();
  }

  const burstOf = ({ events, anomalies }: EventsState, { id }: Incident) =>
    events.filter(({ seq, corr }) => corr === id && anomalies.includes(seq));

  test('has its burst within a second of its onset at every rate: under its id, as severe, flagged, its report first', () => {
    fc.assert(
      fc.property(seeds, instants, rates, (seed, t, rate) => {
        for (const incident of incidentsBetween(seed, t, t + 3 * MINUTE)) {
          const { onset, severity, kind } = incident;
          expect(burstOf(eventsAt(seed, onset, whole(rate)), incident)).toEqual([]);
          const state = eventsAt(seed, up(onset + 1_000), whole(rate));
          const burst = burstOf(state, incident);
          expect(burst).toHaveLength(4 + 2 * severity);
          for (const { created, sev } of burst) {
            expect(created > onset && created <= onset + 1_000).toBe(true);
            expect(sev).toBe(severity);
          }
          expect([burst[0]?.tag, burst[0]?.subj]).toEqual([REPORTED[kind], reporterOf(seed, incident)]);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('is what every flagged row belongs to; of the others only a veto outside its burst does', () => {
    fc.assert(
      fc.property(worlds, ({ seed, t, settings }) => {
        const { ts, events, anomalies } = eventsAt(seed, t, settings);
        const ids = incidentsBetween(seed, ts - 46_000 - maxDuration(seed), ts).map(({ id }) => id);
        const theirs = events.filter(({ corr }) => ids.includes(corr));
        expect(seqs(theirs)).toEqual(seqs(events.filter(({ corr }) => !corr.startsWith('req-'))));
        for (const { seq, code } of theirs) expect(anomalies.includes(seq) || code === 'SEC-555').toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('has one row for its veto, recorded next, at every rate; while the gate is closed no row passes a proposal', () => {
    fc.assert(
      fc.property(seeds, instants, drags, rates, (seed, t, moves, rate) => {
        const settings = whole(dragged(seed, t, rate, moves).at(-1)?.after ?? constantRate(rate));
        const until = t + 5 * MINUTE;
        const states = Array.from({ length: 10 }, (_, i) => eventsAt(seed, t + (i + 1) * 30_000, settings));
        const records = [...new Map(states.flatMap(({ events }) => events.map((each) => [each.seq, each]))).values()];
        for (const { subj, verb, ts } of records) {
          if (subj === 'GATE' && verb === 'passed') expect(isGateClosed(seed, ts)).toBe(false);
          if (subj === 'GATE' && verb === 'held') expect(isGateClosed(seed, ts)).toBe(true);
        }
        for (const { id, vetoed } of incidentsBetween(seed, t, until - 10_000)) {
          const rows = records.filter(({ corr, verb }) => corr === id && verb === 'vetoed');
          expect(rows.map(({ msg, tag, ts }) => [msg, tag, ts])).toEqual([['GATE vetoed commit', 'SEC', vetoed]]);
        }
      }),
      { numRuns: 10 },
    );
  });

  test('has rows that are true at their instant, each said once: nothing is checked again before it is detected, nothing is at FAULT before the veto', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        for (const incident of incidentsBetween(seed, t, t + 5 * MINUTE)) {
          const burst = burstOf(eventsAt(seed, incident.onset + 4_000, whole(600)), incident);
          for (const { msg, ts } of burst) {
            if (/at FAULT|out of service|fenced/.test(msg)) expect(ts).toBeGreaterThanOrEqual(incident.vetoed);
            if (/checked|last good state/.test(msg)) expect(ts >= incident.detected && ts < incident.vetoed).toBe(true);
          }
          const rows = burst.map(({ msg }) => msg);
          expect(rows.filter((msg, i) => rows.indexOf(msg) !== i)).toEqual([]);
        }
      }),
      { numRuns: 10 },
    );
  });
});

describe('the chain', () => {
  /** Numbers of the records with a fault, by their contents alone. */
  function broken(seed: string, events: readonly EventRecord[]): number[] {
    const faults = chainFaults(seed, copies(events));
    return seqs(events).filter((_, i) => faults[i]?.length);
  }

  test('is whole while no tampering is open, computed from what is shown alone', () => {
    fc.assert(
      fc.property(worlds, ({ seed, t, settings }) => {
        const { ts, events, breaks } = eventsAt(seed, t, settings);
        fc.pre(!openIncidents(seed, ts).some(({ kind }) => kind === 'tampering'));
        expect(breaks).toEqual([]);
        expect(broken(seed, events)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  /** The first tampering after `t`; one incident in 48 is one. */
  function tamperingAfter(seed: string, t: number): Incident {
    for (let from = t; ; from += HOUR) {
      const found = incidentsBetween(seed, from, from + HOUR).find(({ kind }) => kind === 'tampering');
      if (found) return found;
    }
  }

  test('breaks at the newest record before a tampering, from its onset until it has recovered, and nowhere else', () => {
    fc.assert(
      fc.property(seeds, instants, rates, drags, retentions, (seed, t, rate, moves, retention) => {
        const { onset, recovered } = tamperingAfter(seed, t);
        const changes = dragged(seed, onset - 30_000, rate, moves).at(-1)?.after ?? constantRate(rate);
        const settings = { rates: changes, retention };
        const { newest } = createSchedule(seed, changes);
        const affected = newest(onset - 1);
        const original = eventsAt(seed, up(onset) - 250, whole(changes)).events.find(({ seq }) => seq === affected);
        for (let at = up(onset) - 500; at <= up(recovered) + 500; at += 250) {
          const { events, breaks } = eventsAt(seed, at, settings);
          const open = incidentsBetween(seed, at - maxDuration(seed), at).filter(
            (incident) => incident.kind === 'tampering' && incident.recovered > at,
          );
          const altered = new Set(open.map((incident) => newest(incident.onset - 1)));
          expect(breaks).toEqual(seqs(events).filter((seq) => altered.has(seq)));
          expect(breaks.includes(affected)).toBe(at >= onset && at < recovered && seqs(events).includes(affected));
          expect(broken(seed, events)).toEqual(breaks);
          const record = events.find(({ seq }) => seq === affected);
          // The record may be from after the reading before.
          if (!record || !original) continue;
          const differing = Object.entries(record).filter(
            ([key, value]) => original[key as keyof EventRecord] !== value,
          );
          expect(differing.map(([key]) => key)).toEqual(breaks.includes(affected) ? ['verb'] : []);
        }
      }),
      { numRuns: 8 },
    );
  });

  test('shows the altered record for as long as it is retained', () => {
    // At 600 a minute 60 records are 6 s: a severe tampering outlasts them.
    const severe = incidentsBetween('northwall', MORNING, MORNING + 96 * HOUR).find(
      ({ kind, onset, recovered }) => kind === 'tampering' && recovered - onset > 9_000,
    ) as Incident;
    const breaks = (t: number, retention: number) =>
      eventsAt('northwall', t, { rates: constantRate(600), retention }).breaks.length;
    expect([2_000, 8_500].map((age) => breaks(severe.onset + age, 60))).toEqual([1, 0]);
    expect([2_000, 8_500].map((age) => breaks(severe.onset + age, 600))).toEqual([1, 1]);
    expect(breaks(up(severe.recovered), 600)).toBe(0);
  });

  test('links each record to the one before, across a change of rate and from block to block', () => {
    fc.assert(
      fc.property(seeds, instants, rates, (seed, t, rate) => {
        const changes = withRateChange(seed, constantRate(rate), t, 600);
        const { newest } = createSchedule(seed, changes);
        // 45 s after the change 450 records are shown, and one or two blocks begin among them.
        const { events, breaks } = eventsAt(seed, t + 44_000, whole(changes));
        expect(seqs(events)).toContain(newest(t) + 1);
        events.slice(1).forEach((record, i) => {
          if (record.seq % BLOCK_RECORDS !== 0 && !breaks.includes(record.seq)) {
            expect(record.prev).toBe(events[i]?.hash);
          }
        });
        expect(blockOf(events.at(-1)?.seq ?? 0)).toBeGreaterThan(blockOf(events[0]?.seq ?? 0));
      }),
      { numRuns: 20 },
    );
  });
});

describe('the cases', () => {
  const at = (name: string) => {
    const found = cases.find((each) => each.name === name);
    if (!found) throw new Error(`No case ${name}.`);
    return { ...found, state: eventsAt(found.world, found.at, DEFAULTS) };
  };

  test('quiet: a full list without a burst and without a break', () => {
    const { state } = at('quiet');
    expect([state.events.length, state.anomalies, state.breaks]).toEqual([240, [], []]);
  });

  test('busiest: as many rows of bursts as in any 240 neighbouring events from 08:00 to 12:00', () => {
    const { state } = at('busiest');
    const { newest, place } = createSchedule('northwall', DEFAULTS.rates);
    const first = newest(MORNING) - 239;
    let inWindow = 0;
    let most = 0;
    for (let n = first; n <= newest(MORNING + 4 * HOUR); n++) {
      inWindow += place(n).incident ? 1 : 0;
      inWindow -= n - 240 >= first && place(n - 240).incident ? 1 : 0;
      most = Math.max(most, inWindow);
    }
    expect(state.anomalies).toHaveLength(most);
    expect(most).toBe(20);
  });

  test('incident: 3 s after an onset, its burst the only one in the window', () => {
    const { world, at: t, state } = at('incident');
    const [incident] = incidentsBetween(world, t - 3_001, t) as [Incident];
    expect(t - incident.onset).toBe(3_000);
    expect(new Set(state.events.filter(({ seq }) => state.anomalies.includes(seq)).map(({ corr }) => corr))).toEqual(
      new Set([incident.id]),
    );
    expect(state.anomalies).toHaveLength(4 + 2 * incident.severity);
    expect(state.breaks).toEqual([]);
  });

  test('chain-break: a tampering is open and one record is flagged', () => {
    const { world, at: t, state } = at('chain-break');
    expect(openIncidents(world, t).map(({ kind }) => kind)).toEqual(['tampering']);
    expect(state.breaks).toHaveLength(1);
    expect(seqs(state.events)).toContain(state.breaks[0]);
  });

  test('the table has a row an event, newest first, with all its fields and what is flagged; the summary counts the same', () => {
    const { state } = at('chain-break');
    const { columns, rows: all } = eventsTable(state);
    const rows = all.map(({ cells }) => cells);
    const printed = (event: EventRecord) => ({ ...event, lat: event.lat.toFixed(1) });
    const fields = state.events.map((event) => Object.entries(printed(event)));
    const cells = rows.map((row) => columns.map(({ key }, i) => [key, row[i]]));
    expect(fields[0]).toHaveLength(17);
    expect(cells.toReversed()).toEqual(fields.map((each) => expect.arrayContaining(each)));
    const flag = columns.findIndex(({ key }) => key === 'flag');
    const flagged = (word: string) => rows.filter((row) => row[flag] === word).map(([seq]) => seq);
    expect(flagged('chain break')).toEqual(state.breaks);
    expect(flagged('anomaly').toReversed()).toEqual(state.anomalies.filter((seq) => !state.breaks.includes(seq)));
    expect(eventsSentence(state)).toBe(`14 anomalies, from two incidents; event ${state.breaks[0]} breaks the chain.`);
    expect(eventsSentence(at('quiet').state)).toBe('No anomalies; every hash link holds.');
  });
});
