import { expect, test } from 'vitest';
import { incidentNamed } from '../../../sim/world/incidents/incidents';
import { layoutForks } from './page/layout';
import { newestMark } from './page/printed-incident';
import { nextChange, visibleWorldAt } from './visible-world';

const ID = 'inc-qdsa8-ad';
const FORK = 'northwall~never-qdsa8';
const viewport = { width: 1_280, height: 640, scale: 1, resolution: 1 };
const { map } = layoutForks(viewport);

test('in a fork without a veto its incident has words from when the veto was due until the watchdog has ended it', () => {
  const { missedVeto = 0, ended } = incidentNamed(FORK, ID) ?? { ended: 0 };
  const answered = (t: number) => visibleWorldAt(FORK, map, t, false).answered?.id;
  expect([missedVeto - 1, missedVeto, ended - 1, ended].map((t) => answered(t) === ID)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  const before = visibleWorldAt(FORK, map, missedVeto - 1, false);
  expect(nextChange(before, map, viewport)).toBeLessThanOrEqual(missedVeto);
  expect(visibleWorldAt('northwall', map, ended - 1, false).answered?.id).not.toBe(ID);
});

test('of two incidents without a veto the last has words, and the id that is printed is its own', () => {
  const world = 'northwall~never-qdsay~never-qdsaz';
  const [first, last] = ['inc-qdsay-9b', 'inc-qdsaz-00'].map((id) => incidentNamed(world, id)?.ended ?? 0) as [
    number,
    number,
  ];
  const named = (t: number) => {
    const { slices, answered } = visibleWorldAt(world, map, t, false);
    return [answered?.id, newestMark(layoutForks(viewport), slices, t, t, answered)?.id];
  };
  expect(named(first - 1)).toEqual(['inc-qdsaz-00', 'inc-qdsaz-00']);
  expect(named(first)).toEqual(['inc-qdsay-9b', 'inc-qdsay-9b']);
  expect(named(first + 3_200)).toEqual(['inc-qdsaz-00', 'inc-qdsaz-00']);
  expect(named(last + 1)).toEqual(['inc-qdsaz-00', 'inc-qdsaz-00']);
});
