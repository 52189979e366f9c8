import { isInitial } from '../query/parameter';
import type { ParameterTable } from '../query/table';
import type { LinkContents } from './address/link';
import type { AddressedWorld } from './address/original-world';
import { PARAMETERS, type Values } from './address/parameters';
import { linkTexts, pageSearch } from './address/write';

/**
 * State of a page that an address can name. Absent parts are as on a first visit. It has the edits of its world but not
 * the original, which belongs to the session.
 */
export interface View extends Omit<Values, 'complete' | 'seed' | 'cycleDays'> {
  /** Foreign parameters of another site in the address, as a query without its `?`. */
  readonly foreign?: string | undefined;
}

/** View of a visitor who has chosen nothing. */
export const INITIAL_VIEW: View = {};

const TABLE: ParameterTable = PARAMETERS;
const KEYED_PARAMETERS = Object.entries(TABLE) as [keyof Values, ParameterTable[string]][];

const without = (view: View, keys: readonly string[]): View =>
  Object.fromEntries(Object.entries(view).filter(([key]) => !keys.includes(key)));

/** Returns `view` with `patch`, without parts that an address would not name. */
export function changedView(view: View, patch: View): View {
  const texts = linkTexts(patch);
  const isStated = ([key, value]: [string, unknown]) => {
    const entry = TABLE[key];
    // Foreign parameters are text already.
    if (!entry) return Boolean(value);
    const text = texts[entry.name];
    return Boolean(text) && !isInitial(entry, text);
  };
  const stated = Object.entries(patch).filter(isStated);
  return { ...without(view, Object.keys(patch)), ...Object.fromEntries(stated) };
}

/** Name of the group of a parameter: those that an address sets together, or the parameter alone. */
const groupOf = ([key, { group = key }]: (typeof KEYED_PARAMETERS)[number]): string => group;

/**
 * Returns the view of an address read as `link`. A link without a version leaves the parts that it does not name as in
 * `before`.
 */
export function viewOf(
  { complete, unread, notices, seed, cycleDays, ...named }: LinkContents,
  before: View = INITIAL_VIEW,
): View {
  const link = changedView(INITIAL_VIEW, named);
  if (complete) return link;
  // A value that a page has anyway is named too, in place of another that was chosen before.
  const stated: Values = { ...named, seed };
  const groups = KEYED_PARAMETERS.filter(([key]) => stated[key] !== undefined).map(groupOf);
  const replaced = KEYED_PARAMETERS.filter((each) => groups.includes(groupOf(each))).map(([key]) => key);
  return { ...without(before, ['foreign', ...replaced]), ...link };
}

/** Comparisons that only a fork has. */
const OF_FORKS: readonly (string | undefined)[] = ['original', 'none'];

/** Returns a view that an address can name: outside a fork without a comparison that only a fork has. */
export const coherentView = (view: View): View =>
  !view.fork?.length && OF_FORKS.includes(view.comparison?.kind) ? without(view, ['comparison']) : view;

/** Returns a view without the parts that concern one world alone. */
export const viewWithoutWorld = (view: View): View =>
  without(
    view,
    KEYED_PARAMETERS.flatMap(([key, { isOfWorld }]) => (isOfWorld ? [key] : [])),
  );

/** Returns the parts of a view that go along to the next page. */
export const carriedView = (view: View): View =>
  without(view, ['foreign', ...KEYED_PARAMETERS.flatMap(([key, { isCarried }]) => (isCarried ? [] : [key]))]);

/**
 * Returns the choices that go along to the next page, as changes of a view, with undefined ones. Time is left out, as a
 * session inside another has its own, and so is what concerns the view's world unless the world goes along too.
 */
export const carriedChoices = (view: View, withWorld: boolean): View =>
  Object.fromEntries(
    KEYED_PARAMETERS.flatMap(([key, { isCarried, group, isOfWorld }]) =>
      isCarried && group !== 'time' && (withWorld || !isOfWorld) ? [[key, view[key as keyof View]]] : [],
    ),
  );

/** Returns the parts of a view that concern its page alone. */
export const pageView = (view: View): View =>
  without(view, ['panel', ...KEYED_PARAMETERS.flatMap(([key, { isCarried }]) => (isCarried ? [key] : []))]);

/** Returns the parts that concern the page alone as changes of an address, with undefined ones. */
export const pageValues = (view: View): Values =>
  Object.fromEntries(
    KEYED_PARAMETERS.flatMap(([key, { isCarried }]) =>
      isCarried || key === 'panel' ? [] : [[key, view[key as keyof View]]],
    ),
  );

/**
 * Returns the query of the page that shows `view` in a world. It names the world if it is a fork, if `isNamed`, and if
 * the query names anything else.
 */
export const searchOf = ({ foreign, ...view }: View, world: AddressedWorld, isNamed: boolean): string =>
  pageSearch(foreign ? `?${foreign}` : '', view, world, isNamed);
