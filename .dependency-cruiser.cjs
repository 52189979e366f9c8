/**
 * Who may import whom. Each entry: a module (a path pattern under src) and what it may import besides
 * itself. Everything not listed is forbidden.
 */
const SIM = '^src/sim/';
const MATH = '^src/sim/math/';
const WORDS = '^src/sim/words/';
const UI = '^src/ui/';
const CLOCK = '^src/clock/';
const STORE = '^src/store/';
const STAGE = '^src/plot/';
const SNAPSHOTS = '^src/records/snapshots/';
const DOWNLOAD = '^src/records/download/';
const STORAGE = '^src/session/storage/';
const THEME = '^src/theme/';
const CAPSULE = '^src/records/capsule/';
const CONTENT = '^src/content/';
const CONTRACT = '^src/dashboards/contract\\.ts$';
const PLOTTED = '^src/dashboards/plotted\\.ts$';
const PARAMETERS = '^src/dashboards/[^/]+/parameters\\.ts$';
const REGISTRY = '^src/dashboards/(?:registry|ids)\\.ts$';
const SESSION = '^src/session/';
const WHAT_IF = '^src/controls/what-if/';
const TIME_BAR = '^src/controls/time-bar/';
const TAMPER = '^src/records/tamper/';
const PANEL = '^src/panel/';
const LINK = '^src/session/address/';
const BEACON = '^src/records/beacon/';
const LOADING = '^src/loading/';
const BRAKE = '^src/controls/brake/';
const SCRIPTING = '^src/qa/';
const KIOSK = '^src/booth/';
const COMPAT = '^src/compat/';
const SHADERS = '^shaders/';
/** What a drawing is made of as data: it is computed without a browser. */
const STAGE_WITHOUT_PIXI =
  '^src/plot/(?:axis|compared|motion|rect|scene|snap|ticks|type|marks/(?:cell|colour|labels|point|polyline|rules)|plot/(?:drawing|mark|timeline|upright))\\.ts$';

const LAYERS = [
  { name: 'sim-math', from: MATH, to: [] },
  { name: 'sim-words', from: WORDS, to: [MATH] },
  { name: 'sim-world', from: '^src/sim/world/', to: [MATH, WORDS] },
  { name: 'store', from: STORE, to: [] },
  { name: 'compat', from: COMPAT, to: [CLOCK] },
  { name: 'worker', from: '^src/app/worker/', to: [] },
  { name: 'theme', from: THEME, to: [] },
  { name: 'content', from: CONTENT, to: [WORDS, REGISTRY] },
  { name: 'capsule', from: CAPSULE, to: [] },
  { name: 'clock', from: CLOCK, to: [SIM, STORE] },
  { name: 'loading', from: LOADING, to: [CLOCK, UI] },
  { name: 'download', from: DOWNLOAD, to: [WORDS] },
  { name: 'storage', from: STORAGE, to: [SIM] },
  { name: 'link', from: LINK, to: [SIM, CLOCK, STORAGE, PARAMETERS] },
  { name: 'kiosk', from: KIOSK, to: [SIM, CLOCK, LINK, STORAGE, REGISTRY] },
  { name: 'beacon', from: BEACON, to: [SIM, UI, CLOCK, LOADING, CONTRACT, REGISTRY] },
  { name: 'brake', from: BRAKE, to: [BEACON, SESSION, UI, CLOCK, STORE, SIM] },
  { name: 'ui', from: UI, to: [STORE, SIM, THEME] },
  { name: 'stage', from: STAGE, to: [SIM, THEME, SHADERS, '^src/compat/pixi-roots\\.ts$', '^src/clock/timers\\.ts$'] },
  { name: 'contract', from: CONTRACT, to: [SIM, STAGE, THEME, '^src/session/address/parameter\\.ts$'] },
  { name: 'plotted', from: PLOTTED, to: [STAGE] },
  { name: 'registry', from: REGISTRY, to: [CONTRACT, '^src/dashboards/[^/]+/index\\.ts$'] },
  { name: 'session', from: SESSION, to: [CLOCK, LINK, STORAGE, STORE, SIM, CONTRACT, '^src/plot/scene\\.ts$'] },
  { name: 'what-if', from: WHAT_IF, to: [LOADING, SESSION, UI, CLOCK, LINK, SIM] },
  {
    name: 'time-bar',
    from: TIME_BAR,
    to: [BRAKE, LOADING, WHAT_IF, SESSION, UI, CLOCK, LINK, STORAGE, SIM, '^src/shell/site-news\\.tsx$'],
  },
  { name: 'tamper', from: TAMPER, to: [UI, CLOCK, SIM] },
  {
    name: 'snapshots',
    from: SNAPSHOTS,
    to: [DOWNLOAD, LOADING, SESSION, UI, CLOCK, LINK, STORAGE, STORE, SIM, CONTRACT],
  },
  {
    name: 'panel',
    from: PANEL,
    to: [
      LOADING,
      WHAT_IF,
      SESSION,
      '^src/records/snapshots/snapshot\\.ts$',
      DOWNLOAD,
      BEACON,
      UI,
      CLOCK,
      LINK,
      STAGE,
      STORE,
      SIM,
      THEME,
      CONTRACT,
    ],
  },
  {
    name: 'pages',
    from: '^src/pages/',
    to: [
      CONTENT,
      LOADING,
      UI,
      CLOCK,
      CAPSULE,
      BEACON,
      BRAKE,
      KIOSK,
      LINK,
      SESSION,
      PANEL,
      TIME_BAR,
      SNAPSHOTS,
      TAMPER,
      STORAGE,
      STORE,
      SIM,
      CONTRACT,
      REGISTRY,
      '^src/dashboards/figures\\.ts$',
      '^src/plot/software\\.ts$',
    ],
  },
  {
    name: 'scripting',
    from: SCRIPTING,
    to: [
      BEACON,
      LOADING,
      '^src/panel/feed/(?:running-feeds|feed-status|panel-time)\\.ts$',
      '^src/booth/(?:counts|health|playlist)\\.ts$',
      '^src/plot/(?:scene|describe)\\.ts$',
      CLOCK,
      LINK,
      SESSION,
      SIM,
      CONTRACT,
      REGISTRY,
    ],
  },
  { name: 'shell', from: '^src/shell/', to: [WHAT_IF, SESSION, UI, CLOCK, CONTENT, SIM] },
];

