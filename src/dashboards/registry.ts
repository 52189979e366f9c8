import type { Dashboard } from './contract';
import { cores } from './cores';

/** Every dashboard of the site by its id. Panels, tables, fixtures, goldens and downloads iterate this. */
export const dashboards = { cores } as const satisfies Record<string, Dashboard>;

/** The dashboard of that id, or undefined. */
export function findDashboard(id: string | null): Dashboard | undefined {
  return Object.values<Dashboard>(dashboards).find((dashboard) => dashboard.id === id);
}
