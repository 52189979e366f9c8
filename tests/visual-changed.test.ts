import { expect, test } from 'vitest';
import { canShow, touchedBy } from '../scripts/visual/changed.mjs';

/** A small site: two panels of which one uses the other’s model, a page with a panel, and what they share. */
const graph = new Map(
  Object.entries({
    'src/app/entry-client.tsx': ['src/app/routes.tsx'],
    'src/app/entry-server.tsx': ['src/app/routes.tsx'],
    'src/app/routes.tsx': ['src/pages/home/home.tsx', 'src/pages/solo/solo.tsx', 'src/dashboards/registry.ts'],
    'src/pages/home/home.tsx': ['src/pages/home/home.css', 'src/ui/button.ts', 'src/content/home.ts'],
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

/** What a change to these files leaves of four cases. */
function shownBy(...files: string[]): string[] {
  const cases = [
    { name: 'page-home-390' },
    { name: 'panel-cores-quiet-390', panel: 'cores' },
    { name: 'panel-cores-incident-menu', panel: 'cores' },
    { name: 'panel-forks-quiet-390', panel: 'forks' },
  ];
  return cases.filter(canShow(touchedBy(graph, files))).map(({ name }) => name);
}

const ALL = ['page-home-390', 'panel-cores-quiet-390', 'panel-cores-incident-menu', 'panel-forks-quiet-390'];

test.each([
  ['docs/kiosk.md', []],
  ['src/dashboards/cores/sim.test.ts', []],
  ['src/pages/home/home.css', ['page-home-390']],
  ['src/content/home.ts', ['page-home-390']],
  ['src/content/policies/privacy.md', ['page-home-390']],
  ['src/stage/bars.ts', ['page-home-390', 'panel-cores-quiet-390', 'panel-cores-incident-menu']],
  ['src/dashboards/cores/sim.ts', ALL],
  ['src/stage/lines.ts', ['page-home-390', 'panel-cores-incident-menu', 'panel-forks-quiet-390']],
  ['src/ui/button.ts', ALL],
  ['src/panel/panel.tsx', ALL],
  ['src/dashboards/registry.ts', ALL],
  ['public/icon.svg', ALL],
  ['package-lock.json', ALL],
])('a change to %s can be seen in %j', (file, names) => {
  expect(shownBy(file)).toEqual(names);
});

test('what a change cannot be placed by is named', () => {
  expect(touchedBy(graph, ['src/pages/home/home.css', 'public/icon.svg']).because).toBe('public/icon.svg');
});
