import { useEffect, useRef } from 'react';
import { BrakeControl } from '../../controls/brake/brake-control';
import { TimeIncident } from '../../controls/time-bar/incident/incident';
import type { DashboardId } from '../../dashboards/ids';
import { dashboards } from '../../dashboards/registry';
import { Motion, MovingPanel } from '../../panel/motion/moving';
import { Panel } from '../../panel/panel';
import { markReady } from '../../ui/ready';

const MOTION = { Element: MovingPanel, arrangement: 'solo' };

/** Panel that fills the viewport, with the actions for a selected incident, and the brake. */
export default function Solo({ id }: { id: DashboardId }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.querySelector('h1')?.focus({ preventScroll: true }), []);
  return (
    <main ref={main} className="solo">
      <Motion>
        <Panel dashboard={dashboards[id]} look="solo" motion={MOTION} complete={markReady} />
      </Motion>
      <TimeIncident seen="from-tablet-unless-low" />
      <BrakeControl />
    </main>
  );
}
