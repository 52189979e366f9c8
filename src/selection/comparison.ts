import { createContext, useContext, useSyncExternalStore } from 'react';
import { useWorld } from '../clock/world';
import { type Comparison, comparisonIn } from '../link/comparison';
import { createStore, type Store } from '../store/store';

/** What a visitor chose to compare panels with, shared by all panels of the document; `boot` provides it. */
export const ComparisonContext = createContext<Store<Comparison | undefined>>(createStore(undefined));

const none = () => undefined;

/** What the page's panels are compared with in its world, and the function that chooses it. */
export function useComparison(): readonly [Comparison | undefined, (chosen: Comparison | undefined) => void] {
  const store = useContext(ComparisonContext);
  const { name: world } = useWorld();
  const comparison = useSyncExternalStore(store.subscribe, () => comparisonIn(world, store.value), none);
  return [comparison, store.set];
}
