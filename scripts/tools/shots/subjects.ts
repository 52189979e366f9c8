import { ROUTES } from '../../../src/app/routes';
import type { Dashboard } from '../../../src/dashboards/contract';
import { dashboards } from '../../../src/dashboards/registry';

/** What a sheet shows: a name and the address, at which the world is paused. */
export interface Subject {
  readonly name: string;
  readonly path: string;
}

/** An incident of the default world, half a second after the veto: most dashboards show something. */
const FROZEN = 'seed=northwall&at=2026-03-03T08:53:26.800Z&speed=0';

const all: readonly Dashboard[] = Object.values(dashboards);

/** Every page, and the page that is none. */
export const pages: readonly Subject[] = [...ROUTES.map(({ path }) => path), '/nowhere'].map((path) => ({
  name: path,
  path: `${path}?${FROZEN}`,
}));

/** Every case of every dashboard, the panel alone. */
export const panels: readonly Subject[] = all.flatMap(({ id, cases }) =>
  cases.map(({ name, seed, at }) => ({
    name: `${id}, ${name}`,
    path: `/skynet?seed=${seed}&at=${at}&speed=0&panel=${id}`,
  })),
);
