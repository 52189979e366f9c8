import { expect, test } from 'vitest';
import { extentOf, reachAt } from '../incidents/extent';
import { type Incident, incidentNamed } from '../incidents/incidents';
import { savedWords, vetoWords, withoutVetoWords } from './extent-words';

const named = (world: string, id: string) => incidentNamed(world, id) as Incident;

test('what a veto prevented is said in a sentence', () => {
  const incident = named('northwall', 'inc-qdsac-c5');
  expect(vetoWords('northwall', incident)).toBe(
    'vetoed 443 ms after the onset; without the veto, Heron travels 7.99 m too far and stays there until a person restarts it; four lanes are degraded; the pod recovers after 36 s',
  );
  expect(savedWords('northwall', incident)).toBe('the veto spares three lanes and four sockets');
});

test('in a fork it is said of the veto that came there, and what happened where none came', () => {
  const late = 'northwall~late-qdsac-10000';
  expect(vetoWords(late, named(late, 'inc-qdsac-c5'))).toBe(
    'vetoed 10,443 ms after the onset; without the veto, Heron travels 7.99 m too far and stays there until a person restarts it; four lanes are degraded; the pod recovers after 36 s',
  );
  const never = 'northwall~never-qdsac';
  expect(vetoWords(never, named(never, 'inc-qdsac-c5'))).toBe(
    'without a veto, Heron travels 7.99 m too far and stays there until a person restarts it; four lanes are degraded; the pod recovers after 36 s',
  );
  expect(withoutVetoWords(never, named(never, 'inc-qdsac-c5'))).toBe(
    'without a veto, Heron travels 7.99 m too far and stays there until a person restarts it; four lanes are degraded; the pod recovers after 36 s',
  );
  expect(savedWords(never, named(never, 'inc-qdsac-c5'))).toBeUndefined();
});

test('a machine that stood when its veto was due would set off first', () => {
  expect(withoutVetoWords('northwall', named('northwall', 'inc-qdsb6-84'))).toMatch(
    /^without the veto, Tern sets off, strays \d\.\d\d m off its route and /,
  );
});

test('no machine is said to be 0.00 m off its route', () => {
  // Paused until its own watchdog stops it.
  expect(withoutVetoWords('northwall', named('northwall', 'inc-qdsfg-fe'))).toBe(
    'without the veto, four lanes are degraded; the pod recovers after 34 s',
  );
});

test('what an incident has done grows from its first tray to its whole extent', () => {
  const never = named('northwall~never-qdsac', 'inc-qdsac-c5');
  const { gpuMs: _, ...whole } = extentOf(never);
  expect(reachAt(never, never.onset - 1)).toEqual({ gpus: 0, racks: 0, lanes: 0, sockets: 0, ms: 0 });
  expect(reachAt(never, never.onset)).toEqual({ gpus: 0, racks: 0, lanes: 1, sockets: 1, ms: 0 });
  expect(reachAt(never, never.recovered + 5_000)).toEqual(whole);
});
