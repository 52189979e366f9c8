import type { DashboardId } from '../../dashboards/ids';
import { dashboards } from '../../dashboards/registry';
import { Panel } from '../../panel/panel';
import './scene-panel.css';

interface ScenePanelProps {
  readonly id: DashboardId;
  /** The drawing or log by itself, one panel of several, or the panel with all it has; `scene-panel.css` says what each leaves out. */
  readonly as: 'drawing' | 'tile' | 'alone';
}

/** A dashboard in a scene. */
export function ScenePanel({ id, as }: ScenePanelProps) {
  return (
    <div className="kiosk-panel" data-as={as} data-opens={id}>
      <Panel dashboard={dashboards[id]} solo={as === 'alone'} bare={as === 'drawing'} compact />
    </div>
  );
}
