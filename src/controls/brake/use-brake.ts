import { useSyncExternalStore } from 'react';
import type { Clock } from '../../clock/clock';
import { useWorld } from '../../session/world';
import { Brake, type BrakeState, OFF } from './brake';

const brakes = new WeakMap<Clock, Brake>();

/** Returns the one brake of a clock, which lives as long as the clock. */
function brakeOf(clock: Clock): Brake {
  const existing = brakes.get(clock);
  if (existing) return existing;
  const brake = new Brake(clock);
  brakes.set(clock, brake);
  return brake;
}

/** Returns the brake of this page's world and its state; off in prerendered HTML and until hydration is done. */
export function useBrake(): readonly [Brake, BrakeState] {
  const { clock } = useWorld();
  const brake = brakeOf(clock);
  const state = useSyncExternalStore(
    brake.subscribe,
    () => brake.state,
    () => OFF,
  );
  return [brake, state];
}
