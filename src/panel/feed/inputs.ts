import type { Choices, Dashboard, Settings } from '../../dashboards/contract';
import { type Comparison, comparisonIn } from '../../session/address/comparison';
import { choicesOf, settingsOf } from '../../session/settings';
import type { View } from '../../session/view';
import type { World } from '../../session/world';

/** Inputs of a panel's dashboard, besides world and instant. */
export interface FeedInputs {
  readonly settings: Settings;
  /** Display choices; undefined for a dashboard without any. */
  readonly choices: Choices | undefined;
  /** Comparison with another state; undefined for none. */
  readonly comparison: Comparison | undefined;
}

/** The inputs of a dashboard that a page's view gives in a world. */
export const inputsIn = (view: View, dashboard: Dashboard, world: World): FeedInputs => ({
  settings: settingsOf(dashboard, view, world),
  choices: choicesOf(dashboard, view),
  comparison: dashboard.loadComparison && comparisonIn(world.name, view.comparison),
});
