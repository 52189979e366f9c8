import { expect, test } from 'vitest';
import { dashboards } from '../dashboards/registry';
import { MACHINE_NAMES } from '../sim/world/machines/machine-names';
import { showCuts, turnAt } from './cut';

const { state } = dashboards.machines;
const START = Date.UTC(2026, 2, 3, 9);

test.each([1, 10])('at %i×, each machine of a scene stops in its turn, most often within eight seconds', (speed) => {
  const afters: number[] = [];
  let moving = 0;
  for (let i = 0; i < 20; i++) {
    const start = START + i * 330_000;
    const cuts = showCuts('northwall', start, speed);
    expect(cuts.map(({ machine }) => machine)).toEqual(MACHINE_NAMES);
    cuts.forEach(({ machine, at, back }, turn) => {
      expect(turnAt(start, speed, at)).toEqual({ machine, round: start });
      expect(turnAt(start, speed, back)).toEqual({ machine: 'tern', round: back });
      afters.push((at - start) / speed - 20_000 * turn);
      const seen = (t: number) => state('northwall', t, { cuts }).machines[turn];
      expect(seen(at - 200)?.stop).toBeNull();
      expect(seen(back - 1)?.stop).not.toBeNull();
      if ((seen(at - 1)?.speed ?? 0) > 0.3) moving++;
    });
  }
  expect(Math.min(...afters)).toBeGreaterThanOrEqual(3_000);
  expect(afters.filter((ms) => ms <= 8_000).length).toBeGreaterThanOrEqual(40);
  expect(moving).toBeGreaterThanOrEqual(55);
});

test('a scene on which it is not yet, or has been for rounds, has a turn', () => {
  expect(turnAt(START, 1, START - 500)).toEqual({ machine: 'tern', round: START });
  expect(turnAt(START, 1, START + 145_000)).toEqual({ machine: 'heron', round: START + 120_000 });
});
