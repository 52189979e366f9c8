import { readFileSync, statSync } from 'node:fs';
import { paths, render } from '../../src/app/entry-server';
import { RELEASE } from '../../src/capsule/release';
import { APPLYING, ROLES } from '../../src/content/careers';
import { EXECUTIVE_TABS } from '../../src/content/executive';
import { byMonth, EXPOS } from '../../src/content/expos';
import { REGIONS } from '../../src/content/expos/expo';
import { LEGAL_GROUPS } from '../../src/content/legal';
import { HEADER_GROUPS, POLICY_GROUP } from '../../src/content/navigation';
import { TIMELINE } from '../../src/content/timeline';
import { FADE_FROM, LIFETIME_MS } from '../../src/dashboards/events/sim';
import { filterEvents } from '../../src/dashboards/events/sim-filter';
import { REFRESH_MS as HISTORY_REFRESH_MS, SAMPLES, STEP_MS } from '../../src/dashboards/history/sim';
import { CLASSES, LANES, MAX_BATCHES, OPENING_BATCHES, SHOWN_PER_LANE, STAGES } from '../../src/dashboards/mesh/sim';
import { dashboards } from '../../src/dashboards/registry';
import { BUCKETS, SAMPLES_PER_SECOND, WINDOW } from '../../src/dashboards/rollback/sim';
import { MAX_ENTRIES, PER_MINUTE } from '../../src/dashboards/transparency/sim';
import { safeFileName } from '../../src/download/download';
import { RATE, RETENTION } from '../../src/sim/words/event-settings';
import { TAGS, TYPES } from '../../src/sim/words/log-filters';
import { CORE_READING_MS, CORES } from '../../src/sim/world/cores';
import { CYCLE_DAYS } from '../../src/sim/world/cycle';
import { RECOVERY_MS } from '../../src/sim/world/gate';
import { INTERLOCKS } from '../../src/sim/world/interlocks';
import { AUDIT_MS, PHASES, SCENARIOS, SLICE_MS } from '../../src/sim/world/scenario';
import { SITE_TFLOPS } from '../../src/sim/world/site';
import { READING_GAP_MS } from '../../src/sim/world/site-reading';
import { TOPOLOGY } from '../../src/sim/world/topology';
import { AUTO_MS, MAX_KEPT } from '../../src/snapshots/buffer';
import { ALGORITHMS } from '../../src/snapshots/sign';
import { capture, type Snapshot } from '../../src/snapshots/snapshot';
import { DEFAULT_WORLD } from '../../src/storage/world';

/** Something the site must keep as it is: a value, a text of a page, a line of code, or what a browser test shows. */
export interface Requirement {
  readonly what: string;
  /** As the table prints it. */
  readonly fixed: string;
  /** The file or the page that has it. */
  readonly place: string;
  readonly expected: unknown;
  found(): unknown;
}

const SEED = 'northwall';
const AT = Date.UTC(2026, 2, 3, 9);

const { events, mesh, history, transparency, interlocks } = dashboards;
const stateOf = {
  events: () => events.state(SEED, AT, events.settings),
  history: () => history.state(SEED, AT, history.settings),
  mesh: (t = AT) => mesh.state(SEED, t, mesh.settings),
  transparency: () => transparency.state(SEED, AT, transparency.settings),
};

/** A record as its JSON has it: getters become fields. */
const flat = (record: unknown): object => JSON.parse(JSON.stringify(record));

const read = (file: string) => readFileSync(file, 'utf8');
const rendered = new Map<string, Promise<string>>();

/** What a visitor reads on the page as it is built, without marks. */
function textOf(path: string): Promise<string> {
  const text = rendered.get(path) ?? render(path).then(({ html }) => plain(html));
  rendered.set(path, text);
  return text;
}

const plain = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ');

const print = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(print).join(', ')
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([key, one]) => `${key} ${print(one)}`)
          .join(', ')
      : typeof value === 'number' && value >= 10_000
        ? value.toLocaleString('en-GB')
        : String(value);

/** A value that the code has. */
const value = (what: string, place: string, expected: unknown, found: () => unknown, fixed = print(expected)) => ({
  what,
  fixed,
  place,
  expected,
  found,
});

