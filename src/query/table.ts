import type { WorldName } from '../sim/math/seed-of';
import { isInitial, type Parameter } from './parameter';

/** Parameters by their names in code, in the order in which they are written. */
export type ParameterTable = Readonly<Record<string, Parameter<unknown>>>;

/** Values of a table's parameters. Absent and unreadable ones are undefined. */
export type ValuesOf<T extends ParameterTable> = {
  readonly [K in keyof T]?: (T[K] extends Parameter<infer V> ? V : never) | undefined;
};

/** Parameters as texts of an address, by name. An undefined one is removed; an absent one is left unchanged. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** A parameter that cannot be used, and the reason. */
export interface Problem {
  readonly name: string;
  /** Reason, one sentence. */
  readonly why: string;
}

/** Sentences that depend on the reader of the address. */
interface Sentences {
  /** Returns a sentence about a parameter without the one that it needs. */
  alone(name: string, required: string): string;
  /**
   * Returns a sentence about a parameter that is given more than once. Without it, the first counts and nothing is
   * reported.
   */
  twice?(name: string): string;
}

/** Returns the value of each readable parameter, whether or not the thing that it names exists. */
export function readValues<T extends ParameterTable>(table: T, search: string): ValuesOf<T> {
  const query = new URLSearchParams(search);
  const values = Object.entries(table).map(([key, { name, read }]) => {
    const text = query.get(name);
    return [key, text === null ? undefined : read(text)] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as ValuesOf<T>;
}

/**
 * Reads a query string. Never throws: unusable parts are left out, with a sentence for each. Things that values name
 * are looked up in `world`, if given.
 */
export function readTable<T extends ParameterTable>(
  table: T,
  search: string,
  say: Sentences,
  world?: WorldName,
): { readonly values: ValuesOf<T>; readonly problems: readonly Problem[] } {
  const query = new URLSearchParams(search);
  /** Returns the reason why a readable value has no effect; undefined if it has one. */
  const obstacleTo = (value: unknown, { name, requires, missing }: Parameter<unknown>): string | undefined => {
    const absence = world && missing?.(value, world);
    return absence ?? (requires === undefined || query.has(requires) ? undefined : say.alone(name, requires));
  };
  const readable = Object.entries<unknown>(readValues(table, search));
  const obstacles = new Map(
    readable.map(([key, value]) => [key, obstacleTo(value, table[key] as Parameter<unknown>)] as const),
  );
  const usable = new Map(readable.filter(([key]) => obstacles.get(key) === undefined));
  const problems = Object.entries(table).flatMap(([key, entry]): Problem[] => {
    const { name } = entry;
    const [text, ...more] = query.getAll(name);
    if (text === undefined) return [];
    const obstacle = obstacles.get(key);
    const sentences = obstacle === undefined ? entry.problems(text) : [obstacle];
    const twice = sentences.length === 0 && more.length > 0 ? say.twice?.(name) : undefined;
    return [...sentences, ...(twice === undefined ? [] : [twice])].map((why) => ({ name, why }));
  });
  // A parameter whose companion could not be read has no effect either.
  const missing = Object.entries(table).flatMap(([key, { name }]) => (usable.has(key) ? [] : [name]));
  const effective = [...usable].filter(([key]) => !missing.includes(table[key]?.requires ?? ''));
  return { values: Object.fromEntries(effective) as ValuesOf<T>, problems };
}

/** Returns the values as texts of an address. */
export const writeTexts = <T extends ParameterTable>(table: T, values: ValuesOf<T>): Texts =>
  Object.fromEntries(
    Object.entries(table)
      .filter(([key]) => key in values)
      .map(([key, { name, write }]) => [name, values[key] === undefined ? undefined : write(values[key])]),
  );

/**
 * Applies `changes` to a query. Returns the table's parameters in its order, without those that are changed to their
 * initial value, and the foreign ones unchanged.
 */
export function applyChanges(table: ParameterTable, search: string, changes: Texts) {
  const before = new URLSearchParams(search);
  const entries = Object.values(table);
  const parameters = entries.flatMap((entry): [string, string][] => {
    const { name } = entry;
    const isChanged = name in changes;
    const text = isChanged ? changes[name] : (before.get(name) ?? undefined);
    return text === undefined || (isChanged && isInitial(entry, text)) ? [] : [[name, text]];
  });
  return { parameters, foreign: [...before].filter(([name]) => !entries.some((entry) => entry.name === name)) };
}
