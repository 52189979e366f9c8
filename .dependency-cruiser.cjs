/**
 * Who may import whom. Folders of `src`, from the top down: each imports those below it. What is narrower or wider than
 * that stands below, by name.
 */
const FOLDERS = [
  'app',
  'qa',
  'pages',
  'kiosk',
  'panel',
  'shell',
  'controls',
  'content',
  'records',
  'session',
  'dashboards',
  'machine',
  'plot',
  'loading',
  'compat',
  'ui',
  'clock',
  'theme',
  'store',
  'query',
  'sim',
];
const folder = (...names) => `^src/(?:${names.join('|')})/`;

const SIM = folder('sim');
const UI = folder('ui');
const THEME = folder('theme');
const MATH = '^src/sim/math/';
const PLOT = folder('plot');
const MACHINE = folder('machine');
const CONTRACT = '^src/dashboards/contract\\.ts$';
const LOADER = '^src/dashboards/drawing-loader\\.ts$';
const REGISTRY = '^src/dashboards/(?:registry|ids)\\.ts$';
const PARAMETER = '^src/query/parameter\\.ts$';
/** Parts of `plot`: drawings as data, without Pixi and a browser; the surfaces that are drawn on; and the renderer. */
const GRAMMAR = '^src/plot/grammar/';
const SURFACE = '^src/plot/surface/';
const RENDER = '^src/plot/render/';

/** Folders that import shaders besides. */
const WITH_SHADERS = ['dashboards', 'machine', 'plot'];

const layers = FOLDERS.map((name, i) => ({
  name,
  from: folder(name),
  to: [
    ...(i + 1 < FOLDERS.length ? [folder(...FOLDERS.slice(i + 1))] : []),
    ...(WITH_SHADERS.includes(name) ? ['^shaders/'] : []),
  ],
}));

const BELOW_DASHBOARDS = FOLDERS.slice(FOLDERS.indexOf('dashboards') + 1);

/** Folders and files that import less than their place allows: what runs in Node, in a worker, or on every page. */
const NARROWER = [
  { name: 'sim-math', from: MATH, to: [] },
  { name: 'sim-words', from: '^src/sim/words/', to: [MATH] },
  { name: 'sim-tables', from: '^src/sim/tables/', to: [MATH, '^src/sim/words/'] },
  { name: 'clock-alone', from: folder('clock'), to: [SIM, folder('store')] },
  { name: 'ui-alone', from: UI, to: [SIM, THEME, folder('store')] },
  // What can be selected is the one type of the world that the plot names.
  { name: 'plot-grammar', from: '^src/plot/grammar/(?!highlight\\.)', to: [GRAMMAR, MATH, THEME] },
  {
    name: 'plot-surface',
    from: SURFACE,
    to: [GRAMMAR, MATH, THEME, '^src/clock/timers\\.ts$', '^src/compat/pixi\\.ts$'],
  },
  { name: 'plot-render', from: RENDER, to: [GRAMMAR, SURFACE, MATH, THEME, '^shaders/'] },
  { name: 'contract', from: CONTRACT, to: [SIM, PLOT, THEME, folder('store'), '^src/ui/log/log-controls\\.ts$'] },
  { name: 'registry', from: REGISTRY, to: [CONTRACT, '^src/dashboards/[^/]+/index\\.ts$'] },
  { name: 'content-alone', from: folder('content'), to: [SIM, REGISTRY, '^src/session/address/page-choices\\.ts$'] },
  {
    name: 'panel-of-any-dashboard',
    from: folder('panel'),
    to: [folder(...BELOW_DASHBOARDS, 'shell', 'controls', 'records', 'session'), CONTRACT],
  },
  { name: 'show', from: '^src/kiosk/[^/]+$', to: [SIM, folder('clock', 'session', 'query'), REGISTRY] },
  { name: 'worker', from: '^src/app/worker/', to: [] },
];

/** The folders of what a kiosk shows, from the top down: each imports those below it, and none the pages above them. */
const KIOSK_FOLDERS = ['setup', 'show', 'scenes', 'session', 'clock'];
const kioskFolder = (...names) => `^src/kiosk/page/(?:${names.join('|')})/`;
const KIOSK_LAYERS = KIOSK_FOLDERS.map((name, i) => ({
  name: `kiosk-${name}`,
  from: kioskFolder(name),
  to: [
    folder(...FOLDERS.slice(FOLDERS.indexOf('kiosk') + 1)),
    '^src/kiosk/[^/]+$',
    ...(i + 1 < KIOSK_FOLDERS.length ? [kioskFolder(...KIOSK_FOLDERS.slice(i + 1))] : []),
  ],
}));

/** The folders of what models share, from the top down: each imports those below it and the files beside them. */
const WORLD_FOLDERS = ['explanation', 'incident-words', 'machines', 'cores', 'site', 'incidents'];
const worldFolder = (name) => `^src/sim/world/${name}/`;
const WORLD_LAYERS = WORLD_FOLDERS.map((name, i) => ({
  name: `world-${name}`,
  from: worldFolder(name),
  to: [
    MATH,
    '^src/sim/words/',
    '^src/sim/world/[^/]+$',
    ...WORLD_FOLDERS.slice(i + 1).map((below) => worldFolder(below)),
  ],
}));

