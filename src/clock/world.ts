import { createContext, useContext, useSyncExternalStore } from 'react';
import { CYCLE_DAYS } from '../sim/world/cycle';
import { DEFAULT_SEED } from '../sim/world/seed';
import { Clock, type ClockState } from './clock';
import { browserTime } from './time-source';

/** The world that a page shows: its name, its cycle and its clock. */
export interface World {
  /** Its name: the seed and, in a fork, the edits behind it. */
  readonly name: string;
  /** Days after which the base load repeats, 1 to 28. */
  readonly cycleDays: number;
  readonly clock: Clock;
}

/** The world of this page; `boot` provides it. */
export const WorldContext = createContext<World>({
  name: DEFAULT_SEED,
  cycleDays: CYCLE_DAYS,
  clock: new Clock(browserTime),
});

/** The world that the page shows, also after its parts are gone; undefined before there is one. */
export const ShownWorldContext = createContext<{ readonly value: World } | undefined>(undefined);

/** Has the page show another world from now on, at the same instant: a fork of the one shown, or its original. */
export const ShowWorldContext = createContext<(name: string) => void>(() => {});

/** Whether the page's visitor can go to another instant of its world. In a show there would be no way back. */
export const SeekableContext = createContext(true);

export function useWorld(): World {
  return useContext(WorldContext);
}

const PRERENDERED: ClockState = { mode: 'live', rate: 1, speed: 1 };

/** The clock's mode and rate; `live` in prerendered HTML and until hydration is done. */
export function useClockState(): ClockState {
  const { clock } = useWorld();
  return useSyncExternalStore(
    clock.subscribe,
    () => clock.state,
    () => PRERENDERED,
  );
}
