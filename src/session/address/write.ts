import type { ClockSetting } from '../../clock/clock';
import type { Parameter } from '../../query/parameter';
import { applyChanges, type Texts, writeTexts } from '../../query/table';
import { isFork } from '../../sim/math/seed-of';
import { readWorldName } from '../../sim/world/world-name';
import { ALL_PARAMETERS, PARAMETERS, type Values, VERSION } from './parameters';
import type { NamedWorld } from './world-in';

/**
 * Changes to an address. A value that is undefined is reset to that of a first visit; one that is absent is left
 * unchanged.
 */
export type LinkChanges = Values & { readonly choices?: Texts };

/** A world as a link names it; undefined for each reader's own. */
export function worldView(world: { readonly name: string; readonly cycleDays?: number } | undefined) {
  if (!world) return { seed: undefined, fork: undefined, cycleDays: undefined };
  const { seed, edits } = readWorldName(world.name);
  return { seed, fork: edits.length > 0 ? edits : undefined, cycleDays: world.cycleDays };
}

/** The time of a clock as a link names it; undefined for live. */
export const timeParameters = (setting: ClockSetting | undefined) => ({
  at: setting?.at,
  rate: setting?.rate,
  anchor: setting?.anchor,
});

/** The values as texts of an address. One that could not be read back is left out. */
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

/** A path of the site, such as `/skynet`. Links are built from these only, never from a path read from an address. */
export type PagePath = `/${string}`;

/**
 * The address of `page` from its path on, with `view` applied to `search`. Every link of the site with parameters is
 * built here.
 */
export const addressOf = (page: PagePath, search: string, view: LinkChanges): string =>
  `${page}${searchWith(search, view)}`;

/**
 * The query of a page that shows `world`. It names the world in a fork, if `isNamed` (the visitor arrived by a link
 * that did), and beside anything else that differs from a first visit.
 */
export function pageSearch(search: string, view: LinkChanges, world: NamedWorld, isNamed: boolean): string {
  const searchWithWorld = searchWith(search, { ...view, ...worldView(world) });
  if (isNamed || isFork(world.name)) return searchWithWorld;
  // The version stands first in whatever names something.
  const query = searchWith(search, { ...view, ...worldView(undefined) });
  return query.startsWith('?v=') ? searchWithWorld : query;
}
