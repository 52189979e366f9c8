import { grouped } from '../sim/words/units';
import { history } from './history';
import { dashboards } from './registry';

/**
 * The dashboards as figures without their panels. That of the history is its power: the rate has a figure of its own.
 */
export const figures = {
  ...dashboards,
  history: {
    ...history,
    figure: ({ now }) => ({ value: grouped(now.power), unit: 'kW', label: 'power drawn by the three pods' }),
  } satisfies typeof history,
};
