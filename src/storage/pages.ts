import { entriesOf, stored } from './storage';

const PATH = /^\/[a-z0-9-]{0,64}$/;
/** Longest query that is kept for a page, in characters. */
const MAX_QUERY = 512;

/** The entry `northwall.pages`: by a page's path, the query that an address would have for what the visitor chose there. */
export const storedPages = stored<Readonly<Record<string, string>>>('pages', 1, (value) => {
  const entries = [...(entriesOf(value) ?? [])].filter(
    (entry): entry is [string, string] =>
      PATH.test(entry[0]) && typeof entry[1] === 'string' && entry[1].length <= MAX_QUERY,
  );
  return entriesOf(value) && Object.fromEntries(entries);
});
