import type { Choices, Dashboard, Settings } from '../dashboards/contract';
import type { View } from './view';

const valuesOf = (table: object, view: View) =>
  Object.fromEntries(Object.entries(view).filter(([key]) => key in table));

/** The settings under which a view shows a dashboard, in a world whose base load repeats after so many days. */
export function settingsOf({ settings, parameters = {} }: Dashboard, view: View, cycleDays: number): Settings {
  return { ...settings, ...('cycleDays' in settings && { cycleDays }), ...valuesOf(parameters, view) };
}

/** Display choices of a dashboard in a view; undefined if it has none. */
export function choicesOf({ choices }: Dashboard, view: View): Choices | undefined {
  if (!choices) return undefined;
  const initial = Object.entries(choices).map(([key, parameter]) => [key, parameter.initial]);
  return { ...Object.fromEntries(initial), ...valuesOf(choices, view) };
}

/** Those settings that an address can hold, as a change of the view. */
export const viewOfSettings = ({ parameters = {} }: Dashboard, settings: Settings): View =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => key in parameters));
