import { version } from '../../package.json';
import type { Dashboard } from '../dashboards/contract';
import { dashboards } from '../dashboards/registry';
import type { PagePath } from '../session/address/write';
import { allPageCases } from './page-cases';
import { panelCases } from './panel-cases';
import type { VisualCase } from './visual-case';

/** Version of `northwall` and of the list of cases. Raised when a member is removed or changes its meaning. */
const FORMAT = 3;

/** What a page is made of. */
export interface Versions {
  /** Of the site. */
  readonly site: string;
  /** Of each model, by the id of its dashboard. */
  readonly models: Readonly<Record<string, number>>;
  /** Of `northwall` and of the list of cases. */
  readonly format: number;
}

/** The build’s list of visual cases, with the versions that it is of: `qa/cases.json`. */
export interface CaseList extends Versions {
  readonly cases: readonly VisualCase[];
}

const all = () => Object.values<Dashboard>(dashboards);

/** What the site and its models are. */
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
