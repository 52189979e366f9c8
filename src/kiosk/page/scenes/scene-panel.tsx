import type { Dashboard } from '../../../dashboards/contract';
import type { DashboardId } from '../../../dashboards/ids';
import { dashboards, showDashboards } from '../../../dashboards/registry';
import { Panel } from '../../../panel/panel';
import './scene-panel.css';

interface ScenePanelProps {
  readonly id: DashboardId;
  /** The drawing or log by itself, or the whole panel; `scene-panel.css` hides the rest. */
  readonly as: 'drawing' | 'alone';
  /** Subject that a touch opens; the panel by default. */
  readonly opens?: string;
}

const LOOKS = { drawing: 'bare', alone: 'solo' } as const;

/** Returns the dashboard whose drawing a scene shows: the one made for a show, if there is one. */
const drawingOf = (id: DashboardId): Dashboard => ({ ...dashboards, ...showDashboards })[id] as Dashboard;

/** A dashboard in a scene. A touch opens it; a dashboard that is alone is opened by a touch anywhere in its scene. */
export function ScenePanel({ id, as, opens = id }: ScenePanelProps) {
  const dashboard = as === 'drawing' ? drawingOf(id) : dashboards[id];
  return (
    <div className="kiosk-panel panel-filling column" data-as={as} data-opens={as === 'alone' ? undefined : opens}>
      <Panel dashboard={dashboard} look={LOOKS[as]} compact />
    </div>
  );
}
