import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canShow, touchedBy } from '../scripts/visual/changed.mjs';
import { filesStyledBy } from '../scripts/visual/styles.mjs';
import { ROUTES } from '../src/app/routes';
import { listCases } from '../src/scripting/cases';

/** A small site: two panels of which one uses the other’s model, a page with a panel, a module of several pages, and what they share. */
const graph = new Map(
  Object.entries({
    'src/app/entry-client.tsx': ['src/app/routes.tsx'],
    'src/app/entry-server.tsx': ['src/app/routes.tsx'],
    'src/app/routes.tsx': [
      'src/pages/home/home.tsx',
      'src/pages/policy/policy.tsx',
      'src/pages/solo/solo.tsx',
      'src/dashboards/registry.ts',
    ],
    'src/pages/home/home.tsx': ['src/pages/home/home.css', 'src/ui/button.ts', 'src/content/home.ts'],
    'src/pages/policy/policy.tsx': ['src/pages/text.ts'],
    'src/pages/text.ts': [],
    'src/pages/solo/solo.tsx': ['src/panel/panel.tsx'],
    'src/panel/panel.tsx': ['src/ui/button.ts'],
    'src/dashboards/registry.ts': ['src/dashboards/cores/index.ts', 'src/dashboards/forks/index.ts'],
    'src/dashboards/cores/index.ts': ['src/dashboards/cores/sim.ts', 'src/stage/bars.ts'],
    'src/dashboards/cores/sim.ts': [],
    'src/dashboards/forks/index.ts': ['src/dashboards/cores/sim.ts', 'src/stage/lines.ts'],
    'src/stage/bars.ts': [],
    'src/stage/lines.ts': [],
    'src/ui/button.ts': [],
    'src/content/home.ts': [],
    'src/pages/home/home.css': [],
  }),
);

const HOME = 'page-home-390';
const TERMS = 'page-terms-390';
const CORES = 'panel-cores-quiet-390';
const CORES_MENU = 'panel-cores-incident-menu';
const FORKS = 'panel-forks-quiet-390';
const ALL = [HOME, TERMS, CORES, CORES_MENU, FORKS];

const cases = [
  { name: HOME, address: '/?speed=0' },
  { name: TERMS, address: '/terms?speed=0' },
  { name: CORES, address: '/?panel=cores', panel: 'cores' },
  { name: CORES_MENU, address: '/?panel=cores', panel: 'cores' },
  { name: FORKS, address: '/?panel=forks', panel: 'forks' },
];

test.each([
  ['docs/kiosk.md', []],
  ['src/dashboards/cores/sim.test.ts', []],
  ['src/pages/home/home.css', [HOME]],
  ['src/content/home.ts', [HOME]],
  ['src/pages/text.ts', [TERMS]],
  ['src/content/policies/privacy.md', [HOME, TERMS]],
  ['src/stage/bars.ts', [HOME, TERMS, CORES, CORES_MENU]],
  ['src/dashboards/cores/sim.ts', ALL],
  ['src/stage/lines.ts', [HOME, TERMS, CORES_MENU, FORKS]],
  ['src/ui/button.ts', ALL],
  ['src/panel/panel.tsx', ALL],
  ['src/dashboards/registry.ts', ALL],
  ['public/icon.svg', ALL],
  ['package-lock.json', ALL],
])('a change to %s can be seen in %j', (file, names) => {
  expect(cases.filter(canShow(touchedBy(graph, [file]), cases)).map(({ name }) => name)).toEqual(names);
});

test('a folder of pages that has the name of a path is of that path alone, and no scene of the show is a page', () => {
  const slugs = ROUTES.map(({ path }) => path.slice(1) || 'home');
  for (const { path, page } of ROUTES)
    expect([path, slugs.includes(page)]).toEqual([path, page === (path.slice(1) || 'home')]);
  const { cases } = listCases(ROUTES.map(({ path }) => path));
  expect(cases.filter(({ address }) => /[?&]play=.*(?:\/|%2F)/i.test(address))).toEqual([]);
});

test.each([
  ['@layer pages { .lead, .panel .lead { &:hover { color: red; } } }', ['home/home.tsx']],
  ['@media (width < 40rem) { html:has(.lead) body:not(.panel) { margin: 0; } }', ['home/home.tsx']],
  [':is(.lead, .panel) p { content: "} p {"; }', ['home/home.tsx', 'panel.tsx', 'sizes.tsx']],
  ['/* .lead { } */ .unsaid { color: red; }', undefined],
  ['.lead { color: red; } p:not(.lead) { color: red; }', undefined],
  ['.lead { color: red; } @keyframes lead { to { opacity: 0; } }', undefined],
  ['@import "other.css";', undefined],
])('the style sheet %s is seen where its classes are: in %j', (css, files) => {
  const texts = new Map([
    ['home/home.tsx', '<p className="home lead">'],
    ['panel.tsx', '<p className="panel">'],
    ['sizes.tsx', "<p className={isWide ? 'panel wide' : 'narrow'}>"],
    ['other.tsx', 'const lead = panel.wide; <p className="lead-in panel-foot">'],
    ['routes.ts', "const slugs = ['lead', 'panel'];"],
  ]);
  expect(filesStyledBy(css, 'home/', texts)).toEqual(files && new Set(files));
});

test('the classes of an element are in strings where it is made, or handed on as className', () => {
  const src = join(import.meta.dirname, '../src');
  const modules = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const made = modules.flatMap((file) => [...readFileSync(join(src, file), 'utf8').matchAll(/className=\{([^}]*)\}/g)]);
  expect(made.map(([, value = '']) => value).filter((value) => !/['"`]|^className$/.test(value))).toEqual([]);
});

test('what a change cannot be placed by is named', () => {
  expect(touchedBy(graph, ['src/pages/home/home.css', 'public/icon.svg']).because).toBe('public/icon.svg');
});