/** The fields of a record, in the order of the alphabet. */
const fields = (what: string, place: string, names: string, found: () => object | undefined) =>
  value(what, place, names.split(' '), () => Object.keys(found() ?? {}).sort(), `\`${names}\``);

/** Texts that a page says word for word. */
const text = (what: string, path: string, ...texts: readonly string[]): Requirement => ({
  what,
  fixed: texts.map((one) => `“${one}”`).join(', '),
  place: path,
  expected: texts,
  found: async () => {
    const page = await textOf(path);
    return texts.filter((one) => page.includes(one));
  },
});

/** A line of a module that keeps the value to itself. */
const code = (what: string, place: string, line: string): Requirement => ({
  what,
  fixed: `\`${line}\``,
  place,
  expected: true,
  found: () => read(place).includes(line),
});

/** What a browser test shows, by the beginning of its title. */
const shown = (what: string, place: string, title: string): Requirement => ({
  what,
  fixed: `test: ${title}`,
  place,
  expected: true,
  found: () => read(place).includes(title),
});

const POLICIES = [
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/cookies', 'Cookie and Tracking Policy'],
  ['/acceptable-use', 'Acceptable Use Policy'],
  ['/security-policy', 'Security Policy'],
  ['/responsible-disclosure', 'Responsible Disclosure'],
  ['/dpa', 'Data Processing Addendum'],
  ['/accessibility', 'Accessibility Statement'],
  ['/export-compliance', 'Export and Sanctions Compliance'],
  ['/ai-ethics', 'AI and Model Ethics Policy'],
  ['/dmca', 'DMCA / Copyright Notice'],
  ['/code-of-conduct', 'Community Code of Conduct'],
  ['/forward-looking', 'Forward-Looking Statements'],
] as const;

const DESCRIPTIVE = [
  '/research',
  '/edge-robotics',
  '/neuromorphic',
  '/containment',
  '/security',
  '/transparency',
  '/ethics',
];
const OTHER = ['/', '/skynet', '/skynet-base-layer', '/executive', '/timeline', '/careers', '/expos', '/legal'];

