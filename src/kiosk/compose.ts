import {
  DEFAULTS,
  type KioskAddress,
  parameterText,
  type ReadAddress,
  readKiosk,
  unknownNames,
  writeKiosk,
} from './address';
import { spacedDuration, type Wall, wall } from './codecs';

/** Typed text for each parameter of an address. A parameter without a text has its default. */
export type FieldTexts = Readonly<Partial<Record<keyof KioskAddress, string>>>;

/** An address made of texts, with its query and its problems. */
export interface ComposedAddress extends ReadAddress {
  /** Query with the usable texts. Empty, or begins with `?`. */
  readonly query: string;
}

const NAMES = Object.keys(DEFAULTS) as (keyof KioskAddress)[];

/** Returns a parameter as a person would type it: without units for distance and diagonal, whose labels name them. */
export function fieldText(address: KioskAddress, name: keyof KioskAddress): string | undefined {
  if (name === 'distance' || name === 'diagonal') return String(address[name]);
  const text = parameterText(address, name);
  return name === 'idle' && text !== undefined ? spacedDuration(text) : text;
}

/**
 * Returns the texts of the query string `search`: parameters in `typed` unchanged, others as far as they are usable.
 */
export function fieldTextsOf(
  search: string,
  paths: readonly string[],
  typed: readonly (keyof KioskAddress)[],
): FieldTexts {
  const query = new URLSearchParams(search);
  const { address } = readKiosk(search, paths);
  const textOf = (name: keyof KioskAddress) =>
    (typed.includes(name) ? query.get(name) : null) ?? fieldText(address, name) ?? '';
  return Object.fromEntries(NAMES.map((name) => [name, textOf(name)]));
}

/** True if a parameter has an effect on such a wall: a screen's number and the gap beside it need one. */
export const isRelevant = (name: keyof KioskAddress, screens: Wall | undefined): boolean =>
  name === 'tile' ? screens !== undefined : name !== 'bezel' || typeof screens === 'object';

/** Makes an address of texts, and of the parameters of `search` that name the world; its others are dropped. */
export function composeAddress(texts: FieldTexts, search: string, paths: readonly string[]): ComposedAddress {
  const screens = wall.read(texts.wall ?? '');
  const query = new URLSearchParams(search);
  for (const name of unknownNames(search)) query.delete(name);
  for (const name of NAMES) {
    const text = isRelevant(name, screens) ? (texts[name] ?? '') : '';
    if (text.trim() === '') query.delete(name);
    else query.set(name, text);
  }
  const read = readKiosk(`?${query}`, paths);
  return { ...read, query: writeKiosk(read.address, `?${query}`) };
}
