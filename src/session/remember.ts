import type { ParameterTable } from '../query/table';
import { linkValues } from './address/link';
import { PARAMETERS, type Values } from './address/parameters';
import { type PagePath, searchWith } from './address/write';
import { entriesOf, stored } from './storage/storage';
import { changedView, INITIAL_VIEW, type View } from './view';

const PATH = /^\/[a-z0-9-]{0,64}$/;
/** Longest query that is kept for a page, in characters. */
const MAX_QUERY = 512;

/** The entry `northwall.pages`: by a page's path, the query of the visitor's choices there. */
const storedPages = stored<Readonly<Record<string, string>>>('pages', 1, (value) => {
  const entries = [...(entriesOf(value) ?? [])].filter(
    (entry): entry is [string, string] =>
      PATH.test(entry[0]) && typeof entry[1] === 'string' && entry[1].length <= MAX_QUERY,
  );
  return entriesOf(value) && Object.fromEntries(entries);
});

/** Returns the choices that are kept for the next visit. */
const rememberedPart = (view: Values): View =>
  Object.fromEntries(Object.entries(view).filter(([key]) => (PARAMETERS as ParameterTable)[key]?.isKept));

/** Returns the visitor's last choices on a page. */
export const rememberedView = (page: PagePath | undefined): View =>
  page === undefined ? INITIAL_VIEW : rememberedPart(linkValues(storedPages.read()?.[page] ?? ''));

/** Keeps a choice for the next visit, as far as its parameters are kept. */
export function remember(page: PagePath | undefined, choice: View): void {
  if (page === undefined || Object.keys(rememberedPart(choice)).length === 0) return;
  const { [page]: _, ...rest } = storedPages.read() ?? {};
  const query = searchWith('', changedView(rememberedView(page), rememberedPart(choice)));
  storedPages.write(query === '' ? rest : { ...rest, [page]: query });
}
