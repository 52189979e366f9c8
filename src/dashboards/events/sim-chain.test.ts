import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  copies,
  dragged,
  drags,
  HOUR,
  instants,
  MORNING,
  rates,
  retentions,
  seeds,
  seqs,
  up,
  whole,
  worlds,
} from '../../../tests/support/event-worlds';
import { BLOCK_RECORDS, blockOf, chainFaults } from '../../sim/math/chain';
import { type Incident, incidentsBetween, maxDuration, openIncidents } from '../../sim/world/incidents/incidents';
import { type EventRecord, eventsAt } from './sim';
import { withRateChange } from './sim-rate-change';
import { constantRate, createSchedule } from './sim-schedule';

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
