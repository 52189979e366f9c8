import { type Choices, type Dashboard, type Settings, withCycle } from '../dashboards/contract';
import type { AddressedWorld } from './address/original-world';
import type { View } from './view';

/** Returns `values` with those that a view names, by the names of their parameters. */
export const valuesIn = <T extends Settings | Choices>(view: View, values: T): T => ({
  ...values,
  ...Object.fromEntries(Object.entries(view).filter(([key]) => key in values)),
});

/** Returns the settings with which a view shows a dashboard in a world. */
export function settingsOf({ settings, log }: Dashboard, view: View, { name, cycleDays }: AddressedWorld): Settings {
  const chosen = withCycle(valuesIn(view, settings), cycleDays);
  return log?.settingsIn?.(name, chosen) ?? chosen;
}

/** Returns the display choices of a dashboard in a view; undefined if it has none. */
export const choicesOf = ({ choices }: Dashboard, view: View): Choices | undefined =>
  choices && valuesIn(view, choices);

/** Returns settings as a change of the view: all but the cycle, which belongs to the world. */
export const viewOfSettings = ({ cycleDays: _, ...settings }: Settings): View => settings;
