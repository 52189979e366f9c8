import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dragged,
  drags,
  instants,
  MINUTE,
  rates,
  seeds,
  seqs,
  up,
  whole,
  worlds,
} from '../../../tests/support/event-worlds';
import { isGateClosed } from '../../sim/world/incidents/gate';
import { type Incident, incidentsBetween, maxDuration } from '../../sim/world/incidents/incidents';
import { INTERLOCKS } from '../../sim/world/incidents/interlocks';
import { drillMachine } from '../../sim/world/machines/drills';
import { PODS } from '../../sim/world/topology';
import { type EventsState, eventsAt } from './sim';
import { constantRate } from './sim-schedule';

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
    return kind === 'tampering' ? 'LEDGER-1' : (drillMachine(world, incident) ?? `socket-${socket}`).toUpperCase();
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

  test('has one row for its veto, recorded next, at every rate; while the gate is closed no row passes an action', () => {
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
        for (const { id, ended } of incidentsBetween(seed, t, until - 10_000)) {
          const rows = records.filter(({ corr, verb }) => corr === id && verb === 'vetoed');
          expect(rows.map(({ msg, tag, ts }) => [msg, tag, ts])).toEqual([['GATE vetoed commit', 'SEC', ended]]);
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
            if (/at FAULT|out of service|fenced/.test(msg)) expect(ts).toBeGreaterThanOrEqual(incident.ended);
            if (/checked|last good state/.test(msg)) expect(ts >= incident.detected && ts < incident.ended).toBe(true);
          }
          const rows = burst.map(({ msg }) => msg);
          expect(rows.filter((msg, i) => rows.indexOf(msg) !== i)).toEqual([]);
        }
      }),
      { numRuns: 10 },
    );
  });
});
