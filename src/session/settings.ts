import type { Choices, Dashboard, Settings } from '../dashboards/contract';
import type { View } from './view';

/** Returns `values` with those that a view names, by the names of their parameters. */
export const valuesIn = <T extends Settings | Choices>(view: View, values: T): T => ({
  ...values,
  ...Object.fromEntries(Object.entries(view).filter(([key]) => key in values)),
});

/** Returns the settings with which a view shows a dashboard, in a world whose base load repeats after `cycleDays`. */
export const settingsOf = ({ settings }: Dashboard, view: View, cycleDays: number): Settings => ({
  ...valuesIn(view, settings),
  ...('cycleDays' in settings && { cycleDays }),
});

/** Returns the display choices of a dashboard in a view; undefined if it has none. */
export const choicesOf = ({ choices }: Dashboard, view: View): Choices | undefined =>
  choices && valuesIn(view, choices);

/** Returns settings as a change of the view: all but the cycle, which belongs to the world. */
export const viewOfSettings = ({ cycleDays: _, ...settings }: Settings): View => settings;
