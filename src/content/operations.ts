import type { DashboardId } from '../dashboards/ids';
import type { SubsystemId } from '../session/address/page-choices';

/** The drawings of the operations floor below its forks, in their order. */
export const FLOOR = [
  'throughput',
  'mesh',
  'cores',
  'history',
  'utilisation',
] as const satisfies readonly DashboardId[];

/** The logs, which have a row of their own below the floor, or a column beside it on wide screens. */
export const RAIL = ['events', 'corelog'] as const satisfies readonly DashboardId[];

/** Parts that a visitor can show or hide, in the order of the switches. The rest is always shown. */
export const SUBSYSTEMS: Readonly<Record<SubsystemId, string>> = {
  throughput: 'Throughput',
  mesh: 'Mesh lanes',
  corelog: 'Core log',
  utilisation: 'Utilisation',
};
