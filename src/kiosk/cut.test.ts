import { expect, test } from 'vitest';
import { dashboards } from '../dashboards/registry';
import { sceneCuts } from './cut';

const { state } = dashboards.machines;
const START = Date.UTC(2026, 2, 3, 9);

test.each([1, 10])('at %i×, the machines of a scene move, stop with their current cut, and set off again', (speed) => {
  const afters: number[] = [];
  for (let i = 0; i < 20; i++) {
    const start = START + i * 330_000;
    const cuts = sceneCuts('northwall', start, speed);
    const { at = 0, back = 0 } = cuts[0] ?? {};
    afters.push((at - start) / speed);
    expect(back - start).toBeLessThanOrEqual(45_000 * speed);
    const tern = (t: number) => state('northwall', t, { cuts }).machines.find(({ name }) => name === 'tern');
    expect(tern(at - 200)?.stop).toBeNull();
    expect(tern(at)?.speed).toBeGreaterThan(1.4);
    expect(tern(at + 2_000)).toMatchObject({ speed: 0, waits: 'person', stop: { atRest: true } });
    expect(tern(back + 5_000)?.stop).toBeNull();
  }
  // Most often before somebody who passes has gone on.
  expect(Math.min(...afters)).toBeGreaterThanOrEqual(3_000);
  expect(afters.filter((ms) => ms <= 8_000).length).toBeGreaterThanOrEqual(12);
});
