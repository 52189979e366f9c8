import type { DashboardId } from '../dashboards/ids';

/** The panels of the operations floor, in the order in which they stand. The event stream stands beside them. */
export const FLOOR = [
  'throughput',
  'mesh',
  'history',
  'cores',
  'utilisation',
  'corelog',
] as const satisfies readonly DashboardId[];

/** Those that a visitor can show or hide, in the order of their switches, and which are shown initially. The others always are. */
export const SUBSYSTEMS: readonly {
  readonly id: (typeof FLOOR)[number];
  readonly label: string;
  readonly shown: boolean;
}[] = [
  { id: 'throughput', label: 'Throughput', shown: true },
  { id: 'mesh', label: 'Mesh lanes', shown: true },
  { id: 'corelog', label: 'Core log', shown: false },
  { id: 'utilisation', label: 'Utilisation', shown: false },
];
