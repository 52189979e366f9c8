import type { DashboardId } from '../dashboards/ids';

/** The panels of the operations floor below its first row, in the order in which they stand. */
export const FLOOR = ['throughput', 'mesh', 'history', 'utilisation'] as const satisfies readonly DashboardId[];

/** The logs, which have a row of their own below the floor, or a column beside it on the widest screens. */
export const RAIL = ['events', 'corelog'] as const satisfies readonly DashboardId[];

/** What a visitor can show or hide, in the order of the switches, and what is shown initially. The rest always is. */
export const SUBSYSTEMS: readonly {
  readonly id: (typeof FLOOR | typeof RAIL)[number];
  readonly label: string;
  readonly shown: boolean;
}[] = [
  { id: 'throughput', label: 'Throughput', shown: true },
  { id: 'mesh', label: 'Mesh lanes', shown: true },
  { id: 'corelog', label: 'Core log', shown: false },
  { id: 'utilisation', label: 'Utilisation', shown: false },
];
