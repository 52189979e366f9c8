import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { wakeFrames } from '../clock/frames';
import type { Zone } from '../clock/zone';
import { type Comparison, comparisonIn } from './address/comparison';
import { Session } from './session';
import { FIRST_VISIT, type View } from './view';
import { PRERENDERED_WORLD, WorldContext } from './world';

const SessionContext = createContext(new Session({ world: PRERENDERED_WORLD }));

/** Has what it holds show a session. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  const world = useSyncExternalStore(
    session.world.subscribe,
    () => session.world.value,
    () => session.world.value,
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

/** What `read` finds in the view; that of a first visit in prerendered HTML. It must find the same object in the same view. */
export function useView<T>(read: (view: View) => T): T {
  const { view } = useSession();
  return useSyncExternalStore(
    view.subscribe,
    () => read(view.value),
    () => read(FIRST_VISIT),
  );
}

/** The zone of printed clock readings. */
export const useZone = (): Zone => useView(({ zone = 'utc' }) => zone);

/** The selected correlation id, and the function that selects another or none. */
export function useSelection(): readonly [id: string | undefined, select: (id: string | undefined) => void] {
  const session = useSession();
  return [useView((view) => view.incident), (incident) => session.change({ incident })];
}

const none = () => undefined;

/** What panels are compared with in the world that is shown, and the function that chooses it. */
export function useComparison(): readonly [Comparison | undefined, (chosen: Comparison | undefined) => void] {
  const session = useSession();
  const { view, world } = session;
  const comparison = useSyncExternalStore(
    view.subscribe,
    () => comparisonIn(world.value.name, view.value.comparison),
    none,
  );
  return [comparison, (chosen) => session.change({ comparison: chosen })];
}
