import { useEffect, useEffectEvent } from 'react';

/** Calls `run` once mounted. Inside a `Suspense` that means that its siblings have loaded. Renders nothing. */
export function OnMount({ run }: { run: () => void }) {
  const arrive = useEffectEvent(run);
  useEffect(() => arrive(), []);
  return null;
}
