import {
  DEFAULTS,
  type KioskAddress,
  parameterText,
  type ReadAddress,
  readKiosk,
  unknownNames,
  writeKiosk,
} from './address';
import { spaced, type Wall, wall } from './codecs';

/** What is typed for each parameter of an address. A parameter without a text has its default. */
export type FieldTexts = Readonly<Partial<Record<keyof KioskAddress, string>>>;

export interface ComposedAddress extends ReadAddress {
  /** Contains what can be used of the texts. Empty, or begins with `?`. */
  readonly query: string;
}

const NAMES = Object.keys(DEFAULTS) as (keyof KioskAddress)[];

/** A parameter as a person would type it: the labels of distance and diagonal name their units. */
export function fieldText(address: KioskAddress, name: keyof KioskAddress): string | undefined {
  if (name === 'distance' || name === 'diagonal') return String(address[name]);
  const text = parameterText(address, name);
  return name === 'idle' && text !== undefined ? spaced(text) : text;
}

/** The texts of the query string `search`: those of `typed` as they are, the others as far as they can be used. */
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

/** Whether a parameter counts on such a wall: the number of a screen and the gap beside it need one. */
export const isRelevant = (name: keyof KioskAddress, screens: Wall | undefined): boolean =>
  name === 'tile' ? screens !== undefined : name !== 'bezel' || typeof screens === 'object';

/** Makes an address of texts, and of whatever `search` says of the world; what else it says is dropped. */
export function compose(texts: FieldTexts, search: string, paths: readonly string[]): ComposedAddress {
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
