import type { Dashboard } from './contract';
import { corelog } from './corelog';
import { cores } from './cores';
import { events } from './events';
import { forks, showForks } from './forks';
import { history } from './history';
import { interlocks } from './interlocks';
import { machines, showMachines } from './machines';
import { mesh } from './mesh';
import { rollback } from './rollback';
import { throughput } from './throughput';
import { transparency } from './transparency';
import { utilisation } from './utilisation';

/**
 * Dashboards of the site by id. Everything else iterates this: panels, tables, links, fixtures, pictures, downloads.
 */
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
  forks,
  machines,
} as const satisfies Record<string, Dashboard>;

/** Dashboards with other drawings, for a kiosk's scenes. */
export const showDashboards = { forks: showForks, machines: showMachines } as const satisfies Record<string, Dashboard>;
