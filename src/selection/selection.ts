import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../store/store';

/** The correlation id that a visitor selected, shared by all panels of the document; `boot` provides it. */
export const SelectionContext = createContext<Store<string | undefined>>(createStore(undefined));

const none = () => undefined;

/** The selected correlation id, and the function that selects another or none. */
export function useSelection(): readonly [id: string | undefined, select: (id: string | undefined) => void] {
  const selection = useContext(SelectionContext);
  const id = useSyncExternalStore(selection.subscribe, () => selection.value, none);
  return [id, selection.set];
}
