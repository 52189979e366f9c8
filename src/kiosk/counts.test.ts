import { expect, test } from 'vitest';
import { createCounter } from './counts';

test('nothing but the scene that is on is counted until the counts are asked for, and nothing is counted twice', () => {
  const counter = createCounter();
  counter.add('scene', 'floor');
  counter.add('scene', 'forks');
  counter.add('touch');
  expect(counter.take()).toEqual([{ kind: 'scene', name: 'forks', count: 1 }]);
  counter.add('touch');
  counter.add('touch');
  counter.add('opened', 'cores');
  expect(counter.take()).toEqual([
    { kind: 'touch', name: '', count: 2 },
    { kind: 'opened', name: 'cores', count: 1 },
  ]);
  expect(counter.take()).toEqual([]);
});
