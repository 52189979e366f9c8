import { createContext, useContext, useSyncExternalStore } from 'react';
import { Clock, type ClockState } from '../clock/clock';
import { browserTime } from '../clock/time-source';
import type { WorldName } from '../sim/math/seed-of';
import { CYCLE_DAYS } from '../sim/world/cycle';
import { DEFAULT_SEED } from '../sim/world/seed';

/** The world that a page shows: its name, its cycle and its clock. */
export interface World {
  readonly name: WorldName;
  /** Days after which the base load repeats, 1 to 28. */
  readonly cycleDays: number;
  readonly clock: Clock;
}

/** World of prerendered HTML: the default one, live. */
export const PRERENDERED_WORLD: World = { name: DEFAULT_SEED, cycleDays: CYCLE_DAYS, clock: new Clock(browserTime) };

/** Context with the page's world, which its session provides. */
export const WorldContext = createContext(PRERENDERED_WORLD);

export function useWorld(): World {
  return useContext(WorldContext);
}

const PRERENDERED: ClockState = { mode: 'live', rate: 1, speed: 1 };

/** Returns the clock's mode and rate; `live` in prerendered HTML and until hydration is done. */
export function useClockState(): ClockState {
  const { clock } = useWorld();
  return useSyncExternalStore(
    clock.subscribe,
    () => clock.state,
    () => PRERENDERED,
  );
}
