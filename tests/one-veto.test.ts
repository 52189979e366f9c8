import fc from 'fast-check';
import { expect, test } from 'vitest';
import { corelogAt } from '../src/dashboards/corelog/sim';
import { eventsAt } from '../src/dashboards/events/sim';
import { constantRate } from '../src/dashboards/events/sim-schedule';
import { forksAt } from '../src/dashboards/forks/sim';
import { interlocksAt } from '../src/dashboards/interlocks/sim';
import { transparencyAt } from '../src/dashboards/transparency/sim';
import { type Incident, incidentsBetween } from '../src/sim/world/incidents/incidents';

const MINUTE = 60_000;

const vetoes = fc
  .record({
    seed: fc.string({ minLength: 1, maxLength: 12 }),
    t: fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }),
    rate: fc.integer({ min: 6, max: 60 }).map((tens) => 10 * tens),
    late: fc.integer({ min: 0, max: 20_000 }),
  })
  .map(({ seed, t, rate, late }) => {
    const [first] = incidentsBetween(seed, t, t + 5 * MINUTE);
    const world = late > 10_000 ? `${seed}~late-${first?.n.toString(36)}-${late - 10_000}` : seed;
    return { world, rate, incidents: incidentsBetween(world, t, t + 5 * MINUTE) };
  });

/** Times at which panels say that an incident was vetoed, by the panel. */
function toldTimes(world: string, { id, ended, missedVeto }: Incident, rate: number) {
  const soon = ended + 1_000;
  const rows = eventsAt(world, soon, { rates: constantRate(rate), retention: 600 }).events.filter(
    ({ corr, code }) => corr === id && code === 'SEC-555',
  );
  const { gate, rows: interlocks } = interlocksAt(world, ended + 100);
  const faults = interlocks.flatMap(({ recent }) => recent).filter(({ corr }) => corr === id);
  return {
    events: rows.flatMap(({ ts, created }) => [ts, created]),
    transparency: transparencyAt(world, soon)
      .entries.filter(({ type, detail }) => type === 'VETO' && detail.startsWith(id))
      .map(({ ts }) => ts),
    corelog: corelogAt(world, soon)
      .lines.filter(({ corr, level }) => corr === id && level === 'ERROR')
      .map(({ ts }) => ts),
    interlocks: missedVeto === undefined ? faults.map(({ onset }) => onset) : [ended],
    gate: gate.corr === id ? [gate.since] : [ended],
    forks: forksAt(world, soon)
      .cuts.filter((cut) => cut.id === id)
      .map((cut) => cut.vetoed),
  };
}

test('one veto has one time: in events, core log, interlocks, gate, forks and transparency, late ones too', () => {
  fc.assert(
    fc.property(vetoes, ({ world, rate, incidents }) => {
      for (const incident of incidents) {
        const { ended } = incident;
        const { events, ...others } = toldTimes(world, incident, rate);
        expect([incident.id, events]).toEqual([incident.id, [ended, ended]]);
        for (const times of Object.values(others)) expect(times.every((time) => time === ended)).toBe(true);
        expect([others.transparency, others.corelog]).toEqual([[ended], [ended]]);
      }
    }),
    { numRuns: 40 },
  );
});

test('no row of a burst gives a time for what the veto does, and none asks for a veto before', () => {
  fc.assert(
    fc.property(vetoes, ({ world, rate, incidents }) => {
      for (const { id, onset } of incidents) {
        const { events } = eventsAt(world, onset + 1_000, { rates: constantRate(rate), retention: 600 });
        for (const { msg } of events.filter(({ corr }) => corr === id)) expect(msg).not.toMatch(/tripped|began|asked/);
      }
    }),
    { numRuns: 20 },
  );
});
