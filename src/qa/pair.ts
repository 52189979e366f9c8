import type { PagePath } from '../session/address/write';
import type { CaseStep } from '../sim/tables/case';
import { DEFAULT_SEED } from '../sim/world/seed';
import { type Conditions, defaultConditions, stillAddress } from './visual-case';

/** Step of a visitor or a script. The page has to be ready before the next one. */
export type PairStep =
  /** Loads an address, from its path on. */
  | { readonly load: string }
  /** Goes back or forward in the history of the visit. */
  | { readonly history: 'back' | 'forward' }
  /** Calls that member of `northwall`. */
  | { readonly call: string; readonly args: readonly (number | string)[] }
  | CaseStep;

/** Way to a picture: an address and steps. */
export interface PairWay {
  /** Address from the path on. */
  readonly address: string;
  readonly steps?: readonly PairStep[];
}

/** Box around the differences of two pictures, in CSS px from the left top corner of the window. */
export interface DifferenceBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Two ways to two pictures that are known to differ, or to be equal. */
export interface Pair extends Conditions {
  /** Name: unique, lower case, without characters that a file's name cannot hold. */
  readonly name: string;
  /** Difference between the two ways, in a few words. */
  readonly reason: string;
  readonly ways: readonly [PairWay, PairWay];
}

/** Instant of the pairs: 2026-03-03 08:53:26.800 UTC, half a second after a veto. */
export const AT = 1_772_528_006_800;
/** `AT` in ISO 8601. */
export const AT_ISO = '2026-03-03T08:53:26.800Z';

/** Window with room for a panel's head, some of its drawing, and the brake. */
const WINDOW = defaultConditions(640, 480);

/** Way to the panel with that id, alone, paused. `more` is added to the address. */
export const panelWay = (panel: string, more = '', at = AT): PairWay => ({
  address: stillAddress('/skynet', { world: DEFAULT_SEED, at, panel }) + more,
});

/** Way to a page, paused. `more` is added to the address. */
export const pageWay = (path: PagePath, more = '', at = AT): PairWay => ({
  address: stillAddress(path, { world: DEFAULT_SEED, at }) + more,
});

/** Way that goes on from another. */
export const continueWay = ({ address, steps = [] }: PairWay, ...more: PairStep[]): PairWay => ({
  address,
  steps: [...steps, ...more],
});

/** Step that calls a member of `northwall`. */
export const callStep = (member: string, ...args: (number | string)[]): PairStep => ({ call: member, args });
/** Step that presses the control with that role and name. */
export const clickStep = (name: string, role = 'button'): CaseStep => ({ role, name });

/** Pair in a window of the usual size. */
export const pair = (name: string, reason: string, ...ways: [PairWay, PairWay]): Pair => ({
  name,
  reason,
  ...WINDOW,
  ways,
});

/** Pair whose pages need that window, in CSS px. */
export const pairIn = (width: number, height: number, one: Pair): Pair => ({
  ...one,
  ...defaultConditions(width, height),
});
