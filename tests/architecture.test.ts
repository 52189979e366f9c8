import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOCKING_TESTS } from './support/mocking-tests';

const project = resolve(import.meta.dirname, '..');
const bin = (name: string) => join(project, 'node_modules/.bin', name);

/** Copy of the source tree in which violations can be planted. */
let copy: string;

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'northwall-'));
  for (const part of ['src', 'shaders', 'scripts', 'deploy', 'biome.json', 'package.json', '.dependency-cruiser.cjs']) {
    cpSync(join(project, part), join(copy, part), { recursive: true });
  }
  for (const part of ['tsconfig.base.json', 'tsconfig.app.json', 'tsconfig.pure.json']) {
    cpSync(join(project, part), join(copy, part));
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

afterAll(() => rmSync(copy, { recursive: true }));

/** Violations of each layer rule: a file planted in the layer, and its forbidden import. */
const PLANTED_IMPORTS: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['layer-app', 'src/app/planted.ts', "import '../../scripts/serve.mjs';"],
  ['layer-qa', 'src/qa/planted.ts', "import '../app/boot';"],
  ['layer-pages', 'src/pages/planted.ts', "import '../qa/northwall';"],
  ['layer-kiosk', 'src/kiosk/page/planted.ts', "import '../../pages/home/home';"],
  ['layer-panel', 'src/panel/planted.ts', "import '../kiosk/hours';"],
  ['layer-shell', 'src/shell/planted.ts', "import '../panel/panel';"],
  ['layer-controls', 'src/controls/planted.ts', "import '../shell/layout';"],
  ['layer-content', 'src/content/planted.ts', "import '../controls/brake/brake';"],
  ['layer-records', 'src/records/planted.ts', "import '../content/brand';"],
  ['layer-session', 'src/session/planted.ts', "import '../records/download/csv';"],
  ['layer-dashboards', 'src/dashboards/planted.ts', "import '../session/view';"],
  ['layer-machine', 'src/machine/planted.ts', "import '../dashboards/contract';"],
  ['layer-plot', 'src/plot/grammar/planted.ts', "import '../../session/view';"],
  ['layer-loading', 'src/loading/planted.ts', "import '../session/view';"],
  ['layer-compat', 'src/compat/planted.ts', "import '../loading/part';"],
  ['layer-ui', 'src/ui/planted.ts', "import '../loading/part';"],
  ['layer-clock', 'src/clock/planted.ts', "import '../ui/hydrated';"],
  ['layer-theme', 'src/theme/planted.ts', "import '../clock/clock';"],
  ['layer-store', 'src/store/planted.ts', "import '../theme/tokens';"],
  ['layer-query', 'src/query/planted.ts', "import '../store/store';"],
  ['layer-sim', 'src/sim/planted.ts', "import '../store/store';"],
  ['layer-sim-math', 'src/sim/math/planted.ts', "import '../tables/case';"],
  ['layer-sim-words', 'src/sim/words/planted.ts', "import '../world/seed';"],
  ['layer-sim-tables', 'src/sim/tables/planted.ts', "import '../world/seed';"],
  ['layer-clock-alone', 'src/clock/planted.ts', "import '../theme/tokens';"],
  ['layer-ui-alone', 'src/ui/planted.ts', "import '../clock/clock';"],
  ['layer-plot-grammar', 'src/plot/grammar/planted-marks.ts', "import '../render/primitives/rules';"],
  ['layer-plot-grammar', 'src/plot/grammar/planted-world.ts', "import '../../sim/world/incidents/incidents';"],
  ['layer-plot-surface', 'src/plot/surface/planted.ts', "import '../render/plot';"],
  ['layer-plot-render', 'src/plot/render/planted.ts', "import '../../clock/time-source';"],
  ['layer-contract', 'src/dashboards/contract.ts', "import '../clock/clock';"],
  ['layer-registry', 'src/dashboards/registry.ts', "import './cores/sim';"],
  ['layer-content-alone', 'src/content/planted.ts', "import '../ui/hydrated';"],
  ['layer-panel-of-any-dashboard', 'src/panel/planted.ts', "import '../dashboards/registry';"],
  ['layer-show', 'src/kiosk/planted.ts', "import '../panel/panel';"],
  ['layer-kiosk-setup', 'src/kiosk/page/setup/planted.ts', "import '../supervisor';"],
  ['layer-kiosk-show', 'src/kiosk/page/show/planted.ts', "import '../setup/checks';"],
  ['layer-kiosk-scenes', 'src/kiosk/page/scenes/planted.ts', "import '../show/on-screen';"],
  ['layer-kiosk-session', 'src/kiosk/page/session/planted.ts', "import '../scenes/slide';"],
  ['layer-kiosk-clock', 'src/kiosk/page/clock/planted.ts', "import '../session/use-visit';"],
  ['layer-world-explanation', 'src/sim/world/explanation/planted.ts', "import '../../tables/case';"],
  ['layer-world-incident-words', 'src/sim/world/incident-words/planted.ts', "import '../explanation/terms';"],
  ['layer-world-machines', 'src/sim/world/machines/planted.ts', "import '../incident-words/what-if';"],
  ['layer-world-cores', 'src/sim/world/cores/planted.ts', "import '../explanation/causes';"],
  ['layer-world-site', 'src/sim/world/site/planted.ts', "import '../cores/cores';"],
  ['layer-world-incidents', 'src/sim/world/incidents/planted.ts', "import '../machines/drills';"],
  ['layer-worker', 'src/app/worker/planted.ts', "import '../../clock/clock';"],
  ['dashboard-model', 'src/dashboards/planted/sim.ts', "import '../../theme/tokens';"],
  ['dashboard-on-demand', 'src/dashboards/planted/why.ts', "import '../../theme/tokens';"],
  ['dashboard-inks', 'src/dashboards/planted/inks.ts', "import '../../plot/surface/size';"],
  ['dashboard-parameters', 'src/dashboards/planted/parameters.ts', "import '../../session/address/link';"],
  ['dashboard-scene', 'src/dashboards/planted/scene.ts', "import '../../clock/clock';"],
  ['dashboard-drawing', 'src/dashboards/planted/drawing.ts', "import '../../plot/render/primitives/cells-mesh';"],
  ['dashboard-face', 'src/dashboards/planted/legend.tsx', "import '../../plot/surface/size';"],
  ['dashboard-index', 'src/dashboards/planted/index.ts', "import '../../clock/clock';"],
  ['no-dashboard-to-dashboard', 'src/dashboards/planted/table.ts', "import '../cores/sim';"],
  ['dashboards-by-the-registry', 'src/panel/planted.ts', "import '../dashboards/cores/table';"],
  ['pure-without-packages', 'src/dashboards/planted/cases.ts', "import 'react';"],
  ['scene-without-react', 'src/dashboards/planted/scene-parts.ts', "import 'react';"],
  ['pixi-in-scenes-only', 'src/panel/planted-pixi.ts', "import 'pixi.js';"],
  ['scenes-on-demand', 'src/panel/planted-scene.ts', "import '../plot/render/plot';"],
  ['motion-in-panels-and-kiosk-only', 'src/pages/home/planted-motion.ts', "import 'framer-motion';"],
  ['packages-in-parts', 'src/records/capsule/planted-package.ts', "export const load = () => import('uqr');"],
  ['no-circular', 'src/sim/math/planted-circle-back.ts', "import './planted-circle';"],
];

