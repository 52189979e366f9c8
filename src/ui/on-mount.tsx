import { useEffect, useEffectEvent } from 'react';

/** Calls `run` once it is mounted, which inside a `Suspense` means that its siblings have loaded. Renders nothing. */
export function OnMount({ run }: { run: () => void }) {
  const arrive = useEffectEvent(run);
  useEffect(() => arrive(), []);
  return null;
}
