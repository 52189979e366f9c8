import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { wakeFrames } from '../clock/frames';
import type { Zone } from '../clock/zone';
import { type Comparison, comparisonIn } from './address/comparison';
import { Session } from './session';
import { DEFAULT_WORLD } from './storage/stored-world';
import { INITIAL_VIEW, type View } from './view';
import { PRERENDERED_WORLD, WorldContext } from './world';

const SessionContext = createContext(new Session({ original: DEFAULT_WORLD, clock: PRERENDERED_WORLD.clock }));

/** Provides a session to its children, and runs it. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  const world = useSyncExternalStore(
    session.subscribe,
    () => session.world,
    () => session.world,
  );
  useEffect(() => session.start(), [session]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands still while time is paused is to be of the new world.
  useEffect(wakeFrames, [world]);
  return (
    <SessionContext value={session}>
      <WorldContext value={world}>{children}</WorldContext>
    </SessionContext>
  );
}

export const useSession = (): Session => useContext(SessionContext);

/**
 * Returns the part of the view that `read` selects; in prerendered HTML, that of a first visit. `read` must return the
 * same object for the same view.
 */
export function useView<T>(read: (view: View) => T): T {
  const session = useSession();
  return useSyncExternalStore(
    session.subscribe,
    () => read(session.view),
    () => read(INITIAL_VIEW),
  );
}

/** Returns the zone of printed clock readings. */
export const useZone = (): Zone => useView(({ zone = 'utc' }) => zone);

/** Returns the selected correlation id, and a function that selects another or none. */
export function useSelection(): readonly [id: string | undefined, select: (id: string | undefined) => void] {
  const session = useSession();
  return [useView((view) => view.incident), (incident) => session.change({ incident })];
}

const none = () => undefined;

/** Returns the comparison of all panels, and a function that changes it. */
export function useComparison(): readonly [Comparison | undefined, (chosen: Comparison | undefined) => void] {
  const session = useSession();
  const comparison = useSyncExternalStore(
    session.subscribe,
    () => comparisonIn(session.world.name, session.view.comparison),
    none,
  );
  return [comparison, (chosen) => session.change({ comparison: chosen })];
}
