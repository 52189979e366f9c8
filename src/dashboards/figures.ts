import { grouped } from '../sim/words/units';
import { history } from './history';
import { interlocks } from './interlocks';
import { okCount } from './interlocks/table';
import { dashboards } from './registry';
import { rollback } from './rollback';

/**
 * The dashboards as figures without their panels. That of the history is its power: the rate has a figure of its own. That of the interlocks is
 * how many are OK. That of the rollback has no hundredths, which nobody can read across a hall.
 */
export const figures = {
  ...dashboards,
  history: {
    ...history,
    figure: ({ now }) => ({ value: grouped(now.power), unit: 'kW', label: 'power used by three data centres' }),
  } satisfies typeof history,
  interlocks: {
    ...interlocks,
    figure: (state) => ({
      value: String(okCount(state)),
      unit: `of ${state.rows.length}`,
      label: 'interlocks OK',
    }),
  } satisfies typeof interlocks,
  rollback: {
    ...rollback,
    figure: (state) => ({ ...rollback.figure(state), value: state.p95.toFixed(1) }),
  } satisfies typeof rollback,
};
