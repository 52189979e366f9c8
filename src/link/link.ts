import type { Known } from './parameter';
import { ENTRIES, type Values } from './parameters';

/** A link as it was read. */
export interface Link extends Values {
  /** Names of the parameters that could not be used, or not in full. */
  readonly unread: readonly string[];
  /** One sentence for each of them. */
  readonly notices: readonly string[];
}

/** The value of each parameter that can be read by itself, whether or not there is what it names. */
export function valuesOf(search: string): Values {
  const query = new URLSearchParams(search);
  const found = ENTRIES.map(([key, { name, read }]) => {
    const text = query.get(name);
    return [key, text === null ? undefined : read(text)] as const;
  });
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

/** Parses a query string. Never throws: parameters that cannot be used are left out, with one notice for each. */
export function readLink(search: string, { panels, seed }: Known): Link {
  const query = new URLSearchParams(search);
  const alone = valuesOf(search);
  const known: Known = { panels, seed: alone.seed ?? seed };
  const values: Record<string, unknown> = {};
  const notices = new Map<string, string>();
  const say = (name: string, words: string) => notices.set(name, `The link’s “${name}” ${words}.`);
  for (const [key, { name, beside, unread, readInFull, exists }] of ENTRIES) {
    const text = query.get(name);
    if (text === null) continue;
    const value = alone[key];
    if (value === undefined || exists?.(value, known) === false) {
      say(name, unread(text));
    } else if (beside !== undefined && !query.has(beside)) {
      say(name, `has no effect without “${beside}”, so it was left out`);
    } else {
      values[key] = value;
      if (readInFull?.(text) === false) say(name, unread(text));
    }
    if (query.getAll(name).length > 1 && !notices.has(name)) {
      notices.set(name, `The link has “${name}” more than once, so only the first was used.`);
    }
  }
  // Where its companion could not be read, a parameter has no effect either.
  for (const [key, { beside }] of ENTRIES) {
    if (beside !== undefined && !ENTRIES.some(([other, { name }]) => name === beside && other in values)) {
      delete values[key];
    }
  }
  return { ...values, unread: [...notices.keys()], notices: [...notices.values()] };
}

/** The part of a query string that goes along to the next page: the world, its instant and how they are shown; empty if there is none. */
export function carriedQuery(search: string): string {
  const query = new URLSearchParams(search);
  const carried = ENTRIES.filter(([, { name, carried }]) => carried && query.has(name));
  return carried.map(([, { name }]) => `${name}=${query.get(name)}`).join('&');
}
