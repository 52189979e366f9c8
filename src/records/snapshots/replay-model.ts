import type { Dashboard, Settings } from '../../dashboards/contract';
import type { Parameter } from '../../session/address/parameter';
import { canonicalJson } from '../../sim/math/canonical';
import type { WorldName } from '../../sim/math/seed-of';
import { isCycleDays } from '../../sim/world/cycle';
import type { ReplayModel } from './replay';

/** Longest JSON of settings in a file that is accepted, in UTF-16 code units: a rate changed about 200 times. */
const MAX_CHARACTERS = 16_384;

/** The settings of a file in the form a link has them. */
function throughLink({ settings, parameters = {} }: Dashboard, file: Settings): Settings {
  const read = Object.entries<Parameter<unknown> | undefined>(parameters).map(([key, parameter]) => {
    const text = key in file ? parameter?.write(file[key]) : undefined;
    return [key, text === undefined ? undefined : parameter?.read(text)] as const;
  });
  return { ...settings, ...(Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Settings) };
}

/**
 * A dashboard's settings from a file of `world`; undefined if no visitor could have chosen them. Never throws.
 */
export function settingsOfFile(dashboard: Dashboard, world: WorldName, value: unknown): Settings | undefined {
  try {
    const text = canonicalJson(value);
    if (text.length > MAX_CHARACTERS) return undefined;
    const file: Settings = JSON.parse(text);
    const { settings } = dashboard;
    const cycleDays = 'cycleDays' in settings && isCycleDays(file.cycleDays) ? { cycleDays: file.cycleDays } : {};
    const read = { ...throughLink(dashboard, file), ...cycleDays };
    const isReachable = dashboard.proof?.isReachable?.(world, read) ?? true;
    return isReachable && canonicalJson(read) === text ? read : undefined;
  } catch {
    return undefined;
  }
}

/** A dashboard's model in the form that replaying a file needs. */
export function replayModelOf(dashboard: Dashboard): ReplayModel {
  const { id, version } = dashboard;
  return {
    id,
    version,
    recompute(world, t, value, part, fileData) {
      const settings = settingsOfFile(dashboard, world, value);
      if (!settings) return undefined;
      const state = dashboard.state(world, t, settings);
      return part === undefined ? state : dashboard.proof?.rebuild(part, state, fileData);
    },
  };
}
