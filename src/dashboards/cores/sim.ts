import { floor } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { CORE_READING_MS, type CoreState, meanUtilisation, readCores, SOCKET_CORES } from '../../sim/world/cores/cores';
import { type Phase, SCENARIOS, sliceAt } from '../../sim/world/cores/scenario';

/** Core at a reading. */
export interface Core {
  /** 0 to 47. */
  readonly core: number;
  /** 0 to 5. */
  readonly socket: number;
  readonly state: CoreState;
  readonly scenario: string;
  /** Correlation id of the incident for which the core is rolled back, if any. */
  readonly corr: string | null;
  /** Whole per cent, 0 to 100. */
  readonly utilisation: number;
  /** Utilisation at the reading before, whole per cent. */
  readonly previous: number;
}

/** State of the 48 cores and of their slice. */
export interface CoresState {
  /** Instant of the reading, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** Scenario and phase of the slice that runs at `ts`. */
  readonly scenario: string;
  readonly phase: Phase;
  /** Mean utilisation of all cores in per cent, to one decimal. */
  readonly mean: number;
  readonly cores: readonly Core[];
}

/** The 48 cores at the newest reading at or before `t`. */
export function coresAt(world: WorldName, t: number): CoresState {
  const step = floor(t / CORE_READING_MS);
  const ts = step * CORE_READING_MS;
  const before = readCores(world, step - 1);
  const cores = readCores(world, step).map(({ state, scenario, corr, utilisation }, core) => ({
    core,
    socket: floor(core / SOCKET_CORES),
    state,
    scenario: SCENARIOS[scenario] as string,
    corr,
    utilisation,
    previous: before[core]?.utilisation ?? 0,
  }));
  const slice = sliceAt(world, ts);
  return {
    ts,
    scenario: SCENARIOS[slice.scenario] as string,
    phase: slice.phase,
    mean: meanUtilisation(cores),
    cores,
  };
}
