import type { Dashboard } from '../../src/dashboards/contract';
import { dashboards } from '../../src/dashboards/registry';
import { contentHash } from '../../src/sim/math/canonical';
import { INSTANTS, SEEDS } from './instants';

/** SHA-256 of one model's states, by `case` or `seed@instant`. */
export type ModelHashes = Readonly<Record<string, string>>;

/** Command that writes the hashes again. */
const RENEW = 'npx vitest run tests/state-hashes -u';

/** Name of a model and its version, such as `cores 3`. */
export const modelName = ({ id, version }: Pick<Dashboard, 'id' | 'version'>) => `${id} ${version}`;

/** Hashes of a dashboard's states at its cases and at the 100 instants. */
export function hashesOf(dashboard: Dashboard): ModelHashes {
  const hash = (seed: string, t: number) => contentHash(dashboard.state(seed, t, dashboard.settings));
  const cases = dashboard.cases.map(({ name, world, at }) => [name, hash(world, at)]);
  const instants = INSTANTS.map((t, i) => {
    const seed = SEEDS[i % SEEDS.length] as string;
    return [`${seed}@${t}`, hash(seed, t)];
  });
  return Object.fromEntries([...cases, ...instants]);
}

/** Hashes of all dashboards, by model. */
export function stateHashes(): Record<string, ModelHashes> {
  return Object.fromEntries(
    Object.values<Dashboard>(dashboards).map((dashboard) => [modelName(dashboard), hashesOf(dashboard)]),
  );
}

/** Fault of a model's hashes compared with the stored ones, and the remedy; undefined if they are equal. */
export function hashFault(
  model: Pick<Dashboard, 'id' | 'version'>,
  hashes: ModelHashes,
  kept: Readonly<Record<string, ModelHashes>>,
): string | undefined {
  const { id, version } = model;
  const before = kept[modelName(model)];
  if (!before) {
    const other = Object.keys(kept).find((name) => name.startsWith(`${id} `));
    return other
      ? `The model is ${modelName(model)}, and the hashes that are kept are those of ${other}. Renew them: ${RENEW}`
      : `No hashes of ${modelName(model)} are kept. Write them: ${RENEW}`;
  }
  const names = Object.keys({ ...before, ...hashes });
  const differing = names.filter((name) => before[name] !== hashes[name]);
  if (differing.length === 0) return undefined;
  const states = `${differing.length} of ${names.length} states of ${modelName(model)} are not what they were, the first at ${differing[0]}.`;
  if (differing.every((name) => !before[name] || !hashes[name])) {
    return `${states} Its cases have changed, and no state. Renew the hashes: ${RENEW}`;
  }
  return `${states} If that is intended, raise \`version\` to ${version + 1} in src/dashboards/${id}/index.ts and renew the hashes: ${RENEW}`;
}
