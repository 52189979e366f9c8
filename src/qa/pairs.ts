import { type Versions, versions } from './cases';
import type { DifferenceBox, Pair } from './pair';
import boxes from './pair-boxes.json';
import { DIFFERENT } from './pairs-different';
import { EQUAL } from './pairs-equal';

/** Pair with the expected result of comparing its pictures. */
export interface CalibrationPair extends Pair {
  readonly expect: 'different' | 'equal';
  /** Box around the differences: the whole window until it was measured. Absent for a pair that is equal. */
  readonly box?: DifferenceBox;
}

/** List of the build's pairs, with the versions that it is of: `qa/pairs.json`. */
export interface PairList extends Versions {
  readonly pairs: readonly CalibrationPair[];
}

const measured: Readonly<Record<string, DifferenceBox>> = boxes;

const different = (pair: Pair): CalibrationPair => ({
  ...pair,
  expect: 'different',
  box: measured[pair.name] ?? { x: 0, y: 0, ...pair.viewport },
});

/** All pairs: those that differ, then those that are equal. */
export const listPairs = (): PairList => ({
  ...versions(),
  pairs: [...DIFFERENT.map(different), ...EQUAL.map((pair): CalibrationPair => ({ ...pair, expect: 'equal' }))],
});