describe('layer rules', () => {
  let reported: { from: string; rule: string }[];

  beforeAll(() => {
    const texts = new Map<string, string>();
    for (const [, file, text] of PLANTED_IMPORTS) texts.set(file, `${texts.get(file) ?? ''}${text}\n`);
    for (const [file, text] of texts) plant(file, text);
    plant('src/sim/math/planted-circle.ts', "import './planted-circle-back';\n");
    const { stdout } = spawnSync(bin('depcruise'), ['src', '--output-type', 'json'], {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
    reported = summary.violations.map(({ from, rule }) => ({ from, rule: rule.name }));
  }, 60_000);

  test.each(PLANTED_IMPORTS)('%s catches what %s imports', (rule, file) => {
    expect(reported).toContainEqual({ from: file, rule });
  });

  test('every rule of the configuration has a violation planted here', () => {
    const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: { name: string }[] };
    const planted = [...new Set(PLANTED_IMPORTS.map(([rule]) => rule))];
    expect(planted.sort()).toEqual(config.forbidden.map(({ name }) => name).sort());
  });
});

/** Contents that a pure file must not have. */
const IMPURE: readonly (readonly [what: string, text: string])[] = [
  ['Math', 'export const x = Math.sin(1);'],
  ['Math by another name', 'const { sin } = Math;\nexport const x = sin(1);'],
  ['Date', 'export const x = Date.now();'],
  ['performance', 'export const x = performance.now();'],
  ['Intl', "export const x = new Intl.NumberFormat('en');"],
  ['globalThis', 'export const x = globalThis;'],
  ['timers', 'export const x = setTimeout(() => {}, 0);'],
  ['the DOM', 'export const x = document.title;'],
  ['storage', "export const x = localStorage.getItem('x');"],
  ['crypto', 'export const x = crypto.randomUUID();'],
  ['code from strings', "export const x = new Function('return 1');"],
  ['the power operator', 'export const x = (a: number) => a ** 0.5;'],
  ['locales', 'export const x = (1).toLocaleString();'],
];

describe('purity rules', () => {
  const name = (i: number) => `src/dashboards/impure-${i}/${i % 2 ? 'sim' : 'sim-part'}.ts`;
  let findings: Map<string, string>;

  beforeAll(() => {
    IMPURE.forEach(([, text], i) => {
      plant(name(i), `${text}\n`);
    });
    plant('src/ui/planted-timer.ts', 'export const x = setTimeout(() => {}, 0);\n');
    plant('src/panel/planted-storage.ts', "export const x = () => localStorage.setItem('x', '');\n");
    plant('src/ui/planted-hook.ts', 'export interface Props {\n  readonly useFilter: () => string;\n}\n');
    const { stdout } = spawnSync(
      bin('biome'),
      ['lint', '--reporter=json', '--max-diagnostics=200', '--vcs-enabled=false', 'src'],
      { cwd: copy, encoding: 'utf8' },
    );
    const report = JSON.parse(stdout) as {
      diagnostics: { category: string; severity: string; location: { path: string | { file: string } } }[];
    };
    findings = new Map(
      report.diagnostics
        .filter(({ severity }) => severity === 'error')
        .map(({ category, location }) => [
          typeof location.path === 'string' ? location.path : location.path.file,
          category,
        ]),
    );
  }, 60_000);

  test.each(IMPURE.map(([what], i) => [what, name(i)] as const))('%s is refused in a pure file', (_what, file) => {
    expect(findings.get(file)).toMatch(/noRestrictedGlobals|plugin/);
  });

  test('timers are refused outside the clock', () => {
    expect(findings.get('src/ui/planted-timer.ts')).toMatch(/noRestrictedGlobals/);
  });

  test('nothing is kept in the browser but through its one module', () => {
    expect(findings.get('src/panel/planted-storage.ts')).toBe('plugin');
  });

  test('a hook is no member of what a component is handed', () => {
    expect(findings.get('src/ui/planted-hook.ts')).toBe('plugin');
  });

  test('no pure file raises to a power in place, for which the linter has no pattern', () => {
    const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
      forbidden: readonly { name: string; from: { path: string } }[];
    };
    const pure = forbidden.find((rule) => rule.name === 'pure-without-packages')?.from.path;
    const files = readdirSync(join(project, 'src'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => RegExp(`${pure}`).test(`src/${file.replaceAll('\\', '/')}`) && !file.endsWith('.test.ts'),
    );
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) expect(readFileSync(join(project, 'src', file), 'utf8'), file).not.toContain('**=');
  });

  test('the linter and the types have one list of pure files', () => {
    const json = (file: string) => JSON.parse(readFileSync(join(project, file), 'utf8'));
    const lists = json('biome.json').overrides.map(({ includes }: { includes: string[] }) => includes);
    expect(lists).toContainEqual([...json('tsconfig.pure.json').include, '!**/*.test.ts']);
  });

  test('the second wall: the DOM and timers do not exist for the types of a pure file', () => {
    plant('src/sim/words/planted-dom.ts', 'export const x = [document, setTimeout, localStorage];\n');
    const { stdout } = spawnSync(bin('tsc'), ['-p', 'tsconfig.pure.json', '--noEmit'], { cwd: copy, encoding: 'utf8' });
    for (const unknown of ['document', 'setTimeout', 'localStorage']) {
      expect(stdout).toMatch(new RegExp(`planted-dom.*Cannot find name '${unknown}'`));
    }
  });
});

