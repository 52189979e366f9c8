import { expect, test } from 'vitest';
import { afterOnset } from '../../words/measures';
import { extentOf, reachAt } from '../incidents/extent';
import { type Incident, incidentNamed, incidentsBetween } from '../incidents/incidents';
import { actOf, motionOf } from '../machines/acts';
import { drillMachine } from '../machines/drills';
import { lossOf } from '../machines/loss';
import { machineEnd } from '../machines/machine-end';
import { isAtRest } from '../machines/motion';
import { endWords } from './end-words';
import { extentWords, machineWords, savedWords, vetoWords, withoutVetoWords } from './extent-words';

const named = (world: string, id: string) => incidentNamed(world, id) as Incident;

test('what a veto prevented is said in a sentence', () => {
  const incident = named('northwall', 'inc-qdsac-c5');
  expect(vetoWords('northwall', incident)).toBe(
    'vetoed 0.4 s after the onset; without the veto, Heron travels 7.99 m too far and stays there until a person restarts it; four lanes are degraded; the pod recovers 36 s after the onset',
  );
  expect(savedWords('northwall', incident)).toBe('the veto spares three lanes and four sockets');
});

test('in a fork it is said of the veto that came there, and what happened where none came', () => {
  const late = 'northwall~late-qdsac-10000';
  expect(vetoWords(late, named(late, 'inc-qdsac-c5'))).toBe(
    'vetoed 10.4 s after the onset; without the veto, Heron travels 7.99 m too far and stays there until a person restarts it; four lanes are degraded; the pod recovers 36 s after the onset',
  );
  const never = 'northwall~never-qdsac';
  expect(vetoWords(never, named(never, 'inc-qdsac-c5'))).toBe(
    'without a veto, Heron travels 7.99 m too far and stays there until a person restarts it; four lanes are degraded; the pod recovers 36 s after the onset',
  );
  expect(withoutVetoWords(never, named(never, 'inc-qdsac-c5'))).toBe(
    'without a veto, Heron travels 7.99 m too far and stays there until a person restarts it; four lanes are degraded; the pod recovers 36 s after the onset',
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
    'without the veto, four lanes are degraded; the pod recovers 34 s after the onset',
  );
});

test('what an incident has done grows from its first tray to its whole extent', () => {
  const never = named('northwall~never-qdsac', 'inc-qdsac-c5');
  const { gpuMs: _, ...whole } = extentOf(never);
  expect(reachAt(never, never.onset - 1)).toEqual({ gpus: 0, racks: 0, lanes: 0, sockets: 0, ms: 0 });
  expect(reachAt(never, never.onset)).toEqual({ gpus: 0, racks: 0, lanes: 1, sockets: 1, ms: 0 });
  expect(reachAt(never, never.recovered + 5_000)).toEqual(whole);
});

test('a machine is said to go on when it does in that world, whatever holds it until then', () => {
  const from = Date.UTC(2026, 2, 3, 8);
  const seen = { goesOn: 0, later: 0, patrolOver: 0 };
  for (const { id, n } of incidentsBetween('northwall', from, from + 2 * 3_600_000)) {
    const world = `northwall~late-${n.toString(36)}-3000`;
    const incident = named(world, id);
    const loss = lossOf(world, incident);
    if (!loss || loss.consequence === 'off route' || loss.isEndedByPerson) continue;
    const words = machineWords(loss, incident);
    const motion = motionOf(world, loss.machine, []);
    const moves = !isAtRest(motion.at(loss.back + 300).speed);
    expect([world, words.endsWith(`goes on ${afterOnset(loss.back - incident.onset)}`)]).toEqual([world, moves]);
    expect([world, words.includes(' begins its next patrol ')]).toEqual([world, !moves]);
    seen[moves ? 'goesOn' : 'patrolOver'] += 1;
    if (loss.back > incident.recovered + 20_000) seen.later += 1;
  }
  expect(Math.min(seen.goesOn, seen.later, seen.patrolOver)).toBeGreaterThan(0);
});

test('a machine that strays is never said to stop as if it did not: selection, choices and forecast give one course', () => {
  const from = Date.UTC(2026, 2, 3, 8);
  const seen = { loss: 0, stop: 0 };
  for (const { id, n } of incidentsBetween('northwall', from, from + 2 * 3_600_000)) {
    for (const edit of ['', `~late-${n.toString(36)}-3000`, `~late-${n.toString(36)}-8000`]) {
      const world = `northwall${edit}`;
      const incident = named(world, id);
      const loss = lossOf(world, incident);
      const told = [endWords(world, incident), extentWords(world, incident)];
      const course = loss ? machineWords(loss, incident) : machineEnd(world, incident);
      for (const words of told) {
        expect([world, words]).toEqual([world, expect.stringContaining(course ?? 'the pod recovers')]);
        if (loss) expect([world, words]).not.toEqual([world, expect.stringContaining('slows to a stop')]);
        expect([world, words]).not.toEqual([world, expect.stringMatching(/ after \d+ s/)]);
      }
      seen[loss ? 'loss' : 'stop'] += 1;
    }
  }
  expect(Math.min(seen.loss, seen.stop)).toBeGreaterThan(10);
});

test('the rest of a machine at the end of its incident is told with its cause', () => {
  const from = Date.UTC(2026, 2, 3, 8);
  const seen = { pause: 0, dock: 0 };
  for (const { id, n } of incidentsBetween('northwall', from, from + 2 * 3_600_000)) {
    for (const world of [`northwall~never-${n.toString(36)}`, `northwall~late-${n.toString(36)}-8000`]) {
      const incident = named(world, id);
      const machine = drillMachine(world, incident);
      if (!machine) continue;
      const end = actOf(world, incident)?.until ?? incident.ended;
      const motion = motionOf(world, machine, []);
      const doing = motion.doingAt(end);
      const isHeld = motion.holdsAt(end).some(({ corr, opens }) => corr !== id && end < opens);
      if (!isAtRest(motion.at(end).speed) || isHeld || (doing !== 'pause' && doing !== 'dock')) continue;
      const cause = doing === 'pause' ? 'has paused on its patrol' : 'is in its dock';
      expect([world, machineEnd(world, incident)]).toEqual([world, expect.stringContaining(cause)]);
      seen[doing] += 1;
    }
  }
  expect(Math.min(seen.pause, seen.dock)).toBeGreaterThan(0);
});
