import { useEffect, useRef } from 'react';
import type { Dashboard } from '../dashboards/contract';
import { Panel } from '../panel/panel';

/** One panel that fills the viewport. */
export default function Solo({ dashboard }: { dashboard: Dashboard }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.querySelector('h1')?.focus({ preventScroll: true }), []);
  return (
    <main ref={main} className="solo">
      <Panel dashboard={dashboard} solo />
    </main>
  );
}
