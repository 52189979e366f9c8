import type { Location } from 'react-router-dom';

/** An entry of the history. The key alone is not enough: entries that the router has not made share one. */
type Entry = Pick<Location, 'key' | 'search'>;

const textOf = ({ key, search }: Entry) => key + search;

let shown = '';

/** Whether the page shows all that the address of an entry asks for. The router knows of an entry before the page has read it. */
export const isShownEntry = (entry: Entry): boolean => textOf(entry) === shown;

/** Notes that it does. */
export function noteShownEntry(entry: Entry): void {
  shown = textOf(entry);
}
