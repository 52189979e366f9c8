import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { contentHash } from '../src/sim/math/canonical';
import { INSTANTS, SEEDS } from './instants';

/** SHA-256 of each dashboard's state at its cases and at the 100 instants, by `case` or `seed@instant`. */
export function stateHashes(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.values<Dashboard>(dashboards).map((dashboard) => {
      const hash = (seed: string, t: number) => contentHash(dashboard.state(seed, t, dashboard.settings));
      const cases = dashboard.cases.map(({ name, seed, at }) => [name, hash(seed, at)]);
      const instants = INSTANTS.map((t, i) => {
        const seed = SEEDS[i % SEEDS.length] as string;
        return [`${seed}@${t}`, hash(seed, t)];
      });
      return [`${dashboard.id} ${dashboard.version}`, Object.fromEntries([...cases, ...instants])];
    }),
  );
}
