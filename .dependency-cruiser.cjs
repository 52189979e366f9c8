/**
 * Who may import whom. Each entry: a module (a path pattern under src) and what it may import besides
 * itself. Everything not listed is forbidden.
 */
const SIM = '^src/sim/';
const UI = '^src/ui/';
const CLOCK = '^src/clock/';
const STAGE = '^src/stage/';
const SNAPSHOT = '^src/snapshot/';
const STORAGE = '^src/storage/';
const THEME = '^src/theme/';
const CAPSULE = '^src/capsule/';
const CONTENT = '^src/content/';
const CONTRACT = '^src/dashboards/contract\\.ts$';
const REGISTRY = '^src/dashboards/(?:registry|ids)\\.ts$';
const PANEL = '^src/panel/';
const LINK = '^src/link/';
const BEACON = '^src/beacon/';
const SHADERS = '^shaders/';

const LAYERS = [
  { name: 'sim', from: SIM, to: [] },
  { name: 'theme', from: THEME, to: [] },
  { name: 'content', from: CONTENT, to: [] },
  { name: 'capsule', from: CAPSULE, to: [] },
  { name: 'clock', from: CLOCK, to: [SIM] },
  { name: 'snapshot', from: SNAPSHOT, to: [SIM] },
  { name: 'storage', from: STORAGE, to: [SIM] },
  { name: 'link', from: LINK, to: [SIM, CLOCK] },
  { name: 'beacon', from: BEACON, to: [SIM, CONTRACT, REGISTRY] },
  { name: 'ui', from: UI, to: [SIM, THEME] },
  { name: 'stage', from: STAGE, to: [SIM, THEME, SHADERS] },
  { name: 'contract', from: CONTRACT, to: [SIM, STAGE, THEME] },
  { name: 'registry', from: REGISTRY, to: [CONTRACT, '^src/dashboards/[^/]+/index\\.ts$'] },
  { name: 'panel', from: PANEL, to: [UI, CLOCK, LINK, BEACON, STAGE, SNAPSHOT, STORAGE, SIM, THEME, CONTRACT] },
  {
    name: 'pages',
    from: '^src/pages/',
    to: [CONTENT, UI, CLOCK, CAPSULE, PANEL, STORAGE, '^src/sim/log-words\\.ts$', CONTRACT, REGISTRY],
  },
  { name: 'shell', from: '^src/shell/', to: [UI, CLOCK, CONTENT, SIM] },
  { name: 'kiosk', from: '^src/kiosk/', to: [UI, CLOCK, CONTRACT, REGISTRY] },
];

/** The same inside a dashboard's folder, whose name is $1. */
const OWN = '^src/dashboards/$1/';
const DASHBOARD_FILES = [
  { name: 'model', from: '(?:sim[^/]*|table|cases)', to: [SIM, `${OWN}(?:sim[^/]*|table|cases)\\.ts$`] },
  { name: 'inks', from: 'inks', to: [SIM, THEME, `${OWN}sim[^/]*\\.ts$`] },
  { name: 'stage', from: 'stage[^/]*', to: [STAGE, SIM, THEME, `${OWN}(?:sim[^/]*|inks|stage[^/]*)\\.ts$`] },
  { name: 'panel', from: 'panel', to: [UI, SIM, THEME, STORAGE, LINK, `${OWN}(?:sim[^/]*|table|inks)\\.ts$`] },
  { name: 'index', from: 'index', to: [CONTRACT, SIM, OWN] },
];

const NOT_TESTS = '\\.test\\.tsx?$';

/** The project's own files that are neither the module itself nor on its list. */
const others = (self, to) => ({ path: '^(?:src|shaders|scripts|deploy|e2e|tests)/', pathNot: [self, ...to] });

module.exports = {
  forbidden: [
    ...LAYERS.map(({ name, from, to }) => ({
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
      name: 'pure-without-packages',
      comment: 'Only sim/canonical takes two: SHA-256 and RFC 8785, pure functions of their input.',
      severity: 'error',
      from: {
        path: ['^src/sim/', '^src/dashboards/[^/]+/(?:sim[^/]*|table|cases)\\.ts$'],
        pathNot: [NOT_TESTS, '^src/sim/canonical\\.ts$'],
      },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'core'] },
    },
    {
      name: 'stage-without-react',
      severity: 'error',
      from: { path: '^src/dashboards/[^/]+/stage[^/]*\\.ts$' },
      to: { path: 'node_modules/(?:react|react-dom|@pixi/react)/' },
    },
    {
      name: 'pixi-in-stages-only',
      comment: 'Pixi fails to load in Node and is heavy: only stages know it, and they are loaded on demand.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/stage/', '^src/dashboards/[^/]+/stage[^/]*\\.ts$'] },
      to: { path: 'node_modules/(?:pixi\\.js|@pixi)/' },
    },
    {
      name: 'stages-on-demand',
      comment: 'What draws is imported dynamically; its types stand in files of their own.',
      severity: 'error',
      from: { path: '^src/(?:panel|pages|shell|app|dashboards/[^/]+/(?:index|panel))' },
      to: {
        path: ['^src/stage/(?:surface|picture|stage|cache|pixi|marks/)', '^src/dashboards/[^/]+/stage'],
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-imports-app',
      comment: 'The application is the top: nothing imports it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/' },
      to: { path: '^src/app/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.app.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'] },
  },
};
