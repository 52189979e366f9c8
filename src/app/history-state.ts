import type { Location } from 'react-router-dom';

export type HistoryEntry = Pick<Location, 'key' | 'pathname' | 'search'>;

/** What a page knows of its history. */
export interface HistoryRecord {
  /** The entry that was read or written last. The browser may be at another, which is still to be read. */
  readonly entry: HistoryEntry;
  /** Nothing but the page itself writes its address. */
  readonly isBare: boolean;
  /** The next choice is the first of its gesture. */
  readonly isNewGesture: boolean;
  /** Something has changed since the last write. */
  readonly isChanged: boolean;
}

/** What the browser and the session say at an event. */
export interface BrowserState {
  readonly entry: HistoryEntry;
  /** The browser is on its way to another address, or time is held by a hand and goes on in a moment. */
  readonly isBusy: boolean;
  /** The query of what the session shows. */
  readonly search: string;
}

/**
 * `change`: the session shows something else. `choice`: all that one action changes has changed. `gesture`: a visitor
 * begins to choose. `rest`: a gesture or an arrival is over. `pause`: nothing has changed for a moment.
 */
export type HistoryEvent = 'change' | 'choice' | 'gesture' | 'rest' | 'pause';

/** What is to be done: a new entry, the present one changed, or the same event again later. */
export type HistoryEffect = 'push' | 'replace' | 'wait' | undefined;

type HistoryStep = readonly [HistoryRecord, HistoryEffect];

/** Whether the page shows what an entry says. */
export const isRead = ({ entry }: HistoryRecord, { key, pathname, search }: HistoryEntry): boolean =>
  entry.key === key && entry.pathname === pathname && entry.search === search;

/** Writes what the session shows: into an entry of its own, which begins the gesture, or into the present one. */
function write(state: HistoryRecord, read: () => BrowserState, kind: 'push' | 'replace'): HistoryStep {
  if (state.isBare) return [state, undefined];
  const { entry, isBusy, search } = read();
  // To write over an entry that is still to be read would take a visitor's step back.
  if (isBusy || !isRead(state, entry)) return [state, 'wait'];
  const next = { ...state, isChanged: false };
  if (search === entry.search) return [next, undefined];
  return [kind === 'push' ? { ...next, isNewGesture: false } : next, kind];
}

/** Writes what the page says by itself into the present entry. */
const amend = (state: HistoryRecord, read: () => BrowserState): HistoryStep =>
  state.isChanged ? write(state, read, 'replace') : [state, undefined];

/**
 * What follows from an event. What a visitor chooses is a new entry at once, and the rest of the same gesture changes
 * that entry; what changes without a gesture changes the present one.
 */
export function historyStep(state: HistoryRecord, event: HistoryEvent, read: () => BrowserState): HistoryStep {
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
