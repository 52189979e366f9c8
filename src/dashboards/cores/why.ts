import { floor } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { CORE_READING_MS } from '../../sim/world/cores/cores';
import {
  coreCauses,
  coreEffects,
  corePlace,
  scenarioEquation,
  stateEquation,
  utilisationEquation,
} from '../../sim/world/explanation/core-terms';
import type { Explanation } from '../../sim/world/explanation/explanation';
import type { CoresState } from './sim';

/** Explains a core's state and its utilisation. */
export function explain(world: WorldName, { ts, cores }: CoresState, key: string): Explanation | undefined {
  const core = cores.find((each) => String(each.core) === key)?.core;
  if (core === undefined) return undefined;
  const step = floor(ts / CORE_READING_MS);
  const place = corePlace(world, step, core);
  const before = corePlace(world, step - 1, core);
  return {
    at: ts,
    equations: [
      { ...utilisationEquation(place, 'Utilisation'), column: 'utilisation' },
      { ...stateEquation(place), column: 'state' },
      { ...scenarioEquation(place), column: 'scenario' },
      { ...utilisationEquation(before, 'Previous reading'), column: 'previous' },
    ],
    causes: coreCauses(place),
    effects: coreEffects(place),
  };
}
