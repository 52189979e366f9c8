import { version } from '../../package.json';
import type { Dashboard } from '../dashboards/contract';
import { dashboards } from '../dashboards/registry';
import type { PagePath } from '../session/address/write';
import { allPageCases } from './page-cases';
import { panelCases } from './panel-cases';
import type { VisualCase } from './visual-case';

/** Version of `northwall` and of the list of cases. Raised when a member is removed or changes its meaning. */
const FORMAT = 3;

/** Versions of a page's parts. */
export interface Versions {
  /** Version of the site. */
  readonly site: string;
  /** Versions of the models, by the ids of their dashboards. */
  readonly models: Readonly<Record<string, number>>;
  /** Version of `northwall` and of the list of cases. */
  readonly format: number;
}

/** List of the build's visual cases, with the versions that it is of: `qa/cases.json`. */
export interface CaseList extends Versions {
  readonly cases: readonly VisualCase[];
}

const all = () => Object.values<Dashboard>(dashboards);

/** Versions of the site and its models. */
export const versions = (): Versions => ({
  site: version,
  models: Object.fromEntries(all().map(({ id, version }) => [id, version])),
  format: FORMAT,
});

/**
 * Every case of a site with pages at these paths: the pages, the page for unknown addresses, the kiosk show, then the
 * panels.
 */
export const listCases = (paths: readonly PagePath[]): CaseList => ({
  ...versions(),
  cases: [...allPageCases(paths), ...all().flatMap(panelCases)],
});
