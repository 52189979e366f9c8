import { floor } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { incidentCauses, incidentEffects, phaseCauses } from '../../sim/world/causes';
import { CORE_READING_MS, CORES, eachCore, rollingBackAt, SOCKET_CORES } from '../../sim/world/cores';
import type { Equation, Explanation, Step } from '../../sim/world/explanation';
import { nextPhase, sliceAt } from '../../sim/world/scenario';
import { mean, sum } from '../../sim/world/terms';
import { TOPOLOGY } from '../../sim/world/topology';
import type { UtilisationState } from './sim';

/** Why cores and sandboxes are as busy as they are at a sample. */
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
  const bySocket = (sums: readonly number[], first: number) =>
    sum(sums.slice(first).map((value, i) => [value, `% in socket ${first + i}`] as const));
  const equations: Equation[] = [
    { what: 'Cores', value: core, unit: '%', column: 'core', terms: [...bySocket(all, 0), mean(CORES, 'cores')] },
    {
      what: 'Sandboxes',
      value: sandbox,
      unit: '%',
      column: 'sandbox',
      terms: [...bySocket(forks, 1), mean(CORES - SOCKET_CORES, 'cores outside socket 0')],
    },
  ];
  const { index, phase } = sliceAt(world, ts);
  const next = nextPhase(phase === 'ingest' ? 'fork' : phase === 'fork' ? 'eval' : 'rollback', ts);
  const { index: later, phase: begun } = sliceAt(world, next);
  const phaseEffect: Step = {
    at: next,
    what: `cores begin ${begun}`,
    source: { of: 'slice', index: later, phase: begun, late: 0 },
  };
  return {
    at: ts,
    equations,
    causes: [
      ...incidents.toReversed().flatMap((incident) => incidentCauses(world, incident, 'vetoed')),
      ...phaseCauses(world, index, phase, `cores begin ${phase}`),
    ],
    effects: [...incidents.flatMap((incident) => incidentEffects(world, incident, ts)), phaseEffect],
  };
}
