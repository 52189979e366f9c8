import type { Dashboard, Settings } from '../../dashboards/contract';
import { canonicalJson } from '../../sim/canonical';
import { isCycleDays } from '../../sim/cycle';
import type { Replayed } from '../../snapshot/replay';

/** Longest settings of a file that are used, as JSON, in UTF-16 code units: a rate that was changed some 200 times. */
const MAX_CHARACTERS = 16_384;

/** The settings that a link would carry for those of a file; undefined where these are none that a visitor could have chosen. */
function throughLink({ settings, settingsOfLink, linkOfSettings }: Dashboard, file: Settings): Settings | undefined {
  const link = linkOfSettings?.(file) ?? {};
  return settingsOfLink?.((name) => link[name] ?? null) ?? settings;
}

/** The settings of a dashboard out of a file; undefined where they are none. Never throws. */
export function settingsOfFile(dashboard: Dashboard, value: unknown): Settings | undefined {
  try {
    const text = canonicalJson(value);
    if (text.length > MAX_CHARACTERS) return undefined;
    const file: Settings = JSON.parse(text);
    const { settings } = dashboard;
    const cycleDays = 'cycleDays' in settings && isCycleDays(file.cycleDays) ? { cycleDays: file.cycleDays } : {};
    const read = { ...throughLink(dashboard, file), ...cycleDays };
    return canonicalJson(read) === text ? read : undefined;
  } catch {
    return undefined;
  }
}

/** A dashboard's model, to compute entries of files anew. */
export function replayed(dashboard: Dashboard): Replayed {
  const { id, version } = dashboard;
  return {
    id,
    version,
    recompute(seed, t, value, part, said) {
      const settings = settingsOfFile(dashboard, value);
      if (!settings) return undefined;
      const state = dashboard.state(seed, t, settings);
      return part === undefined ? state : dashboard.exported?.(part, state, said);
    },
  };
}
