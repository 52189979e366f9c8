import { useEffect, useRef } from 'react';
import type { DashboardId } from '../dashboards/ids';
import { dashboards } from '../dashboards/registry';
import { Panel } from '../panel/panel';
import { Shortcuts } from '../panel/shortcuts';

/** One panel that fills the viewport. */
export default function Solo({ id }: { id: DashboardId }) {
  const main = useRef<HTMLElement>(null);
  const list = useRef<HTMLDialogElement>(null);
  useEffect(() => main.current?.querySelector('h1')?.focus({ preventScroll: true }), []);
  return (
    <main ref={main} className="solo">
      <Panel dashboard={dashboards[id]} solo />
      <Shortcuts dialog={list} />
    </main>
  );
}
