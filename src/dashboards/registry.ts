import type { Dashboard } from './contract';
import { corelog } from './corelog';
import { cores } from './cores';
import { events } from './events';
import { history } from './history';
import type { DashboardId } from './ids';
import { interlocks } from './interlocks';
import { mesh } from './mesh';
import { rollback } from './rollback';
import { throughput } from './throughput';
import { transparency } from './transparency';
import { utilisation } from './utilisation';

/** Every dashboard of the site by its id. Panels, tables, fixtures, goldens and downloads iterate this. */
export const dashboards = {
  cores,
  events,
  mesh,
  throughput,
  history,
  utilisation,
  corelog,
  rollback,
  interlocks,
  transparency,
} as const satisfies Record<DashboardId, Dashboard>;
