import type { Dashboard, Settings } from '../../../dashboards/contract';
import type { ParameterTable } from '../../../query/table';
import { PARAMETERS } from '../../../session/address/parameters';
import { canonicalJson } from '../../../sim/math/canonical';
import type { WorldName } from '../../../sim/math/seed-of';
import { EXPORT } from '../../../sim/tables/log-export';
import type { ReplayModel } from './replay';

/** Longest JSON of settings in a file that is accepted, in UTF-16 code units: a rate changed about 200 times. */
const MAX_CHARACTERS = 16_384;

/** Settings of a file as a link would carry them: written as parameters and read again. */
function throughLink({ settings }: Dashboard, file: Settings): Settings {
  const read = Object.keys(settings).map((key) => {
    const parameter = (PARAMETERS as ParameterTable)[key];
    const text = key in file ? parameter?.write(file[key]) : undefined;
    return [key, text === undefined ? undefined : parameter?.read(text)] as const;
  });
  return { ...settings, ...(Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Settings) };
}

/** A dashboard's settings from a file of `world`; undefined if no visitor could have chosen them. Never throws. */
export function settingsOfFile(dashboard: Dashboard, world: WorldName, value: unknown): Settings | undefined {
  try {
    const text = canonicalJson(value);
    if (text.length > MAX_CHARACTERS) return undefined;
    const file: Settings = JSON.parse(text);
    const read = throughLink(dashboard, file);
    const isReachable = dashboard.log?.isReachable?.(world, read) ?? true;
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
      if (part === undefined) return state;
      return part === EXPORT ? dashboard.log?.rebuild(state, fileData) : undefined;
    },
  };
}
