import { useEffect, useRef } from 'react';
import { BrakeControl } from '../../controls/brake/brake-control';
import { TimeIncident } from '../../controls/time-bar/incident/incident';
import type { DashboardId } from '../../dashboards/ids';
import { dashboards } from '../../dashboards/registry';
import { MovingPanel, PanelMotion } from '../../panel/motion/moving';
import { Panel } from '../../panel/panel';
import { markReady } from '../../ui/ready';

const MOTION = { Element: MovingPanel, arrangement: 'solo' };

/** Panel that fills the viewport, with the actions for a selected incident, and the brake. */
export default function Solo({ id }: { id: DashboardId }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.querySelector('h1')?.focus({ preventScroll: true }), []);
  return (
    <main ref={main} className="solo">
      <PanelMotion>
        <Panel dashboard={dashboards[id]} look="solo" motion={MOTION} complete={markReady} />
      </PanelMotion>
      <TimeIncident seen="from-tablet-unless-low" />
      <BrakeControl />
    </main>
  );
}
