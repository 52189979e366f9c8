import { SHOW_SCENES } from '../kiosk/scenes';
import type { PagePath } from '../session/address/write';
import type { CaseStep } from '../sim/tables/case';
import { DEFAULT_SEED } from '../sim/world/seed';
import { type Conditions, defaultConditions, MEDIA, stillAddress, type VisualCase, WIDTHS } from './visual-case';

/** Instant of the pages: 2026-03-03 08:53:26.800 UTC, half a second after a veto. */
const PAGES_AT = 1_772_528_006_800;

const SHOWN = { world: DEFAULT_SEED, at: PAGES_AT };

/** Path under which the page for unknown addresses is shown. */
const NOT_FOUND: PagePath = '/404';

/** View of one page, such as its menu open. */
interface PageView extends Conditions {
  readonly steps?: readonly CaseStep[];
}

const click = (role: string, name: string): CaseStep => ({ role, name });

/** Steps that switch on all optional parts of the operations floor. */
const EVERYTHING = [click('checkbox', 'Core log'), click('checkbox', 'Utilisation')];

/**
 * Views of pages by path, and by the end of their names: windows in which all drawings of the page are, and the parts
 * that a visitor can open.
 */
const VIEWS: Readonly<Record<PagePath, Readonly<Record<string, PageView>>>> = {
  '/': {
    'menu-390': { ...defaultConditions(390), steps: [click('button', 'Menu')] },
    'menu-1280': { ...defaultConditions(1280), steps: [click('button', 'Technology')] },
  },
  '/skynet': {
    'floor-390': defaultConditions(390, 5600),
    'floor-1280': defaultConditions(1280, 4000),
    'floor-1920': defaultConditions(1920, 3600),
    'floor-2560': defaultConditions(2560, 4800),
    'floor-3840': defaultConditions(3840, 7200),
    'everything-3840': { ...defaultConditions(3840, 4600), steps: EVERYTHING },
  },
  '/containment': { 'floor-1920': defaultConditions(1920, 1600) },
};

function pageCases(path: PagePath): VisualCase[] {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  const address = stillAddress(path, SHOWN);
  return Object.entries({ ...WIDTHS, ...MEDIA, ...VIEWS[path] }).map(([end, view]) => ({
    name: `page-${name}-${end}`,
    address,
    ...view,
  }));
}

/** Sizes of kiosk screens: full HD and 4K, one on its side, and a wide one. */
const SCREENS = [
  [1920, 1080],
  [3840, 2160],
  [1080, 1920],
  [2560, 1080],
] as const;

/** Fork without the veto of the incident at `PAGES_AT`, 20 s after that veto would have come. */
const FORK = { world: `${DEFAULT_SEED}~never-qdsa8`, at: PAGES_AT + 20_000 };
const FORK_VIEWS: Readonly<Record<string, Conditions>> = {
  '390': defaultConditions(390),
  '1280': defaultConditions(1280),
  'floor-1920': defaultConditions(1920, 3600),
  'floor-3840': defaultConditions(3840, 4600),
  'forced-colors': MEDIA['forced-colors'] as Conditions,
};

const forkCases = (): VisualCase[] =>
  Object.entries(FORK_VIEWS).map(([end, conditions]) => ({
    name: `fork-skynet-${end}`,
    address: stillAddress('/skynet', FORK),
    ...conditions,
  }));

/** Cases of every scene of the kiosk show on every screen. */
const sceneCases = (): VisualCase[] =>
  SHOW_SCENES.flatMap((scene) =>
    SCREENS.map(([width, height]) => ({
      name: `kiosk-${scene}-${width}x${height}`,
      address: stillAddress('/kiosk', SHOWN, `?play=${scene}`),
      ...defaultConditions(width, height),
    })),
  );

/** Cases of the pages at these paths, the page for unknown addresses, a fork of the world, and the show. */
export const allPageCases = (paths: readonly PagePath[]): VisualCase[] => [
  ...[...paths, NOT_FOUND].flatMap(pageCases),
  ...forkCases(),
  ...sceneCases(),
];
