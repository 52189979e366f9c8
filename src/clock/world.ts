import { createContext, useContext, useSyncExternalStore } from 'react';
import { Clock, type ClockState } from './clock';
import { browserTime } from './source';

/** The seed of the world that everybody sees who asked for no other. */
export const DEFAULT_SEED = 'northwall';

/** The world a page shows: which one, and its clock. */
export interface World {
  readonly seed: string;
  readonly clock: Clock;
}

/** The world of this page; `boot` provides it. */
export const WorldContext = createContext<World>({ seed: DEFAULT_SEED, clock: new Clock(browserTime) });

export function useWorld(): World {
  return useContext(WorldContext);
}

const PRERENDERED: ClockState = { mode: 'live', rate: 1 };

/** The clock's mode and rate; `live` in prerendered HTML and until hydration is done. */
export function useClockState(): ClockState {
  const { clock } = useWorld();
  return useSyncExternalStore(
    clock.subscribe,
    () => clock.state,
    () => PRERENDERED,
  );
}
