import { grouped } from '../sim/words/units';
import { history } from './history';
import { dashboards } from './registry';
import { rollback } from './rollback';

/**
 * The dashboards as figures without their panels. That of the history is its power: the rate has a figure of its own.
 * That of the rollback has no hundredths, which nobody can read across a hall.
 */
export const figures = {
  ...dashboards,
  history: {
    ...history,
    figure: ({ now }) => ({ value: grouped(now.power), unit: 'kW', label: 'power drawn by the three pods' }),
  } satisfies typeof history,
  rollback: {
    ...rollback,
    figure: (state) => ({ ...rollback.figure(state), value: state.p95.toFixed(1) }),
  } satisfies typeof rollback,
};
