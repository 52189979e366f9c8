import { bestsOf, FORKS, type ForkSlice, forkSlice } from '../../../src/dashboards/forks/sim-slice';

/** Forks of the planted slices; the site's own have 40. */
export const CROWDS = [12, 40, 400, 4_000] as const;

/** A slice of the world with `count` forks in place of its own, which they repeat, and candidate actions in proportion. */
export function crowdOf(seed: string, index: number, count: number): ForkSlice {
  const own = forkSlice(seed, index);
  const times = Math.ceil(count / FORKS);
  const at = (fork: number) => (fork * FORKS) / Math.min(count, FORKS * times);
  const sourceOf = (fork: number) => Math.floor(at(fork));
  const all = Array.from({ length: count }, (_, i) => i);
  const forks = all.flatMap((i) => {
    const source = own.forks[sourceOf(i)];
    return source ? [{ ...source, rank: source.rank + at(i) - sourceOf(i) }] : [];
  });
  const actions = own.actions.flatMap((action) =>
    all.filter((i) => sourceOf(i) === action.fork).map((fork) => ({ ...action, fork })),
  );
  const readings = own.path.readings.map((cores) => all.map((i) => cores[sourceOf(i)] as number));
  return { ...own, forks, actions, bests: bestsOf(forks, own.start), path: { ...own.path, readings } };
}
