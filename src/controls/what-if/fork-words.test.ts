import { expect, test } from 'vitest';
import { extentWords } from '../../sim/world/incident-words/extent-words';
import { offersFor } from '../../sim/world/incident-words/offers';
import { branchOf } from '../../sim/world/incident-words/what-if';
import { extentOf } from '../../sim/world/incidents/extent';
import { type Incident, incidentNamed, incidentsBetween } from '../../sim/world/incidents/incidents';
import { MACHINE_WATCHDOG_MS } from '../../sim/world/machines/acts';
import { worldName } from '../../sim/world/world-name';
import { forkSentence, forkWords } from './fork-words';

const SEED = 'northwall';
const FROM = Date.UTC(2026, 2, 3, 8);
const [first] = incidentsBetween(SEED, FROM, FROM + 3_600_000) as [Incident];

test('what is offered, what becomes of the incident, and what is said of the fork', () => {
  const { id, severity, ended, onset } = first;
  const offers = offersFor(SEED, first).map(({ words, edits }) => [
    words,
    forkSentence(SEED, edits, first),
    forkWords(worldName(SEED, edits)),
  ]);
  const [never, late, , gone, higher] = offersFor(SEED, first).map(({ edits }) => worldName(SEED, edits));
  const incidentIn = (world: string | undefined) => incidentNamed(world ?? '', id) as Incident;
  expect(offers[0]).toEqual([
    'No veto',
    `Heron waits 205 s for a person to confirm what it did; the pod recovers ${Math.round(extentOf(incidentIn(never)).ms / 1_000)} s after the onset.`,
    `A changed world: ${id} without its veto`,
  ]);
  // A machine that a veto stops is named too, at every severity.
  expect([extentWords(SEED, first), offers.at(-1)?.[1]].map((words) => words?.split(';')[0])).toEqual([
    'Heron slows to a stop and is held',
    'Heron slows to a stop and is held',
  ]);
  expect(offers[1]?.[2]).toBe(`A changed world: ${id} with its veto 3 s later`);
  expect(incidentIn(late).ended).toBe(ended + 3_000);
  // A late veto comes before the machine's own watchdog.
  const delays = offers.flatMap(([words]) => Number(/^Veto (\d+) s later$/.exec(words ?? '')?.[1] ?? []) || []);
  expect(delays).toEqual([3, 8]);
  expect(Math.max(...delays) * 1_000).toBeLessThan(MACHINE_WATCHDOG_MS);
  const nothing = 'No machine is held, no GPU goes down and no veto is needed.';
  expect(offers[3]).toEqual(['No incident', nothing, `A changed world: without ${id}`]);
  expect(incidentNamed(gone ?? '', id)).toBeUndefined();
  expect(incidentIn(higher).severity).toBe(severity === 3 ? 2 : severity + 1);
  expect([branchOf(never ?? ''), branchOf(gone ?? ''), branchOf(SEED)]).toEqual([ended, onset, undefined]);
});
