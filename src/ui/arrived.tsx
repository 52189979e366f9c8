import { useEffect, useEffectEvent } from 'react';

/** Calls `tell` once what stands beside it inside a `Suspense` is on the page. Shows nothing. */
export function Arrived({ tell }: { tell: () => void }) {
  const arrive = useEffectEvent(tell);
  useEffect(() => arrive(), []);
  return null;
}
