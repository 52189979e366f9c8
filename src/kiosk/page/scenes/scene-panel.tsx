import type { Dashboard } from '../../../dashboards/contract';
import type { DashboardId } from '../../../dashboards/ids';
import { dashboards, showDashboards } from '../../../dashboards/registry';
import { Panel } from '../../../panel/panel';
import './scene-panel.css';

interface ScenePanelProps {
  readonly id: DashboardId;
  /** The drawing or log by itself, or the panel with all it has; `scene-panel.css` says what each leaves out. */
  readonly as: 'drawing' | 'alone';
  /** What a touch opens; the panel where absent. */
  readonly opens?: string;
}

const LOOKS = { drawing: 'bare', alone: 'solo' } as const;

/**
 * The dashboard that draws in a scene: for the drawing by itself, the one that is made for a show where there is one.
 */
const drawingOf = (id: DashboardId): Dashboard => ({ ...dashboards, ...showDashboards })[id] as Dashboard;

/** A dashboard in a scene. A touch opens it; where it is alone, the whole scene. */
export function ScenePanel({ id, as, opens = id }: ScenePanelProps) {
  const dashboard = as === 'drawing' ? drawingOf(id) : dashboards[id];
  return (
    <div className="kiosk-panel column" data-as={as} data-opens={as === 'alone' ? undefined : opens}>
      <Panel dashboard={dashboard} look={LOOKS[as]} compact />
    </div>
  );
}
