import { ROUTES } from '../../../e2e/support/paths';
import { pagePaths, unlistedPaths } from '../../../src/app/entry-server';
import { FOOTER_GROUPS, HEADER_GROUPS, LEAD, POLICY_GROUP } from '../../../src/content/navigation';
import { CYCLE_DAYS } from '../../../src/sim/world/cycle';
import { badgeAt } from '../../../src/sim/world/site/badge';
import { SITE_TFLOPS } from '../../../src/sim/world/site/site';
import { READING_GAP_MS } from '../../../src/sim/world/site/site-reading';
import { AT, browser, holds, htmlOf, linkTo, SEED, text, value } from './requirement';

const NAVIGATION = 'src/content/navigation.ts';

/** Requirements on the product, its routes, the common parts of pages, and messages of failures. */
export const PRODUCT = [
  holds(
    'accounts',
    'every page',
    'no accounts, no login, no roles, no transactions: no page asks for a password or an address',
    async () => {
      const pages = await Promise.all([...pagePaths, ...unlistedPaths].map(htmlOf));
      return pages.every((html) => !/type="(?:password|email)"|autocomplete="(?!off)/.test(html));
    },
  ),
  holds('forms', 'every page', 'no form is validated', async () =>
    (await Promise.all(pagePaths.map(htmlOf))).every(
      (html) => !/<(?:input|select|textarea)[^>]* (?:required|pattern)\b/.test(html),
    ),
  ),
  browser('network', 'e2e/policy.spec.ts', 'no network calls; no server data'),
  value('routes', 'src/app/routes.tsx', [...ROUTES].sort(), () => [...pagePaths].sort(), '28, without parameters'),
  value(
    'paths of a kiosk',
    'src/app/routes.tsx',
    ['/kiosk', '/kiosk/health', '/kiosk/setup', '/kiosk/sync'],
    () => [...unlistedPaths].sort(),
    '`/kiosk`, `/kiosk/setup`, `/kiosk/sync`, `/kiosk/health`, for screens at a stand; in no menu',
  ),
  text('any other path', '/404', '404', 'Error', 'Route not found. Return to home.'),
  browser('tone of the 404 page', 'e2e/errors.spec.ts', 'a warning, with a link to `/`'),
  browser('failure of the router', 'e2e/errors.spec.ts', 'a screen reading “Unexpected Application Error!”'),
];

/** Requirements on the header, the drawer, the footer and the time bar. */
export const SHELL = [
  value(
    'header',
    NAVIGATION,
    ['Skynet', 'Technology', 'Governance', 'Company'],
    () => [LEAD.label, ...HEADER_GROUPS.map(({ label }) => label)],
    'a brand link to home, a Skynet link, menus Technology, Governance and Company',
  ),
  holds('brand link', '/terms', 'leads to home', async () => linkTo('/', 'brand').test(await htmlOf('/terms'))),
  browser('badge', 'e2e/shell-badge.spec.ts', 'always reads “OK n TFLOPS”; what an incident does is said beside it'),
  value('badge, n', 'src/sim/world/site/site.ts', { from: 2_250_000, to: 2_390_000 }, () => ({
    from: SITE_TFLOPS.floor,
    to: SITE_TFLOPS.ceiling,
  })),
  holds('badge, mean of n', 'src/sim/world/site/badge.ts', 'around 2.3 million', () => {
    const all = Array.from({ length: 500 }, (_, i) => badgeAt(SEED, AT + i * 691_000, CYCLE_DAYS).tflops);
    return (all.reduce((sum, n) => sum + n) / all.length / 1e6).toFixed(1) === '2.3';
  }),
  value(
    'badge, ms between two values',
    'src/sim/world/site/site-reading.ts',
    { shortest: 2_600, longest: 5_100 },
    () => READING_GAP_MS,
  ),
  value(
    'drawer',
    NAVIGATION,
    'Legal & Policies',
    () => POLICY_GROUP.label,
    'groups that fold, Legal & Policies among them',
  ),
  browser('drawer, current page', 'e2e/shell-drawer.spec.ts', 'its group is open each time the drawer opens'),
  holds('group of `/legal`', NAVIGATION, 'Legal & Policies', () =>
    POLICY_GROUP.links.some(({ to }) => to === '/legal'),
  ),
  browser('drawer, states', 'e2e/shell-drawer.spec.ts', 'open or closed; each group expanded or collapsed'),
  browser('skip link', 'e2e/navigation.spec.ts', 'the first stop of the keyboard'),
  value(
    'footer',
    NAVIGATION,
    [4, true],
    () => [FOOTER_GROUPS.length, FOOTER_GROUPS.some(({ links }) => links.includes(LEAD))],
    'four columns of links, Skynet among them',
  ),
  browser('Esc, and a press outside', 'e2e/shell.spec.ts', 'close the menus'),
  browser('Tab', 'e2e/shell-drawer.spec.ts', 'is trapped inside the open drawer'),
  browser('page scroll', 'e2e/scroll-lock.spec.ts', 'locked while the drawer is open'),
  browser('page scroll behind a modal', 'e2e/careers.spec.ts', 'locked while it is open'),
  browser('menus', 'e2e/shell.spec.ts', 'one is open at a time'),
  browser('scrolled header', 'e2e/shell.spec.ts', 'marked when the page is scrolled by more than 48 px'),
];
