import { useEffect, useEffectEvent } from 'react';

/** Calls `run` once what stands beside it inside a `Suspense` is on the page. Shows nothing. */
export function OnMount({ run }: { run: () => void }) {
  const arrive = useEffectEvent(run);
  useEffect(() => arrive(), []);
  return null;
}
