import { floor } from '../math/math';
import { grouped } from './units';

/**
 * Formats metres, without the unit: to the centimetre, as the machines' tables count, wherever a distance is printed. A
 * minus is left to the words.
 */
export const metresText = (metres: number): string => (metres < 0 ? -metres : metres).toFixed(2);

/** Formats milliseconds as whole seconds, without the unit. */
export const wholeSeconds = (ms: number): string => grouped(floor(ms / 1_000 + 0.5));
