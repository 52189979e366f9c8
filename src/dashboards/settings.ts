import type { World } from '../clock/world';
import type { Dashboard, Settings } from './contract';

/** What a visitor chose in panels that are on the page, by world and dashboard. */
const chosen = new WeakMap<World, Map<string, Settings>>();

/** The settings of a dashboard in that world before a visitor changes any. */
function settingsAtFirst({ settings }: Dashboard, { cycleDays }: World): Settings {
  return 'cycleDays' in settings ? { ...settings, cycleDays } : settings;
}

/** The settings under which a dashboard is shown on the page: the visitor's own, or those at first. */
export function settingsOf(dashboard: Dashboard, world: World): Settings {
  return chosen.get(world)?.get(dashboard.id) ?? settingsAtFirst(dashboard, world);
}

/** Has a dashboard be shown under these settings. */
export function chooseSettings({ id }: Dashboard, world: World, settings: Settings): void {
  const byId = chosen.get(world) ?? new Map<string, Settings>();
  chosen.set(world, byId);
  byId.set(id, settings);
}

/** Removes that choice, if it is still the current one. */
export function dropSettings({ id }: Dashboard, world: World, settings: Settings): void {
  const byId = chosen.get(world);
  if (byId?.get(id) === settings) byId.delete(id);
}
