import { COLOURS } from '../../../src/theme/tokens';
import { LEFT, RIGHT } from './subject';
import { element, line, type Point, text } from './svg';

/** A model in the figure. */
export interface Row {
  readonly name: string;
  /** What is drawn, its unit and its cadence. */
  readonly unit: string;
  /** The part that the incident touches, or whose it is. */
  readonly part: string;
  /** CSS px. */
  readonly height: number;
  /** Drawn with its upper edge at 0 and its lower one at `height`. */
  readonly drawing: string;
}

/** Where the names stand, and the notes behind the plots. */
const NAMES_X = 24;
const NOTES_X = RIGHT + 8;

/** Where a value stands in a plot of that height: `from` at its lower edge, `to` at its upper one. */
export const scale = (height: number, from: number, to: number) => (value: number) =>
  height - ((value - from) / (to - from)) * height;

/** A milliseconds' cadence in seconds. */
export const every = (cadence: number) => `every ${cadence / 1_000} s`;

/** A note behind the plot, its middle at `y`. */
export const note = (y: number, words: string, fill: string = COLOURS.faint) => text(NOTES_X, y + 4, words, { fill });

/** A note inside a plot. */
export const label = ({ x, y }: Point, words: string, fill: string = COLOURS.text) =>
  text(x, y, words, { fill, stroke: COLOURS.bg, 'stroke-width': 4, 'paint-order': 'stroke' });

/** A level line through a plot. */
export const level = (y: number) => line({ x: LEFT, y }, { x: RIGHT, y }, { stroke: COLOURS.hair });

/** A row and its name, its upper edge at `y`. */
export function placed({ name, unit, part, drawing }: Row, y: number): string {
  return element(
    'g',
    { transform: `translate(0 ${y})` },
    text(NAMES_X, 11, name, { fill: COLOURS.text, 'font-size': 14, 'font-weight': 600 }),
    text(NAMES_X, 28, unit, { fill: COLOURS.muted }),
    text(NAMES_X, 44, part, { fill: COLOURS.accent }),
    drawing,
  );
}
