import { floor, rounded } from '../math/math';
import { grouped } from './units';

/**
 * Formats a quantity to hundredths, rounded as the states of the models are: a value before and after it prints alike.
 */
export const hundredthsText = (x: number): string => rounded(x, 2).toFixed(2);

/**
 * Formats metres, without the unit: to the centimetre, as the machines' tables count, wherever a distance is printed. A
 * minus is left to the words.
 */
export const metresText = (metres: number): string => hundredthsText(metres < 0 ? -metres : metres);

/** Formats a speed in metres a second, with its unit. */
export const speedText = (speed: number): string => `${hundredthsText(speed)} m/s`;

/** Formats milliseconds as seconds to a tenth, without the unit. */
export const tenthsOfSeconds = (ms: number): string => (ms / 1_000).toFixed(1);

/** Formats milliseconds as whole seconds, without the unit. */
export const wholeSeconds = (ms: number): string => grouped(floor(ms / 1_000 + 0.5));

/** Words for an instant, milliseconds after the onset of its incident: `41 s after the onset`. */
export const afterOnset = (ms: number): string => `${wholeSeconds(ms)} s after the onset`;