/** The same inside a dashboard's folder, whose name is $1. */
const OWN = '^src/dashboards/$1/';
const DASHBOARD_FILES = [
  { name: 'model', from: '(?:sim[^/]*|table|cases)', to: [SIM, `${OWN}(?:sim[^/]*|table|cases)\\.ts$`] },
  { name: 'on-demand', from: '(?:why|comparison)', to: [SIM, `${OWN}(?:sim[^/]*|table)\\.ts$`] },
  { name: 'parameters', from: 'parameters', to: [SIM, PARAMETER, `${OWN}sim[^/]*\\.ts$`] },
  { name: 'inks', from: 'inks', to: [SIM, THEME, `${OWN}sim[^/]*\\.ts$`] },
  {
    name: 'scene',
    from: 'scene.*',
    to: [
      MACHINE,
      PLOT,
      SIM,
      THEME,
      '^shaders/$1\\.(?:vert|frag)$',
      '^shaders/$1-[a-z]+\\.(?:vert|frag)$',
      `${OWN}(?:sim[^/]*|inks|scene.*)\\.ts$`,
    ],
  },
  {
    name: 'drawing',
    from: 'drawing[^/]*',
    to: [GRAMMAR, SIM, THEME, `${OWN}(?:sim[^/]*|inks|drawing[^/]*)\\.ts$`],
  },
  {
    name: 'face',
    from: '(?:legend|log[^/]*)',
    to: [CONTRACT, UI, SIM, THEME, `${OWN}(?:sim[^/]*|table|inks|log-entry)\\.ts$`],
  },
  { name: 'index', from: 'index', to: [CONTRACT, LOADER, SIM, OWN] },
];

const NOT_TESTS = '\\.test\\.tsx?$';

/** The files without types of the DOM and of Node, which are pure: the list of `tsconfig.pure.json` as patterns. */
const PURE = require('./tsconfig.pure.json')
  .include.map((glob) => `^${glob.replaceAll('.', '\\.').replaceAll('**/*', '.+').replaceAll('*', '[^/]*')}$`)
  .join('|');

/** The project's own files that are neither the module itself nor on its list. */
const others = (self, to) => ({ path: '^(?:src|shaders|scripts|deploy|e2e|tests)/', pathNot: [self, ...to] });

module.exports = {
  forbidden: [
    ...[...layers, ...NARROWER, ...KIOSK_LAYERS, ...WORLD_LAYERS].map(({ name, from, to }) => ({
      name: `layer-${name}`,
      severity: 'error',
      from: { path: from, pathNot: NOT_TESTS },
      to: others(from, to),
    })),
    ...DASHBOARD_FILES.map(({ name, from, to }) => ({
      name: `dashboard-${name}`,
      severity: 'error',
      from: { path: `^src/dashboards/([^/]+)/${from}\\.tsx?$`, pathNot: NOT_TESTS },
      to: { path: '^(?:src|shaders|scripts|deploy|e2e|tests)/', pathNot: to },
    })),
    {
      name: 'no-dashboard-to-dashboard',
      severity: 'error',
      from: { path: '^src/dashboards/([^/]+)/' },
      to: { path: '^src/dashboards/[^/]+/', pathNot: OWN },
    },
    {
      name: 'dashboards-by-the-registry',
      comment: 'A dashboard is known by the registry; the address alone asks for its parameters.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/dashboards/', NOT_TESTS] },
      to: { path: '^src/dashboards/[^/]+/', pathNot: '/parameters\\.ts$' },
    },
    {
      name: 'pure-without-packages',
      comment: 'Only sim/math/canonical takes two: SHA-256 and RFC 8785, pure functions of their input.',
      severity: 'error',
      from: {
        path: PURE,
        pathNot: [NOT_TESTS, '^src/sim/math/canonical\\.ts$'],
      },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'core'] },
    },
    {
      name: 'scene-without-react',
      severity: 'error',
      from: { path: '^src/dashboards/[^/]+/scene.*\\.ts$' },
      to: { path: 'node_modules/(?:react|react-dom|@pixi/react)/' },
    },
    {
      name: 'pixi-in-scenes-only',
      comment:
        'Pixi fails to load in Node and is heavy: only the plot and scenes know it, and they are loaded on demand.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [SURFACE, RENDER, MACHINE, '^src/dashboards/[^/]+/scene.*\\.ts$'],
      },
      to: { path: 'node_modules/(?:pixi\\.js|@pixi)/' },
    },
    {
      name: 'scenes-on-demand',
      comment: 'What draws is imported dynamically; its types stand in files of their own.',
      severity: 'error',
      from: {
        path: '^src/(?!machine/|plot/|dashboards/)|^src/dashboards/(?:drawing-loader|[^/]+/(?:index|legend|log))\\.',
        pathNot: NOT_TESTS,
      },
      to: {
        path: [SURFACE, RENDER, MACHINE, '^src/dashboards/[^/]+/(?:scene|drawing)'],
        pathNot: '^src/plot/surface/(?:handle|scene|software)\\.ts$',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'motion-in-panels-and-kiosk-only',
      comment: 'Only panels and the show animate with a package; everything else uses CSS and the browser.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/kiosk/page/', '^src/panel/motion/'] },
      to: { path: 'node_modules/(?:framer-motion|motion-dom|motion-utils)/' },
    },
    {
      name: 'packages-in-parts',
      comment:
        'A package that is imported dynamically comes whole; a module that needs a part of it is imported in its place.',
      severity: 'error',
      from: { path: '^src/', pathNot: NOT_TESTS },
      to: { path: 'node_modules/', dependencyTypes: ['dynamic-import'] },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.app.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'] },
  },
};
