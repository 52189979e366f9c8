import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react';
import { wakeFrames } from '../clock/frames';
import { ShownWorldContext, ShowWorldContext, type World, WorldContext } from '../clock/world';
import type { Store } from '../store/store';

/** Provides the world that the page shows. A fork, or the original of one, takes its place under the same clock, so that the time runs on. */
export function ShownWorld({ shown, children }: { shown: Store<World>; children: ReactNode }) {
  const world = useSyncExternalStore(
    shown.subscribe,
    () => shown.value,
    () => shown.value,
  );
  const show = useCallback(
    (name: string) => {
      if (name !== shown.value.name) shown.set({ ...shown.value, name });
    },
    [shown],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands still while time is paused is to be of the new world.
  useEffect(wakeFrames, [world]);
  return (
    <ShownWorldContext value={shown}>
      <ShowWorldContext value={show}>
        <WorldContext value={world}>{children}</WorldContext>
      </ShowWorldContext>
    </ShownWorldContext>
  );
}
