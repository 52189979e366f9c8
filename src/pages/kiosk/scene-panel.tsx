import { useMemo } from 'react';
import type { Dashboard, Settings } from '../../dashboards/contract';
import type { DashboardId } from '../../dashboards/ids';
import { dashboards, shown } from '../../dashboards/registry';
import { Panel } from '../../panel/panel';
import './scene-panel.css';

interface ScenePanelProps {
  readonly id: DashboardId;
  /** The drawing or log by itself, one panel of several, or the panel with all it has; `scene-panel.css` says what each leaves out. */
  readonly as: 'drawing' | 'tile' | 'alone';
  /** What a touch opens; the panel where absent. */
  readonly opens?: string;
  /** Its settings in this scene, the same object between renders; those at first where absent. */
  readonly settings?: Settings | undefined;
}

/** A dashboard in a scene. A touch opens it; where it is alone, the whole scene. */
export function ScenePanel({ id, as, opens = id, settings }: ScenePanelProps) {
  const dashboard = useMemo((): Dashboard => {
    const own: Dashboard = dashboards[id];
    // For the drawing by itself there may be one that is made for a show.
    const drawn: Dashboard = as === 'drawing' ? { ...dashboards, ...shown }[id] : own;
    return settings ? { ...drawn, settings } : drawn;
  }, [id, as, settings]);
  return (
    <div className="kiosk-panel" data-as={as} data-opens={as === 'alone' ? undefined : opens}>
      <Panel dashboard={dashboard} solo={as === 'alone'} bare={as === 'drawing'} compact />
    </div>
  );
}
