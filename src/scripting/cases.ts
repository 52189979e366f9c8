import { version } from '../../package.json';
import type { Dashboard } from '../dashboards/contract';
import { dashboards } from '../dashboards/registry';
import { addressOf, type PagePath } from '../link/write';
import { contentHash } from '../sim/math/canonical';
import type { Case } from '../sim/words/case';
import { CYCLE_DAYS } from '../sim/world/cycle';
import { DEFAULT_SEED } from '../sim/world/seed';

/** The version of `northwall` and of the list of cases: raised when a member goes or means something else. */
const FORMAT = 1;

/** What a page is made of. */
export interface Versions {
  /** Of the site. */
  readonly site: string;
  /** Of each model, by the id of its dashboard. */
  readonly models: Readonly<Record<string, number>>;
  /** Of `northwall` and of the list of cases. */
  readonly format: number;
}

/** How a browser shows a case. The names and words are those of Playwright's options. */
export interface Conditions {
  /** CSS px. */
  readonly viewport: { readonly width: number; readonly height: number };
  readonly reducedMotion: 'reduce' | 'no-preference';
  readonly forcedColors: 'active' | 'none';
}

/** A page or a panel at an instant at which time stands still. */
export interface VisualCase extends Conditions {
  /** Unique, lower case, without anything that a file's name cannot hold. */
  readonly name: string;
  /** From the path on. */
  readonly address: string;
  /** Id of the panel that is shown alone; absent for a page. */
  readonly panel?: string;
  /** SHA-256 of the state that the panel shows then, as canonical JSON; absent for a page. */
  readonly state?: string;
}

export interface CaseList extends Versions {
  readonly cases: readonly VisualCase[];
}

/** 2026-03-03 08:53:26.800 UTC, half a second after a veto: the instant of the pages. */
const PAGES_AT = 1_772_528_006_800;

/** The path under which the page for unknown addresses is shown. */
const NOT_FOUND: PagePath = '/404';

const usual = (width: number, height = 1080): Conditions => ({
  viewport: { width, height },
  reducedMotion: 'no-preference',
  forcedColors: 'none',
});

/** By the end of the name: every page and every panel case. */
const WIDTHS: Readonly<Record<string, Conditions>> = { '390': usual(390), '1920': usual(1920) };
/** Every page, and the last case of every panel, which is one in mid-movement. */
const MEDIA: Readonly<Record<string, Conditions>> = {
  'reduced-motion': { ...usual(1280), reducedMotion: 'reduce' },
  'forced-colors': { ...usual(1280), forcedColors: 'active' },
};
/** The last case of every panel. */
const LARGE: Readonly<Record<string, Conditions>> = { '3840': usual(3840, 2160) };

const address = (path: PagePath, seed: string, at: number, panel?: string) =>
  addressOf(path, '', {
    world: { seed, cycleDays: CYCLE_DAYS },
    course: { at, rate: 0, anchor: undefined },
    panel,
  });

function pageCases(path: PagePath): VisualCase[] {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return Object.entries({ ...WIDTHS, ...MEDIA }).map(([end, conditions]) => ({
    name: `page-${name}-${end}`,
    address: address(path, DEFAULT_SEED, PAGES_AT),
    ...conditions,
  }));
}

function panelCases({ id, cases, settings, readings, state }: Dashboard): VisualCase[] {
  return cases.flatMap((one: Case, i) =>
    Object.entries({ ...WIDTHS, ...(i === cases.length - 1 && { ...LARGE, ...MEDIA }) }).map(([end, conditions]) => ({
      name: `panel-${id}-${one.name}-${end}`,
      address: address('/skynet', one.seed, one.at, id),
      ...conditions,
      panel: id,
      state: contentHash(state(one.seed, readings?.at(one.seed, one.at) ?? one.at, settings)),
    })),
  );
}

const all = () => Object.values<Dashboard>(dashboards);

/** What the site and its models are. */
export const versions = (): Versions => ({
  site: version,
  models: Object.fromEntries(all().map(({ id, version }) => [id, version])),
  format: FORMAT,
});

/** Every case of a site with pages at these paths: the pages, the page for unknown addresses, then the panels. */
export const listCases = (paths: readonly PagePath[]): CaseList => ({
  ...versions(),
  cases: [...[...paths, NOT_FOUND].flatMap(pageCases), ...all().flatMap(panelCases)],
});
