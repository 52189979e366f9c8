import type { RefObject } from 'react';
import { FLOOR, RAIL } from '../../content/operations';
import type { DashboardId } from '../../dashboards/ids';
import { dashboards } from '../../dashboards/registry';
import { Motion, MovingPanel } from '../../panel/motion/moving';
import { Panel } from '../../panel/panel';
import './operations.css';

interface OperationsProps {
  readonly hidden: readonly DashboardId[];
  /** The whole of it, which bears what the newest incident has touched. */
  readonly floor: RefObject<HTMLElement | null>;
}

/** The operations floor: the forks, the other drawings below them, and the logs. */
export function Operations({ hidden, floor }: OperationsProps) {
  const shown = (id: DashboardId) => !hidden.includes(id);
  const logs = RAIL.filter(shown);
  const panel = (id: DashboardId) => (
    <Panel key={id} dashboard={dashboards[id]} element={MovingPanel} arrangement={hidden.join()} />
  );
  return (
    <section ref={floor} className="operations" aria-label="Operations">
      <Motion>
        {panel('forks')}
        <div className="operations-floor">{FLOOR.filter(shown).map(panel)}</div>
        {logs.length > 0 && <div className="operations-rail">{logs.map(panel)}</div>}
      </Motion>
    </section>
  );
}