test('Node does not exist for the types of a page', () => {
  plant('src/shell/planted-node.ts', 'export const x = [process, Buffer, __dirname];\n');
  plant('tsconfig.planted.json', '{ "extends": "./tsconfig.app.json", "include": ["src/shell/planted-node.ts"] }\n');
  const { stdout } = spawnSync(bin('tsc'), ['-p', 'tsconfig.planted.json', '--noEmit'], {
    cwd: copy,
    encoding: 'utf8',
  });
  for (const unknown of ['process', 'Buffer', '__dirname']) {
    expect(stdout).toMatch(new RegExp(`planted-node.*Cannot find name '${unknown}'`));
  }
});

test('modules are mocked only by tests that share theirs with no other file', () => {
  const files = ['src', 'tests'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  const mocking = files.filter((file) => /^ *vi\.mock\(/m.test(readFileSync(join(project, file), 'utf8')));
  const known = MOCKING_TESTS.map((glob) => glob.replace('**/*.test.ts', ''));
  expect(mocking.length).toBeGreaterThan(0);
  expect(mocking.filter((file) => !known.some((one) => file.startsWith(one)))).toEqual([]);
});

/**
 * Files that may read the document's address: the history and the start, links to the site's root, and a kiosk's pages,
 * which write their own.
 */
const OF_THE_ADDRESS =
  /^src\/(?:app\/.*|compat\/router|loading\/pending-part|session\/address\/(?:page-route|site-root)|kiosk\/page\/(?:kiosk|setup|sync))\.tsx?$/;

test('what a page shows comes from its session, not from the address of the document', () => {
  const files = readdirSync(join(project, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !OF_THE_ADDRESS.test(file));
  const reads = /(?<!['\w])(?:location|useLocation|useSearchParams)(?!['\w])/;
  const readers = files.filter((file) =>
    reads.test(readFileSync(join(project, file), 'utf8').replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(readers).toEqual([]);
});
