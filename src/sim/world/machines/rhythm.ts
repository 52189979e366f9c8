import { ceil, floor } from '../../math/math';
import { stream } from '../../math/random';
import type { WorldName } from '../../math/seed-of';
import type { MachineName } from './machine-names';
import { SPECS } from './specs';

/** Timetable of a machine's patrols. Times within a leg are in committed steps. */
interface Timetable {
  /** Steps of a leg, which begins and ends at rest. */
  readonly steps: number;
  /** Legs of a patrol, the last of which leads to its dock, where the battery is swapped. */
  readonly legs: number;
  /** Milliseconds by which its legs begin later than those of a machine that began at the Unix epoch. */
  readonly offset: number;
  /** Most steps for which it waits before it sets off. */
  readonly wait: number;
  /** Fewest steps of the pause at the end of a leg, in which it comes to rest, and most additional ones. */
  readonly pause: { readonly least: number; readonly more: number };
  /** Steps of a turn. */
  readonly turn: number;
}

const TIMETABLES: Readonly<Record<MachineName, Timetable>> = {
  tern: { steps: 120, legs: 30, offset: 0, wait: 8, pause: { least: 10, more: 10 }, turn: 9 },
  heron: { steps: 150, legs: 30, offset: 22_800, wait: 9, pause: { least: 10, more: 12 }, turn: 11 },
  petrel: { steps: 60, legs: 15, offset: 42_000, wait: 2, pause: { least: 7, more: 6 }, turn: 6 },
};

/** Share of the top speed on the straight in a fast leg and in a slow one, and in a turn. */
const PACE = { fast: 1, slow: 0.75, turn: 0.4 } as const;
/** Share of the legs that are fast, and of those with a turn. */
const SHARE = { fast: 0.6, turn: 0.7 } as const;
/** Channels of a leg's draws. */
const CHANNEL = { pace: 0, wait: 1, pause: 2, turn: 3, turnAt: 4 } as const;

/** Activity of a machine in the rhythm of its patrol. */
export type Activity = 'straight' | 'turn' | 'pause' | 'dock';

/** True if a machine moves in an activity. */
export const isMoving = (doing: Activity): boolean => doing === 'straight' || doing === 'turn';

/** Name of the stream of a machine's rhythm; its index is the leg's number since the Unix epoch. */
export const rhythmStream = (machine: MachineName): string => `machines/rhythm-${machine}`;

/** Length of a leg, milliseconds. */
const legLength = (machine: MachineName): number => TIMETABLES[machine].steps * SPECS[machine].step;
export const stepsOf = (machine: MachineName): number => TIMETABLES[machine].steps;
export const legsOf = (machine: MachineName): number => TIMETABLES[machine].legs;

/** Number of the leg at `t`, counted since the Unix epoch. */
export const legAt = (machine: MachineName, t: number): number =>
  floor((t - TIMETABLES[machine].offset) / legLength(machine));
/** Instant at which that leg of a machine begins, milliseconds since the Unix epoch. */
export const legStart = (machine: MachineName, leg: number): number =>
  leg * legLength(machine) + TIMETABLES[machine].offset;

/** Start of the first committed step of a machine from `t` on, milliseconds since the Unix epoch. */
export function stepFrom(machine: MachineName, t: number): number {
  const { step } = SPECS[machine];
  const start = legStart(machine, legAt(machine, t));
  return start + ceil((t - start) / step) * step;
}

/** Place of a leg in its patrol, from 0. */
export const legInPatrol = (machine: MachineName, leg: number): number => {
  const { legs } = TIMETABLES[machine];
  return leg - floor(leg / legs) * legs;
};

/**
 * Leg from which places of a machine may be counted if only those at `t` and after it are compared; undefined for all
 * of the patrol, whose last leg leads to a place.
 */
export const legOfPlaces = (machine: MachineName, t: number): number | undefined => {
  const leg = legAt(machine, t);
  return legInPatrol(machine, leg) < legsOf(machine) - 2 ? leg : undefined;
};

/** Instant at which the patrol at `t` began, milliseconds since the Unix epoch. */
export function patrolStart(machine: MachineName, t: number): number {
  const leg = legAt(machine, t);
  return legStart(machine, leg - legInPatrol(machine, leg));
}

/** Instant at which the patrol at `t` ends, milliseconds since the Unix epoch. */
export const patrolEnd = (machine: MachineName, t: number): number => {
  const leg = legAt(machine, t);
  return legStart(machine, leg - legInPatrol(machine, leg) + legsOf(machine));
};

export interface Rhythm {
  /** Activity of the machine in step `j`. */
  doing(j: number): Activity;
  pace(j: number): number;
}

/**
 * Rhythm of a leg, drawn for it, independent of slices and incidents. The last leg of a patrol goes on until the
 * machine is in its dock.
 */
export function rhythmOf(world: WorldName, machine: MachineName, leg: number): Rhythm {
  const { steps, wait, pause, turn } = TIMETABLES[machine];
  const draws = stream(world, rhythmStream(machine));
  const inPatrol = legInPatrol(machine, leg);
  const sets = draws.int(wait + 1, leg, CHANNEL.wait);
  const ends = steps - pause.least - draws.int(pause.more + 1, leg, CHANNEL.pause);
  const straight = draws.chance(SHARE.fast, leg, CHANNEL.pace) ? PACE.fast : PACE.slow;
  const isTurning = draws.chance(SHARE.turn, leg, CHANNEL.turn);
  const turns = floor(steps * (0.25 + 0.3 * draws.unit(leg, CHANNEL.turnAt)));
  const doing = (j: number): Activity => {
    if (j < sets) return inPatrol === 0 ? 'dock' : 'pause';
    if (j >= ends) return 'pause';
    return isTurning && j >= turns && j < turns + turn ? 'turn' : 'straight';
  };
  const paces: Readonly<Record<Activity, number>> = { straight, turn: PACE.turn, pause: 0, dock: 0 };
  return { doing, pace: (j) => paces[doing(j)] };
}
