import { floor } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { listText } from '../../sim/words/sentences';
import { CORE_READING_MS, eachCore, rollingBackAt, SOCKET_CORES } from '../../sim/world/cores/cores';
import { nextPhase, sliceAt } from '../../sim/world/cores/scenario';
import { incidentCauses, incidentEffects, phaseCauses } from '../../sim/world/explanation/causes';
import type { Equation, Explanation, ExplanationStep } from '../../sim/world/explanation/explanation';
import { numberText } from '../../sim/world/explanation/number-text';
import { meanTerm, sumTerms } from '../../sim/world/explanation/terms';
import { TOPOLOGY } from '../../sim/world/topology';
import type { UtilisationState } from './sim';

/** Explains the utilisation of cores and sandboxes at a sample. */
export function explain(world: WorldName, { samples }: UtilisationState, key: string): Explanation | undefined {
  const sample = samples.find(({ ts }) => String(ts) === key);
  if (!sample) return undefined;
  const { ts, core, sandbox } = sample;
  const step = floor(ts / CORE_READING_MS);
  const incidents = rollingBackAt(world, step);
  const all = new Array<number>(TOPOLOGY.sockets).fill(0);
  const forks = [...all];
  let read = 0;
  eachCore(world, step, incidents, (utilisation, forked) => {
    const socket = floor(read / SOCKET_CORES);
    all[socket] = (all[socket] as number) + utilisation;
    if (forked) forks[socket] = (forks[socket] as number) + utilisation;
    read += 1;
  });
  /** Average of the cores of the sockets from number `first` on, and in words the averages of each socket. */
  const average = (sums: readonly number[], first: number, cores: string) => {
    const sockets = sums.slice(first);
    const each = sockets.map(
      (value, i) => `${numberText(value / SOCKET_CORES, 1)}% in ${i === 0 ? 'socket ' : ''}${first + i}`,
    );
    const count = sockets.length * SOCKET_CORES;
    const isIdle = sockets.every((value) => value === 0);
    return {
      terms: [...sumTerms(sockets.map((value) => [value, ''] as const)), meanTerm(count, '')],
      text: isIdle ? '' : `because the ${count} ${cores} average ${listText(each)}.`,
    };
  };
  const equations: Equation[] = [
    { what: 'Cores', value: core, unit: '%', column: 'core', ...average(all, 0, 'cores') },
    {
      what: 'Sandboxes',
      value: sandbox,
      unit: '%',
      column: 'sandbox',
      ...average(forks, 1, 'cores outside socket 0, counting only their work on forks,'),
    },
  ];
  const { index, phase } = sliceAt(world, ts);
  const afterFork = phase === 'fork' ? 'eval' : 'rollback';
  const next = nextPhase(phase === 'ingest' ? 'fork' : afterFork, ts);
  const { index: later, phase: begun } = sliceAt(world, next);
  const phaseEffect: ExplanationStep = {
    at: next,
    what: `cores enter ${begun}`,
    source: { of: 'slice', index: later, phase: begun, late: 0 },
  };
  return {
    at: ts,
    equations,
    causes: [
      ...incidents.toReversed().flatMap((incident) => incidentCauses(world, incident, 'ended')),
      ...phaseCauses(world, index, phase, `cores enter ${phase}`),
    ],
    effects: [...incidents.flatMap((incident) => incidentEffects(world, incident, ts)), phaseEffect],
  };
}
