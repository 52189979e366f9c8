import { expect, test } from 'vitest';
import { type Incident, incidentNamed } from './incidents';
import { savedWords, vetoWords, withoutVetoWords } from './prevented';

const named = (world: string, id: string) => incidentNamed(world, id) as Incident;

test('what a veto prevented is said in a sentence', () => {
  const incident = named('northwall', 'inc-qdsac-c5');
  expect(vetoWords('northwall', incident)).toBe('vetoed after 443 ms; without the veto, 3 racks and 36 seconds');
  expect(savedWords('northwall', incident)).toBe(
    'the veto saved 152 GPUs, 3 lanes, 4 sockets and 3,323 GPU-seconds of work',
  );
});

test('in a fork it is said of the veto that came there, and what happened where none came', () => {
  const late = 'northwall~late-qdsac-10000';
  expect(vetoWords(late, named(late, 'inc-qdsac-c5'))).toBe(
    'vetoed after 10,443 ms; without the veto, 3 racks and 36 seconds',
  );
  const never = 'northwall~never-qdsac';
  expect(vetoWords(never, named(never, 'inc-qdsac-c5'))).toBe('without a veto, 3 racks and 36 seconds');
  expect(withoutVetoWords(never, named(never, 'inc-qdsac-c5'))).toBe('without a veto, 3 racks and 36 seconds');
  expect(savedWords(never, named(never, 'inc-qdsac-c5'))).toBeUndefined();
});