/** The requirements by the subject under which the table lists them. */
export const FIXED: Readonly<Record<string, readonly Requirement[]>> = {
  'Routes and shell': [
    value(
      'routes',
      'src/app/routes.tsx',
      [...OTHER, ...DESCRIPTIVE, ...POLICIES.map(([path]) => path)].sort(),
      () => [...paths].sort(),
      '28, and the 404 page for every other path',
    ),
    text('404 page', '/404', 'Error', '404', 'Route not found. Return to home.'),
    code('screen of a failure', 'src/app/route-error.tsx', 'Unexpected Application Error!'),
    value('menus of the header', 'src/content/navigation.ts', ['Technology', 'Governance', 'Company'], () =>
      HEADER_GROUPS.map(({ label }) => label),
    ),
    value('last group of the drawer', 'src/content/navigation.ts', 'Legal & Policies', () => POLICY_GROUP.label),
    code('scrolling that marks the header', 'src/shell/scrolled.ts', 'const SCROLLED_PX = 48;'),
    value('badge, TFLOPS', 'src/sim/world/site.ts', { floor: 2_250_000, ceiling: 2_390_000 }, () => SITE_TFLOPS),
    value(
      'badge, ms between samples',
      'src/sim/world/site-reading.ts',
      { shortest: 2_600, longest: 5_100 },
      () => READING_GAP_MS,
    ),
    shown('one menu at a time', 'e2e/shell.spec.ts', 'one menu is open at a time; a press outside'),
    shown('Esc and Tab in the drawer', 'e2e/shell-drawer.spec.ts', 'the drawer by keyboard: focus is in it'),
    shown('group of the current page', 'e2e/shell-drawer.spec.ts', 'that group alone is open'),
    shown(
      'scroll lock behind the drawer',
      'e2e/scroll-lock.spec.ts',
      'the page behind the open drawer neither scrolls',
    ),
    shown('skip link', 'e2e/navigation.spec.ts', 'the skip link is the first stop'),
    shown('footer', 'e2e/shell.spec.ts', 'the footer has four columns'),
  ],
  Pages: [
    text('home', '/', 'Focus Areas', 'Security by Design', 'Operational Snapshots', 'Mission'),
    text('/skynet', '/skynet', 'Skynet Initiative'),
    value(
      'roles',
      'src/content/careers.ts',
      ['Senior Neuromorphic Architect', 'Robotics Safety Engineer', 'Secure Systems Engineer', 'Simulation Scientist'],
      () => ROLES.map(({ title }) => title),
    ),
    value('job card', 'src/content/careers.ts', ['title', 'tags', 'blurb'], () =>
      Object.keys(ROLES[0]).filter((key) => ['title', 'tags', 'blurb'].includes(key)),
    ),
    value(
      'guidance of Apply',
      'src/content/careers.ts',
      'Direct applications are not accepted on this site. Please use a government defence or cleared talent portal instead.',
      () => APPLYING.statement,
    ),
    value('dates of the timeline', 'src/content/timeline.ts', [1997, 2004, 2012, 2023, 2025], () =>
      TIMELINE.map(({ year }) => year),
    ),
    fields('fields of a date', 'src/content/timeline.ts', 'detail title year', () => TIMELINE[0]),
    value(
      'executive tabs',
      'src/content/executive.ts',
      ['Strategy', 'Capability Stack', 'Governance', 'Leadership', 'Engagement 2025'],
      () => EXECUTIVE_TABS.map(({ label }) => label),
    ),
    shown('keys of the tabs', 'e2e/executive.spec.ts', 'arrow keys, Home and End move between the tabs'),
    shown(
      'the tab is kept',
      'e2e/executive.spec.ts',
      'the tab that was shown last, by a choice or by a link, is shown at the next visit',
    ),
    text('expos', '/expos', 'Events', '2025 Defence & Aerospace Engagements', 'Past events are struck through'),
    value('exhibitions', 'src/content/expos.ts', 47, () => EXPOS.length),
    value(
      'order of exhibitions',
      'src/content/expos.ts',
      true,
      () => byMonth(EXPOS).every(({ expos }) => expos.every(({ start }, i) => start >= (expos[i - 1]?.start ?? ''))),
      'by month, then by first day',
    ),
    value(
      'regions',
      'src/content/expos/expo.ts',
      ['Asia', 'Asia-Pacific', 'Europe', 'Middle East', 'North America', 'South America'],
      () => [...REGIONS].sort(),
    ),
    shown('past exhibitions', 'e2e/expos.spec.ts', 'past events are struck through and said to be past'),
    text(
      'capsule',
      '/skynet-base-layer',
      'Skynet Node Initialization Capsule',
      'COPY',
      'Purpose',
      'File Integrity',
      'Supported Hardware',
      'Secure Boot and Attestation Flow',
      'Installation',
      'Operational Notes',
      'Support and Licensing',
      'Use beyond evaluation requires an executed enterprise license agreement and hardware attestation.',
    ),
    text(
      'hardware of a node',
      '/skynet-base-layer',
      '8 cores',
      '32 GB of RAM',
      '2 accelerators',
      'TPM 2.0',
      'Secure Boot',
    ),
    text('ports of a node', '/skynet-base-layer', '443/TCP', '7841/TCP', '7842/UDP'),
    text('periods of a node', '/skynet-base-layer', 'Certificate rotation every 24 h', 'Local log retention 2 h'),
    value('capsule, version', 'src/capsule/release.ts', '0.12.03384', () => RELEASE.version),
    value(
      'capsule, file',
      'src/capsule/release.ts',
      true,
      () => /^\/baselayer\/[\w.-]+-0\.12\.03384\.caps$/.test(RELEASE.path),
      'a .caps file under `/baselayer/`',
    ),
    value(
      'capsule, size',
      'public/baselayer',
      '2.5',
      () => (statSync(`public${RELEASE.path}`).size / 1e6).toFixed(1),
      'about 2.5 MB',
    ),
    code('copied hash, ms', 'src/pages/capsule/copy.tsx', 'const COPIED_MS = 1800;'),
    code('copied hash, words', 'src/pages/capsule/copy.tsx', "'COPIED' : 'COPY'"),
    shown('copying without the clipboard', 'e2e/capsule.spec.ts', 'the hash is copied by a hidden text area'),
    shown('copying that fails is silent', 'e2e/capsule.spec.ts', 'where nothing can be copied the button stays silent'),
  ],
  Policies: [
    value(
      'groups of the index',
      'src/content/legal.ts',
      {
        Primary: ['terms', 'privacy', 'cookies', 'dpa'],
        'Operational and Use': ['acceptable-use', 'code-of-conduct', 'ai-ethics', 'export-compliance'],
        'Security and Disclosure': ['security-policy', 'responsible-disclosure', 'dmca'],
        'Accessibility and Transparency': ['accessibility', 'forward-looking'],
      },
      () => Object.fromEntries(LEGAL_GROUPS.map(({ label, policies }) => [label, policies])),
      'four, with four, four, three and two policies',
    ),
    text('index', '/legal', 'Legal and Compliance Center', 'summaries', 'not legal advice'),
    ...POLICIES.map(([path, title]) => text(path, path, title, 'Last Updated', '2025-08-30', 'Contents')),
    text('minimum age', '/terms', 'You must be at least 16 years old'),
    text('liability', '/terms', 'the greater of the fees you paid us in the prior 12 months or USD 100'),
    text('cookies', '/cookies', 'rotates within 24 h', 'lasts up to 12 months'),
    text('optional logs', '/privacy', 'kept for 30 to 90 days'),
    text('breach notification', '/dpa', 'in under 48 h'),
    text('ethics triage', '/ai-ethics', 'triage within 2 business days'),
    text('recovery point', '/security-policy', 'recovery point target is 15 minutes'),
    text('accessibility', '/accessibility', 'WCAG 2.2 AA'),
    text('address of a policy', '/terms', 'legal@northwall.example'),
  ],
  'Event stream': [
    value('events a minute', 'src/sim/words/event-settings.ts', { default: 360, lowest: 60, highest: 600 }, () => RATE),
    value(
      'events kept',
      'src/sim/words/event-settings.ts',
      { default: 240, lowest: 60, highest: 600 },
      () => RETENTION,
    ),
    value('lifetime, ms', 'src/dashboards/events/sim.ts', 45_000, () => LIFETIME_MS),
    value('share of the lifetime at which a row fades', 'src/dashboards/events/sim.ts', 0.8, () => FADE_FROM),
    value(
      'tags',
      'src/sim/words/log-filters.ts',
      ['OK', 'WARN', 'FAIL', 'AUTH', 'NET', 'IO', 'SIM', 'SEC', 'DBG'],
      () => [...TAGS],
      `\`${TAGS.join(' ')}\``,
    ),
    fields(
      'fields of an event',
      'src/dashboards/events/sim.ts',
      'code corr created hash id lat msg ns obj prev seq sev shard subj tag ts verb',
      () => flat(stateOf.events().events[0]),
    ),
    value(
      'filter by subject',
      'src/dashboards/events/sim-filter.ts',
      true,
      () => {
        const subjects = filterEvents(stateOf.events().events, { tags: [], subject: ' rov' }).map(({ subj }) => subj);
        return subjects.length > 0 && subjects.every((subject) => subject.startsWith('ROV'));
      },
      'in upper case, by its beginning',
    ),
    value(
      'filter without tags',
      'src/dashboards/events/sim-filter.ts',
      true,
      () => filterEvents(stateOf.events().events, { tags: [], subject: '' }).length === stateOf.events().events.length,
      'all events',
    ),
    code('rows shown initially', 'src/ui/log/log-view.tsx', 'const ROWS = { full: 18, compact: 8 } as const;'),
    code('width of the scroll lock', 'src/ui/log/log-view.tsx', "'(width < 640px)'"),
    code('events of an export', 'src/dashboards/events/sim-export.ts', 'const MOST_EXPORTED = 400;'),
    code('records of the JSON view', 'src/ui/log/json-view.tsx', 'const MOST = 120;'),
    shown('filters are kept', 'e2e/logs.spec.ts', 'a filter is kept for the next visit'),
    shown('filters by tag and subject', 'e2e/logs.spec.ts', 'tags and subject filter the rows'),
    shown('chain break', 'e2e/logs.spec.ts', 'a break of the chain is flagged in a word'),
    shown('scroll lock', 'e2e/logs.spec.ts', 'under 640 px the list is locked to the newest row'),
  ],
  'Other dashboards': [
    code(
      'panels of the floor that are shown',
      'src/sim/words/page-choices.ts',
      "SHOWN_INITIALLY: readonly SubsystemId[] = ['throughput', 'mesh'];",
    ),
    code(
      'panels of the floor that are hidden',
      'src/sim/words/page-choices.ts',
      "SUBSYSTEM_IDS = ['throughput', 'mesh', 'corelog', 'utilisation'] as const;",
    ),
    value('phases of a slice', 'src/sim/world/scenario.ts', ['ingest', 'fork', 'eval', 'rollback'], () => [...PHASES]),
    value('slice, ms', 'src/sim/world/scenario.ts', 90_000, () => SLICE_MS),
    value('audit export, ms', 'src/sim/world/scenario.ts', 300_000, () => AUDIT_MS),
    value('scenarios', 'src/sim/world/scenario.ts', 18, () => new Set(SCENARIOS).size),
    value('mesh', 'src/dashboards/mesh/sim.ts', { lanes: 4, opening: 24, most: 140, shown: 14 }, () => ({
      lanes: LANES,
      opening: OPENING_BATCHES,
      most: MAX_BATCHES,
      shown: SHOWN_PER_LANE,
    })),
    value('stages', 'src/dashboards/mesh/sim.ts', ['INGEST', 'SCHEDULE', 'EXEC', 'COMMIT'], () => [...STAGES]),
    value('classes', 'src/dashboards/mesh/sim.ts', ['VECTOR', 'TENSOR', 'SCAN', 'PAYLOAD'], () => [...CLASSES]),
    value(
      'degraded batches',
      'src/dashboards/mesh/sim.ts',
      '0.2',
      () => {
        const lanes = Array.from({ length: 60 }, (_, i) => stateOf.mesh(AT + i * 61_000).lanes).flat();
        const total = (of: 'active' | 'degraded') => lanes.reduce((sum, lane) => sum + lane[of], 0);
        return (total('degraded') / total('active')).toFixed(1);
      },
      'about 1 in 5',
    ),
    fields(
      'fields of a batch',
      'src/dashboards/mesh/sim.ts',
      'cls id lane life ms quality stage ts',
      () => stateOf.mesh().batches[0],
    ),
    value('pods, racks, GPUs', 'src/sim/world/topology.ts', [3, 8, 72], () => [
      TOPOLOGY.pods,
      TOPOLOGY.racksPerPod,
      TOPOLOGY.gpusPerRack,
    ]),
    value('history', 'src/dashboards/history/sim.ts', { points: 288, step: 300_000, refresh: 3_000 }, () => ({
      points: SAMPLES,
      step: STEP_MS,
      refresh: HISTORY_REFRESH_MS,
    })),
    value('days of the cycle', 'src/sim/world/cycle.ts', 4, () => CYCLE_DAYS),
    fields(
      'fields of a sample',
      'src/dashboards/history/sim.ts',
      'down errors fp4 power powerEU powerUK powerUS ts',
      () => stateOf.history().now,
    ),
    value('rollbacks', 'src/dashboards/rollback/sim.ts', { window: 420, second: 60 }, () => ({
      window: WINDOW,
      second: SAMPLES_PER_SECOND,
    })),
    value('buckets, ms', 'src/dashboards/rollback/sim.ts', [1, 2, 4, 8, 16, 32, 64, 128, 256], () => [...BUCKETS]),
    value(
      'percentiles',
      'src/dashboards/rollback/sim.ts',
      true,
      () => {
        const state = dashboards.rollback.state(SEED, AT, dashboards.rollback.settings);
        return 'p95' in state && 'p99' in state;
      },
      'P95, P99',
    ),
    value('interlocks', 'src/sim/world/interlocks.ts', 15, () => new Set(INTERLOCKS.map(({ name }) => name)).size),
    value('recovery of an interlock, ms', 'src/sim/world/gate.ts', 1_500, () => RECOVERY_MS),
    value(
      'rows of the matrix',
      'src/dashboards/interlocks/sim.ts',
      15,
      () => interlocks.state(SEED, AT, interlocks.settings).rows.length,
    ),
    value('transparency, entries a minute', 'src/dashboards/transparency/sim.ts', 28, () => PER_MINUTE),
    value('transparency, entries', 'src/dashboards/transparency/sim.ts', 80, () => MAX_ENTRIES),
    value('transparency, types', 'src/sim/words/log-filters.ts', ['SNAP', 'VETO', 'TRACE', 'HASH', 'ATTEST'], () => [
      ...TYPES,
    ]),
    fields('fields of an entry', 'src/dashboards/transparency/sim.ts', 'detail id seq ts type', () =>
      flat(stateOf.transparency().entries[0]),
    ),
    value('cores', 'src/sim/world/cores.ts', 48, () => CORES),
    value('cores, ms between readings', 'src/sim/world/cores.ts', 520, () => CORE_READING_MS),
  ],
  'Snapshots, storage and the network': [
    code('no network calls', 'deploy/_headers', "connect-src 'none'"),
    value('kept in local storage', 'src/storage/world.ts', ['seed', 'cycleDays'], () => Object.keys(DEFAULT_WORLD)),
    value('ms between automatic snapshots', 'src/snapshots/buffer.ts', 15_000, () => AUTO_MS),
    value('snapshots kept', 'src/snapshots/buffer.ts', 20, () => MAX_KEPT),
    value('hashes', 'src/snapshots/sign.ts', ['`SHA-256`: 256 bits', '`FNV-1a-32`: 32 bits'], () =>
      Object.entries(ALGORITHMS).map(([name, bytes]) => `\`${name}\`: ${bytes * 8} bits`),
    ),
    value(
      'snapshot',
      'src/snapshots/snapshot.ts',
      { fields: true, entry: ['data', 'name'], failed: ['error', 'name'], signature: ['alg', 'base64', 'hex'] },
      async () => {
        const model = (id: string, state: () => unknown) => ({ id, version: 1, settings: {}, state });
        const failing = () => {
          throw new Error('no state');
        };
        const models = [model('one', () => 1), model('two', failing)];
        const { text: json } = await capture(SEED, AT, models, async () => undefined);
        const snapshot = JSON.parse(json) as Snapshot;
        const keysOf = (of: object = {}) => Object.keys(of).sort();
        return {
          fields: ['ts', 'entries', 'signature'].every((field) => field in snapshot),
          entry: keysOf(snapshot.entries[0]),
          failed: keysOf(snapshot.entries[1]),
          signature: keysOf(snapshot.signature),
        };
      },
      '`ts`, `entries` (`name`, and `data` or `error`), `signature` (`alg`, `hex`, `base64`)',
    ),
    value(
      'file names',
      'src/download/download.ts',
      'a-b-.json',
      () => safeFileName('../a/<b>.json'),
      'letters, digits, dot, dash, underscore',
    ),
    code('download that fails', 'src/download/download.ts', 'Snapshot download failed'),
    shown('alert', 'e2e/snapshots.spec.ts', 'a download that the browser refuses makes an alert'),
    shown('automatic snapshots on or off', 'e2e/snapshots.spec.ts', 'whether it grows by itself survives the visit'),
  ],
};

/** The table of `docs/fixed.md`. */
export function fixedTable(): string {
  const cell = (words: string) => words.replaceAll('|', '\\|');
  const rows = Object.entries(FIXED).flatMap(([subject, requirements]) => [
    `## ${subject}`,
    '',
    '| what | fixed | where |',
    '| --- | --- | --- |',
    ...requirements.map(({ what, fixed, place }) => `| ${cell(what)} | ${cell(fixed)} | \`${place}\` |`),
    '',
  ]);
  return [
    '# What is fixed',
    '',
    'Routes, texts, constants and limits that a change must not alter. A test checks each row against the code and the built pages, and writes',
    'this page: `npx vitest run tests/fixed.test.ts -u`.',
    '',
    ...rows,
  ].join('\n');
}
