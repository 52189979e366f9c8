import { isInitial } from '../query/parameter';
import type { ParameterTable } from '../query/table';
import type { Link } from './address/link';
import { PARAMETERS, type Values } from './address/parameters';
import type { NamedWorld } from './address/world-in';
import { linkTexts, pageSearch } from './address/write';

/**
 * What one page shows, as far as an address can say it. What is absent is as on a first visit. Of a world it has the
 * edits alone: a session has one original.
 */
export interface View extends Omit<Values, 'complete' | 'seed' | 'cycleDays'> {
  /** Foreign parameters in the address: another site's, as a query without its `?`. */
  readonly foreign?: string | undefined;
}

export const FIRST_VISIT: View = {};

const TABLE: ParameterTable = PARAMETERS;
const KEYED_PARAMETERS = Object.entries(TABLE) as [keyof Values, ParameterTable[string]][];

const without = (view: View, keys: readonly string[]): View =>
  Object.fromEntries(Object.entries(view).filter(([key]) => !keys.includes(key)));

/** `view` with `patch`; what an address would not say is left out. */
export function changedView(view: View, patch: View): View {
  const texts = linkTexts(patch);
  const isStated = ([key, value]: [string, unknown]) => {
    const entry = TABLE[key];
    // Foreign parameters are a text themselves.
    if (!entry) return Boolean(value);
    const text = texts[entry.name];
    return Boolean(text) && !isInitial(entry, text);
  };
  const stated = Object.entries(patch).filter(isStated);
  return { ...without(view, Object.keys(patch)), ...Object.fromEntries(stated) };
}

/** The view of an address read as `link`. A link without a version leaves what it does not name as in `before`. */
export function viewOf(
  { complete, unread, notices, seed, cycleDays, ...named }: Link,
  before: View = FIRST_VISIT,
): View {
  const link = changedView(FIRST_VISIT, named);
  if (complete) return link;
  const stated: Values = { ...link, seed };
  const groups = KEYED_PARAMETERS.flatMap(([key, { together }]) => (stated[key] === undefined ? [] : [together]));
  const replaced = KEYED_PARAMETERS.flatMap(([key, { together }]) =>
    together && groups.includes(together) ? [key] : [],
  );
  return { ...without(before, ['foreign', ...replaced]), ...link };
}

/** A view without the parts that concern one world alone. */
export const viewOfWorlds = (view: View): View =>
  without(
    view,
    KEYED_PARAMETERS.flatMap(([key, { ofOneWorld }]) => (ofOneWorld ? [key] : [])),
  );

/** The parts of a view that go along to the next page. */
export const carriedView = (view: View): View =>
  without(view, ['foreign', ...KEYED_PARAMETERS.flatMap(([key, { carried }]) => (carried ? [] : [key]))]);

/**
 * The choices that go along to the next page, as changes of a view, undefined ones included; but for the world and the
 * time, which a session inside another keeps to itself.
 */
export const carriedChoices = (view: View): View =>
  Object.fromEntries(
    KEYED_PARAMETERS.flatMap(([key, { carried, together }]) =>
      carried && together !== 'world' && together !== 'time' ? [[key, view[key as keyof View]]] : [],
    ),
  );

/** The parts of a view that concern its page alone. */
export const pageView = (view: View): View =>
  without(view, ['panel', ...KEYED_PARAMETERS.flatMap(([key, { carried }]) => (carried ? [key] : []))]);

/** Those parts as changes of an address, undefined ones included. */
export const pageValues = (view: View): Values =>
  Object.fromEntries(
    KEYED_PARAMETERS.flatMap(([key, { carried }]) =>
      carried || key === 'panel' ? [] : [[key, view[key as keyof View]]],
    ),
  );

/**
 * The query of the page that shows `view` of a world. It names the world in a fork, if `isNamed`, and beside anything
 * else.
 */
export const searchOf = ({ foreign, ...view }: View, world: NamedWorld, isNamed: boolean): string =>
  pageSearch(foreign ? `?${foreign}` : '', view, world, isNamed);
