import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOPOLOGY } from '../topology';
import { incidentNamed, incidentsBetween, nextIncident, openIncidents, tamperingsBetween } from './incidents';
import { INCIDENT_KINDS, INTERLOCKS } from './interlocks';

const seeds = fc.string({ minLength: 1, maxLength: 64 });
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });
const T = 1_772_528_400_000;
const HOUR = 3_600_000;

describe('incidents', () => {
  test('a window is the sum of its parts, in order of onset', () => {
    const spans = fc.integer({ min: 0, max: 600_000 });
    fc.assert(
      fc.property(seeds, instants, spans, spans, (seed, t, a, b) => {
        const whole = incidentsBetween(seed, t, t + a + b);
        expect([...incidentsBetween(seed, t, t + a), ...incidentsBetween(seed, t + a, t + a + b)]).toEqual(whole);
        for (const { onset } of whole) expect(onset > t && onset <= t + a + b).toBe(true);
      }),
    );
  });

  test('the next one is the first after an instant', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const next = nextIncident(seed, t);
        expect(next.onset).toBeGreaterThan(t);
        expect(incidentsBetween(seed, t, next.onset)).toEqual([next]);
      }),
    );
  });

  test('each is detected, vetoed, rolled back and recovered, in that order, and is open until then', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const incident = nextIncident(seed, t);
        const { onset, detected, ended, rolledBack, recovered } = incident;
        const order = [onset, detected, ended, rolledBack, recovered];
        expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
        expect(openIncidents(seed, onset)).toContainEqual(incident);
        expect(openIncidents(seed, recovered - 1)).toContainEqual(incident);
        expect(openIncidents(seed, onset - 1)).not.toContainEqual(incident);
        expect(openIncidents(seed, recovered)).not.toContainEqual(incident);
      }),
    );
  });

  test('each touches parts that exist', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { kind, pod, rack, socket, lane, interlock, severity } = nextIncident(seed, t);
        const { pods, racksPerPod, sockets, lanes } = TOPOLOGY;
        const parts = [
          [pod, pods],
          [rack, racksPerPod],
          [socket, sockets],
          [lane, lanes],
          [interlock, INTERLOCKS.length],
        ] as const;
        for (const [part, count] of parts) expect(part >= 0 && part < count && Number.isInteger(part)).toBe(true);
        expect(INTERLOCKS[interlock]?.kind).toBe(kind);
        expect([1, 2, 3]).toContain(severity);
      }),
    );
  });

  test('over a hundred hours: one in 40 s within 1%, ids of their own, every kind, tampering rarest, one in ten severe', () => {
    const all = incidentsBetween('northwall', T, T + 100 * HOUR);
    expect(Math.abs(all.length / 9_000 - 1)).toBeLessThan(0.01);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const count = (kind: string) => all.filter((incident) => incident.kind === kind).length;
    const tampering = count('tampering');
    expect(tampering / all.length).toBeGreaterThan(0.012);
    expect(tampering / all.length).toBeLessThan(0.03);
    for (const kind of INCIDENT_KINDS.slice(0, -1)) expect(count(kind)).toBeGreaterThan(4 * tampering);
    const severe = all.filter(({ severity }) => severity === 3).length / all.length;
    expect(Math.abs(severe - 0.1)).toBeLessThan(0.015);
  });
});

describe('an incident by its id', () => {
  test('is the one that goes by it, and a made-up id is none’s', () => {
    const found = incidentsBetween('northwall', 1_772_528_000_000, 1_772_531_600_000);
    for (const incident of found) expect(incidentNamed('northwall', incident.id)).toEqual(incident);
    const [{ id } = { id: '' }] = found;
    expect(incidentNamed('hall-4', id)).toBeUndefined();
    for (const text of ['', 'inc--00', 'req-12', `${id}0`, 'inc-zzzzzzzzz-00', 'inc-__proto__-00', 'INC-1-00']) {
      expect(incidentNamed('northwall', text)).toBeUndefined();
    }
  });

  test('tamperings are the incidents of that kind', () => {
    const [from, to] = [1_772_528_000_000, 1_772_528_000_000 + 86_400_000];
    const kind = incidentsBetween('northwall', from, to).filter((incident) => incident.kind === 'tampering');
    expect(tamperingsBetween('northwall', from, to).map(({ n }) => n)).toEqual(kind.map(({ n }) => n));
  });
});
