import type { Course } from '../clock/clock';
import { ENTRIES, PARAMETERS, type Values, VERSION } from './parameters';

/** Parameters as an address writes them, by name. An undefined one is removed; one that is absent is left unchanged. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** Changes to an address. A value that is undefined is reset to that of a first visit; one that is absent is left unchanged. */
export type View = Values & { readonly choices?: Texts };

/** A world as a link names it; undefined for each reader's own. */
export const worldView = (world: { readonly seed: string; readonly cycleDays: number } | undefined) => ({
  seed: world?.seed,
  cycleDays: world?.cycleDays,
});

/** The time of a clock as a link names it; undefined for live. */
export const courseView = (course: Course | undefined) => ({
  at: course?.at,
  rate: course?.rate,
  anchor: course?.anchor,
});

/** What an address says of these values. One that could not be read back is left out. */
export function textsOf(values: Values): Texts {
  const texts = ENTRIES.filter(([key]) => key in values).map(([key, { name, read, write }]) => {
    const value = values[key];
    const text = value === undefined ? undefined : write(value);
    return [name, text !== undefined && read(text) !== undefined ? text : undefined] as const;
  });
  return Object.fromEntries(texts);
}

/**
 * Applies `view` to `search` and returns a canonical query with its `?`, or an empty string. Unknown parameters are
 * kept at the end.
 */
export function searchOf(search: string, { choices, ...values }: View): string {
  const before = new URLSearchParams(search);
  const changes = { ...choices, ...textsOf(values) };
  const after = new URLSearchParams();
  for (const [, { name, initial, write }] of ENTRIES) {
    const said = name in changes ? changes[name] : before.get(name);
    const isChosen =
      said !== undefined && said !== null && !(name in changes && initial !== undefined && said === write(initial));
    if (name !== PARAMETERS.complete.name && isChosen) after.append(name, said);
  }
  const own = after.toString();
  const known: readonly string[] = ENTRIES.map(([, { name }]) => name);
  const others = new URLSearchParams([...before].filter(([name]) => !known.includes(name))).toString();
  const all = [own && `${PARAMETERS.complete.name}=${VERSION}&${own}`, others].filter(Boolean).join('&');
  return all && `?${all}`;
}

/** A path of the site, such as `/skynet`. Links are built from these only, never from a path read from an address. */
export type PagePath = `/${string}`;

/**
 * The address of `page` from its path on, with `view` applied to `search`. Every link of the site with parameters is
 * built here.
 */
export const addressOf = (page: PagePath, search: string, view: View): string => `${page}${searchOf(search, view)}`;
