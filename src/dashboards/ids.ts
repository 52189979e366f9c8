import ids from 'virtual:dashboard-ids';
import type { dashboards } from './registry';

/** Id of a dashboard: its folder's name, and its anchor in an address. */
export type DashboardId = keyof typeof dashboards;

/**
 * Ids of the dashboards, known without loading their models: the build reads them from the registry's lines, in their
 * order. See `scripts/build/plugins.ts`.
 */
export const DASHBOARD_IDS: readonly DashboardId[] = ids;

export function isDashboardId(value: string | undefined): value is DashboardId {
  return DASHBOARD_IDS.some((id) => id === value);
}
