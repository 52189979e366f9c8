import { floor } from '../../sim/math/math';
import { incidentCauses, incidentEffects, phaseCauses } from '../../sim/world/causes';
import type { Explanation } from '../../sim/world/explanation';
import { incidentNamed } from '../../sim/world/incidents';
import { SLICE_MS, sliceAt } from '../../sim/world/scenario';
import { by, is, rounded } from '../../sim/world/terms';
import type { MachinesState } from './sim';
import { motionOf, PATROL_SLICES } from './sim-leg';
import { SPECS } from './sim-machines';

/** Why a machine has that charge, and why it moves or waits. */
export function explain(world: string, { ts, cuts, machines }: MachinesState, key: string): Explanation | undefined {
  const machine = machines.find((each) => each.name === key);
  if (!machine) return undefined;
  const { name, charge, corr } = machine;
  const { perSecond, perMetre } = SPECS[name];
  const { place } = motionOf(world, name, cuts).at(ts);
  const index = floor(ts / SLICE_MS);
  const patrol = (ts - floor(index / PATROL_SLICES) * PATROL_SLICES * SLICE_MS) / 1_000;
  const holder = corr === null ? undefined : incidentNamed(world, corr);
  const { phase } = sliceAt(world, ts);
  return {
    at: ts,
    equations: [
      {
        what: 'Charge',
        value: charge,
        unit: '%',
        column: 'charge',
        terms: [
          is(1, 'full'),
          by('-', perSecond * patrol, `in ${patrol.toFixed(1)} s of its patrol`),
          by('-', perMetre * place, `on ${place.toFixed(2)} m`),
          by('*', 100),
          by('least', 0, 'empty'),
          rounded(1),
        ],
      },
    ],
    causes: holder
      ? incidentCauses(world, holder, 'vetoed')
      : phaseCauses(world, index, phase, `the ${phase} phase begins`),
    effects: holder ? incidentEffects(world, holder, ts) : [],
  };
}
