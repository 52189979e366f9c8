import type { ClockSetting } from '../../clock/clock';
import type { Parameter } from '../../query/parameter';
import { applyChanges, type Texts, writeTexts } from '../../query/table';
import { isFork } from '../../sim/math/seed-of';
import { readWorldName } from '../../sim/world/world-name';
import type { AddressedWorld } from './original-world';
import { ALL_PARAMETERS, PARAMETERS, type Values, VERSION } from './parameters';

/** Changes to an address. An undefined value is reset to that of a first visit; an absent one is left unchanged. */
export type LinkChanges = Values & { readonly choices?: Texts };

/** Returns a world as values of a link; undefined values stand for each reader's own world. */
export function worldValues(world: { readonly name: string; readonly cycleDays?: number } | undefined) {
  if (!world) return { seed: undefined, fork: undefined, cycleDays: undefined };
  const { seed, edits } = readWorldName(world.name);
  return { seed, fork: edits.length > 0 ? edits : undefined, cycleDays: world.cycleDays };
}

/** Returns the time of a clock as values of a link; undefined values for live. */
export const timeParameters = (setting: ClockSetting | undefined) => ({
  at: setting?.at,
  rate: setting?.rate,
  anchor: setting?.anchor,
});

/** Returns the values as texts of an address, without those that could not be read back. */
export function linkTexts(values: Values): Texts {
  const texts = writeTexts(PARAMETERS, values);
  const isReadable = ({ name, read }: Parameter<unknown>) =>
    texts[name] !== undefined && read(texts[name]) !== undefined;
  const unreadable = ALL_PARAMETERS.filter((entry) => entry.name in texts && !isReadable(entry)).map(
    ({ name }) => name,
  );
  return { ...texts, ...Object.fromEntries(unreadable.map((name) => [name, undefined])) };
}

/**
 * Applies `view` to `search` and returns a canonical query with its `?`, or an empty string. Unknown parameters are
 * kept at the end.
 */
export function searchWith(search: string, { choices, ...values }: LinkChanges): string {
  const { parameters, foreign } = applyChanges(PARAMETERS, search, { ...choices, ...linkTexts(values) });
  const version = PARAMETERS.complete.name;
  const query = new URLSearchParams(parameters.filter(([name]) => name !== version)).toString();
  const all = [query && `${version}=${VERSION}&${query}`, new URLSearchParams(foreign).toString()]
    .filter(Boolean)
    .join('&');
  return all && `?${all}`;
}

/**
 * Path of a page of the site, such as `/skynet`. Links are built only from these, never from a path read from an
 * address.
 */
export type PagePath = `/${string}`;

/**
 * Returns the address of `page` from its path on, with `view` applied to `search`. Every link of the site with
 * parameters is built here.
 */
export const addressOf = (page: PagePath, search: string, view: LinkChanges): string =>
  `${page}${searchWith(search, view)}`;

/**
 * Returns the query of a page that shows `world`. It names the world if it is a fork, if `isNamed` (the visitor arrived
 * by a link that named it), and if anything else differs from a first visit.
 */
export function pageSearch(search: string, view: LinkChanges, world: AddressedWorld, isNamed: boolean): string {
  const searchWithWorld = searchWith(search, { ...view, ...worldValues(world) });
  if (isNamed || isFork(world.name)) return searchWithWorld;
  // The version is the first parameter of any query that names something.
  const query = searchWith(search, { ...view, ...worldValues(undefined) });
  return query.startsWith('?v=') ? searchWithWorld : query;
}
