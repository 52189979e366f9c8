import type { MachineName } from './machine-names';
import { TERN_STEP, TERN_TOP } from './tern';

/** Names of the machines on the pages. */
export const NAMES = { tern: 'Tern', heron: 'Heron', petrel: 'Petrel' } as const satisfies Record<MachineName, string>;

const KNOT = 1_852 / 3_600;
const HOUR_S = 3_600;
/** Speed at which a Petrel’s endurance is quoted, metres a second. */
const CRUISE = 4 * KNOT;

/** Specification of a machine's motion and battery. */
export interface Spec {
  /** Top speed, metres a second. */
  readonly top: number;
  /** Length of a committed step, milliseconds. */
  readonly step: number;
  /** Most by which one committed step differs in speed from the one before, metres a second. */
  readonly gain: number;
  /** Milliseconds after the power is cut until it is at rest in its posture, whatever its speed was. */
  readonly settled: number;
  /** Milliseconds from a person's start of a machine whose power was cut to its next committed step. */
  readonly procedure: number;
  /** Share of the battery used in a second. */
  readonly perSecond: number;
  /** Share of the battery used on a metre, of a Petrel on one at its cruising speed. */
  readonly perMetre: number;
  /** Cruising speed of a hull, whose use on a metre grows with the square of the speed; metres a second. */
  readonly cruises?: number;
}

/** Milliseconds for which a machine that stands with its gate open sounds its warning at least before it moves. */
export const WARNING_MS = 2_000;

/** Use of a battery that lasts `hours` at `speed` metres a second, the share `idle` of it by time alone. */
const use = (hours: number, speed: number, idle: number) => ({
  perSecond: idle / (hours * HOUR_S),
  perMetre: (1 - idle) / (hours * HOUR_S * speed),
});

/** Specifications: speeds, steps and endurance as in `docs/company.md`. */
export const SPECS: Readonly<Record<MachineName, Spec>> = {
  tern: {
    top: TERN_TOP,
    step: TERN_STEP.seconds * 1_000,
    gain: TERN_STEP.gain,
    settled: 1_200,
    procedure: 2_000,
    ...use(6, 1, 0.25),
  },
  heron: { top: 1.1, step: 440, gain: 0.3, settled: 1_600, procedure: 3_000, ...use(2.5, 0.6, 0.2) },
  petrel: {
    top: 6 * KNOT,
    step: 2_000,
    gain: 0.9,
    settled: 12_000,
    procedure: 10_000,
    ...use(9, CRUISE, 0.15),
    cruises: CRUISE,
  },
};

/** Ground or water under a machine in a leg of its patrol. */
export type Terrain = 'dry concrete' | 'wet grass' | 'rubble' | 'still water';
