import type { Location } from 'react-router-dom';

export type HistoryEntry = Pick<Location, 'key' | 'pathname' | 'search'>;

/** State of a page's history. */
export interface PageHistoryState {
  /** The entry that was read or written last. The browser may already be at another, which is still to be read. */
  readonly entry: HistoryEntry;
  /** True if only the page itself writes its address. */
  readonly isBare: boolean;
  /** True if the next choice is the first of its gesture. */
  readonly isNewGesture: boolean;
  /** True if something has changed since the last write. */
  readonly isChanged: boolean;
}

/** State of the browser and the session at an event. */
export interface BrowserState {
  readonly entry: HistoryEntry;
  /** True while the browser is on its way to another address, or a hand holds time, which will go on in a moment. */
  readonly isBusy: boolean;
  /** Query of everything that the session shows. */
  readonly search: string;
}

/**
 * `change`: the session shows something new. `choice`: all changes of one action are made. `gesture`: a visitor begins
 * to choose. `rest`: a gesture or an arrival is over. `pause`: nothing has changed for a moment.
 */
export type HistoryEvent = 'change' | 'choice' | 'gesture' | 'rest' | 'pause';

/** Consequence of an event: a new entry, a change of the present one, or the same event again later. */
export type HistoryEffect = 'push' | 'replace' | 'wait' | undefined;

type HistoryStep = readonly [PageHistoryState, HistoryEffect];

/** True if the page shows everything that an entry names. */
export const isEntryRead = ({ entry }: PageHistoryState, { key, pathname, search }: HistoryEntry): boolean =>
  entry.key === key && entry.pathname === pathname && entry.search === search;

/** Writes the session's query: into a new entry, which begins the gesture, or into the present one. */
function write(state: PageHistoryState, read: () => BrowserState, kind: 'push' | 'replace'): HistoryStep {
  if (state.isBare) return [state, undefined];
  const { entry, isBusy, search } = read();
  // Writing over an entry that is still to be read would undo a visitor's step back.
  if (isBusy || !isEntryRead(state, entry)) return [state, 'wait'];
  const next = { ...state, isChanged: false };
  if (search === entry.search) return [next, undefined];
  return [kind === 'push' ? { ...next, isNewGesture: false } : next, kind];
}

/** Writes changes that no gesture made into the present entry. */
const amend = (state: PageHistoryState, read: () => BrowserState): HistoryStep =>
  state.isChanged ? write(state, read, 'replace') : [state, undefined];

/**
 * Returns the new record and the consequence of an event. A choice makes a new entry at once, and the rest of the same
 * gesture changes that entry; changes without a gesture change the present one.
 */
export function historyStep(state: PageHistoryState, event: HistoryEvent, read: () => BrowserState): HistoryStep {
  switch (event) {
    case 'change':
      return [{ ...state, isChanged: true }, 'wait'];
    case 'choice':
      return state.isNewGesture ? write(state, read, 'push') : [state, undefined];
    case 'gesture': {
      const [next, effect] = amend(state, read);
      return [{ ...next, isNewGesture: true }, effect];
    }
    case 'rest':
      return amend(state, read);
    case 'pause':
      return write(state, read, state.isNewGesture ? 'push' : 'replace');
  }
}