/** The same inside a dashboard's folder, whose name is $1. */
const OWN = '^src/dashboards/$1/';
const DASHBOARD_FILES = [
  { name: 'model', from: '(?:sim[^/]*|table|cases)', to: [SIM, `${OWN}(?:sim[^/]*|table|cases)\\.ts$`] },
  { name: 'why', from: 'why', to: [SIM, `${OWN}(?:sim[^/]*|table)\\.ts$`] },
  { name: 'parameters', from: 'parameters', to: [SIM, '^src/session/address/parameter\\.ts$', `${OWN}sim[^/]*\\.ts$`] },
  { name: 'inks', from: 'inks', to: [SIM, THEME, `${OWN}sim[^/]*\\.ts$`] },
  {
    name: 'stage',
    from: 'stage[^/]*',
    to: [
      STAGE,
      SIM,
      THEME,
      '^shaders/$1\\.(?:vert|frag)$',
      '^shaders/$1-[a-z]+\\.(?:vert|frag)$',
      `${OWN}(?:sim[^/]*|inks|stage[^/]*)\\.ts$`,
    ],
  },
  {
    name: 'drawing',
    from: 'drawing[^/]*',
    to: [STAGE_WITHOUT_PIXI, SIM, THEME, `${OWN}(?:sim[^/]*|inks|drawing[^/]*)\\.ts$`],
  },
  {
    name: 'face',
    from: '(?:legend|log)',
    to: [UI, SIM, THEME, STORAGE, SESSION, `${OWN}(?:sim[^/]*|table|inks)\\.ts$`],
  },
  { name: 'index', from: 'index', to: [CONTRACT, PLOTTED, SIM, OWN] },
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
      comment: 'Only sim/math/canonical takes two: SHA-256 and RFC 8785, pure functions of their input.',
      severity: 'error',
      from: {
        path: ['^src/sim/', '^src/dashboards/[^/]+/(?:sim[^/]*|table|why|cases)\\.ts$'],
        pathNot: [NOT_TESTS, '^src/sim/math/canonical\\.ts$'],
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
      from: {
        path: '^src/',
        pathNot: ['^src/plot/', '^src/compat/pixi-roots', '^src/dashboards/[^/]+/stage[^/]*\\.ts$'],
      },
      to: { path: 'node_modules/(?:pixi\\.js|@pixi)/' },
    },
    {
      name: 'stages-on-demand',
      comment: 'What draws is imported dynamically; its types stand in files of their own.',
      severity: 'error',
      from: {
        path: '^src/(?:panel|pages|shell|app|selection|snapshots|dashboards/(?:plotted|[^/]+/(?:index|legend|log)))',
      },
      to: {
        path: [
          '^src/plot/(?:surface|picture|stage|cache|pixi|marks/|plot/plot)',
          '^src/dashboards/[^/]+/(?:stage|drawing)',
        ],
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'motion-in-panels-and-kiosk-only',
      comment: 'Only panels and the show animate with a package; everything else uses CSS and the browser.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/booth/page/', '^src/panel/motion/'] },
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
    {
      name: 'private-parts-in-compat-only',
      comment: 'What a package does not export is imported by src/compat alone.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/compat/', NOT_TESTS] },
      to: { path: 'node_modules/@pixi/react/lib/core/' },
    },
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
