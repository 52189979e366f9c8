import type { Choices, Dashboard, Settings } from '../../dashboards/contract';
import { type Comparison, comparisonIn } from '../../session/address/comparison';
import { choicesOf, settingsOf } from '../../session/settings';
import type { View } from '../../session/view';
import type { World } from '../../session/world';

/** What a panel shows its dashboard by. */
export interface FeedInputs {
  readonly settings: Settings;
  /** Undefined for a dashboard without any. */
  readonly choices: Choices | undefined;
  /** Undefined for none. */
  readonly comparison: Comparison | undefined;
}

/** What a page's view says of a dashboard in a world. */
export const inputsIn = (view: View, dashboard: Dashboard, { name, cycleDays }: World): FeedInputs => ({
  settings: settingsOf(dashboard, view, cycleDays),
  choices: choicesOf(dashboard, view),
  comparison: dashboard.comparison && comparisonIn(name, view.comparison),
});
