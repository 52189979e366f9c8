import { grouped } from '../sim/words/units';
import { history } from './history';
import { dashboards } from './registry';

/** Figures of the dashboards, without their panels. The history's figure is power, because throughput has the rate. */
export const figures = {
  ...dashboards,
  history: {
    ...history,
    figure: ({ now }) => ({ value: grouped(now.power), unit: 'kW', label: 'power drawn by the three pods' }),
  } satisfies typeof history,
};
