/** Ids of the dashboards, known without loading their models. */
export const DASHBOARD_IDS = [
  'cores',
  'events',
  'mesh',
  'throughput',
  'history',
  'utilisation',
  'corelog',
  'rollback',
  'interlocks',
  'transparency',
] as const;

export type DashboardId = (typeof DASHBOARD_IDS)[number];

/** Whether `value` is the id of a dashboard. */
export function isDashboardId(value: string | null): value is DashboardId {
  return DASHBOARD_IDS.some((id) => id === value);
}
