import type { Choices, Dashboard, Settings } from '../dashboards/contract';
import type { View } from './view';

/** `values` as a view has them, by the names of their parameters. */
export const valuesIn = <T extends Settings | Choices>(view: View, values: T): T => ({
  ...values,
  ...Object.fromEntries(Object.entries(view).filter(([key]) => key in values)),
});

/** The settings under which a view shows a dashboard, in a world whose base load repeats after so many days. */
export const settingsOf = ({ settings }: Dashboard, view: View, cycleDays: number): Settings => ({
  ...valuesIn(view, settings),
  ...('cycleDays' in settings && { cycleDays }),
});

/** Display choices of a dashboard in a view; undefined if it has none. */
export const choicesOf = ({ choices }: Dashboard, view: View): Choices | undefined =>
  choices && valuesIn(view, choices);

/** Settings as a change of the view: all but the cycle, which is the world's. */
export const viewOfSettings = ({ cycleDays: _, ...settings }: Settings): View => settings;
