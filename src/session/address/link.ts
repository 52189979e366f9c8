import { type DashboardId, isDashboardId } from '../../dashboards/ids';
import { applyChanges, readTable, readValues } from '../../query/table';
import { seedOf, type WorldName } from '../../sim/math/seed-of';
import { worldName } from '../../sim/world/world-name';
import { ALL_PARAMETERS, PARAMETERS, type Values } from './parameters';

/** An address that was read: its values, and its problems. */
export interface LinkContents extends Values {
  /** Names of the parameters that could not be used in full. */
  readonly unread: readonly string[];
  /** One sentence for each parameter that could not be used in full. */
  readonly notices: readonly string[];
  /** Foreign parameters of another site, as a query without its `?`; absent if there are none. */
  readonly foreign?: string;
}

const SENTENCES = {
  alone: (name: string, required: string) => `The “${name}” in this link needs “${required}”, so it is left out.`,
  twice: (name: string) => `The “${name}” in this link occurs twice, so the first is used.`,
};

/** Returns the value of each readable parameter, whether or not the thing that it names exists. */
export const linkValues = (search: string): Values => readValues(PARAMETERS, search);

/** Returns the panel that a query shows alone; undefined for the whole page. */
export function panelIn(search: string): DashboardId | undefined {
  const { panel } = linkValues(search);
  return isDashboardId(panel) ? panel : undefined;
}

/** Returns the world that an address names for a reader who sees `world`. */
const worldIn = ({ seed, fork }: Values, world: WorldName): WorldName =>
  seed === undefined && fork === undefined ? world : worldName(seed ?? seedOf(world), fork ?? []);

/**
 * Reads a query string for a reader who sees `world`. Never throws: unusable parameters are left out, with one notice
 * for each.
 */
export function readLink(search: string, world: WorldName): LinkContents {
  const { values, problems } = readTable(PARAMETERS, search, SENTENCES, worldIn(linkValues(search), world));
  const foreign = new URLSearchParams(applyChanges(PARAMETERS, search, {}).foreign).toString();
  return {
    ...values,
    unread: problems.map(({ name }) => name),
    notices: problems.map(({ why }) => why),
    ...(foreign !== '' && { foreign }),
  };
}

/** Returns the problems of a query in any world: a sentence for each parameter that is unusable or does not exist. */
export function linkProblems(search: string): readonly string[] {
  const names = new Set(new URLSearchParams(search).keys());
  const unknown = [...names].filter((each) => !ALL_PARAMETERS.some(({ name }) => name === each));
  const problems = readTable(PARAMETERS, search, SENTENCES).problems.map(({ why }) => why);
  return [...problems, ...unknown.map((name) => `The “${name}” in this link is unknown, so it has no effect.`)];
}
