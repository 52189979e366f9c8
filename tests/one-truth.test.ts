import { expect, test } from 'vitest';
import { siteNews } from '../src/controls/time-bar/news/site-news-text';
import { completeSentence, type Dashboard, readingAt } from '../src/dashboards/contract';
import { figures } from '../src/dashboards/figures';
import { dashboards } from '../src/dashboards/registry';
import { countWord } from '../src/sim/words/sentences';
import { openIncidents } from '../src/sim/world/incidents/incidents';
import { MACHINE_NAMES, type MachineName } from '../src/sim/world/machines/machine-names';
import { badgeAt } from '../src/sim/world/site/badge';
import { siteStateAt } from '../src/sim/world/site/site-state';

const SEED = 'northwall';
const CYCLE_DAYS = 4;
/** Twenty instants of a day: ordinary ones, one before and several inside an incident. */
const INSTANTS = Array.from({ length: 20 }, (_, i) => Date.UTC(2026, 2, 3) + i * 4_271_113);
const CORRELATION = /inc-[0-9a-z]+-[0-9a-f]{2}/g;

/** Counts as sentences have them, from 0 on. */
const COUNTS = ['no', ...Array.from({ length: 10 }, (_, i) => countWord(i + 1))];
/** A sentence with its counts in figures. */
const inFigures = (sentence: string) => sentence.replace(/\w+(?= (?:VETO|actions?)\b)/g, (n) => `${COUNTS.indexOf(n)}`);

/** Texts of a panel at a paused instant, and the time whose state it is. */
function textsOf(dashboard: Dashboard, t: number) {
  const { cadence, settings, state } = dashboard;
  const at = Math.floor(readingAt(dashboard, SEED, t) / cadence) * cadence;
  const current = state(SEED, at, settings);
  const table = dashboard.table(current);
  const { value, unit, label } = dashboard.figure(current);
  return {
    at,
    value,
    figure: `${value} ${unit} ${label}`,
    sentence: inFigures(completeSentence(dashboard, current, dashboard.choices)),
    ...table,
    details: table.details?.[0] ?? { columns: [], rows: [] },
  };
}

type PanelTexts = ReturnType<typeof textsOf>;

/** Cells of a column, by its key. */
const column = ({ columns, rows }: Pick<PanelTexts, 'columns' | 'rows'>, key: string) =>
  rows.map(({ cells }) => cells[columns.findIndex((one) => one.key === key)]);
const sum = (cells: readonly unknown[]) => cells.reduce<number>((total, cell) => total + Number(cell), 0);
const count = (cells: readonly unknown[], word: unknown) => cells.filter((cell) => cell === word).length;
/** Sum of the figures that a pattern finds in a text, as text without commas. */
function figure(text: string, pattern: RegExp): string {
  const found = [...text.matchAll(pattern)].map((match) => Number(match[1]?.replaceAll(',', '')));
  return found.length === 0 ? `nothing in “${text}”` : String(found.reduce((a, b) => a + b, 0));
}
const plain = (value: string) => String(Number(value.replaceAll(',', '')));

/** Quantities that more than one part of a page shows at `t`, with the figure of each part. */
function quantities(t: number): Record<string, Record<string, string>> {
  const of = Object.fromEntries(
    Object.values<Dashboard>(dashboards).map((dashboard) => [dashboard.id, textsOf(dashboard, t)]),
  ) as Record<keyof typeof dashboards, PanelTexts>;
  const { throughput, mesh, rollback, interlocks, cores, utilisation, forks, events, transparency, corelog, history } =
    of;
  const badge = badgeAt(SEED, t, CYCLE_DAYS);
  return {
    'rate of the site': {
      badge: String(badge.tflops),
      figure: plain(throughput.value),
      sentence: figure(throughput.sentence, /^([\d,]+) TFLOPS/g),
      table: String(sum(column(throughput, 'tflops'))),
      site: String(column(throughput.details, 'tflops')[0]),
      pods: String(sum(column(throughput.details, 'tflops').slice(1))),
    },
    'GPUs down': {
      site: String(sum(['incident', 'maintenance'].flatMap((key) => column(throughput.details, key).slice(0, 1)))),
      table: String(sum(column(throughput, 'down'))),
    },
    'power of the site': {
      figure: plain(
        figures.history.figure(dashboards.history.state(SEED, history.at, dashboards.history.settings)).value,
      ),
      sentence: figure(history.sentence, /([\d,]+) kW/g),
    },
    batches: {
      figure: mesh.value,
      sentence: figure(mesh.sentence, /^(\d+) batches/g),
      table: String(mesh.rows.length),
      lanes: String(sum(column(mesh.details, 'active'))),
    },
    rollbacks: {
      figure: figure(rollback.figure, /newest (\d+) actions/g),
      table: String(sum(column(rollback, 'samples'))),
    },
    'slowest rollbacks': {
      sentence: figure(rollback.sentence, /(\d+) actions? took longer than 256 ms/g),
      table: String(column(rollback, 'samples').at(-1)),
    },
    'interlocks OK': {
      figure: figure(interlocks.figure, /(\d+) of 15/g),
      table: String(column(interlocks, 'state').filter((state) => String(state).startsWith('OK')).length),
    },
    'utilisation of the cores': {
      figure: plain(cores.value),
      table: String(Math.floor((sum(column(cores, 'utilisation')) * 10) / cores.rows.length + 0.5) / 10),
    },
    'utilisation of the cores at its sample': {
      figure: plain(utilisation.value),
      table: plain(String(column(utilisation, 'core')[0])),
      cores: plain(textsOf(dashboards.cores as Dashboard, utilisation.at).value),
    },
    'utilisation of the sandboxes': {
      sentence: figure(utilisation.sentence.replace('were idle', 'averaged 0%'), /sandboxes averaged ([\d.]+)%/g),
      table: plain(String(column(utilisation, 'sandbox')[0])),
    },
    'cores above sandboxes': {
      sentence: figure(
        utilisation.sentence
          .replace('were idle', `0% ${column(utilisation, 'core')[0]} points`)
          .replace('level with', '0.0 points'),
        /([\d.]+) points/g,
      ),
      table: String(Math.abs(Number(column(utilisation, 'difference')[0]))),
    },
    'forks being judged': {
      // While none is judged, the next step is the figure.
      figure: forks.value.replace(/^\D+$/, '0'),
      sentence: figure(
        forks.sentence.replace(/^(Next slice|Forks start|Judging starts|Rollback) in/, '0 of 40 until'),
        /^(\d+) of 40/g,
      ),
      table: String(column(forks, 'fate').filter((fate) => String(fate).startsWith('being judged')).length),
    },
    'utilisation of the cores of forks': {
      forks: String(column(textsOf(dashboards.forks as Dashboard, cores.at), 'utilisation')),
      cores: String(column(cores, 'utilisation').slice(-forks.rows.length)),
    },
    events: {
      figure: events.value,
      table: String(events.rows.length),
    },
    'newest entry': {
      sentence: figure(transparency.sentence, / to ([\d,]+); no gaps/g),
      table: String(column(transparency, 'seq')[0]),
    },
    vetoes: {
      sentence: figure(transparency.sentence, /(\d+) VETO entr(?:y|ies) among/g),
      table: String(count(column(transparency, 'type'), 'VETO')),
    },
    'oldest entry': {
      sentence: figure(transparency.sentence, / numbers (\d+) to/g),
      table: String(column(transparency, 'seq').at(-1)),
    },
    lines: {
      figure: corelog.value,
      levels: figure(corelog.sentence, /(?:DEBUG|INFO|WARN|ERROR|TRACE) (\d+)/g),
      table: String(corelog.rows.length),
    },
  };
}

test('at 20 instants, what the header, the figures, the sentences and the tables say of one quantity is one figure', () => {
  for (const t of INSTANTS) {
    for (const [quantity, figures] of Object.entries(quantities(t))) {
      const differing = new Set(Object.values(figures)).size > 1 ? { t, quantity, figures } : undefined;
      expect(differing).toBeUndefined();
    }
  }
});

test('with every display choice, what is read of a panel begins with the figure that is seen', () => {
  const cut = (machine: MachineName) => ({ machine, at: INSTANTS[0] as number, back: 0 });
  const { machines } = dashboards;
  const state = machines.state(SEED, (INSTANTS[0] as number) + 60_000, { cuts: [cut('tern'), cut('heron')] });
  const figures = MACHINE_NAMES.map((machine) => {
    const { value, unit, label } = machines.figure(state, { machine });
    expect(completeSentence(machines, state, { machine })).toMatch(`${value} ${unit} ${label}.`);
    return label;
  });
  expect(new Set(figures).size).toBe(2);
  // A new choice of another dashboard has to be tried here too.
  const choosing = Object.values<Dashboard>(dashboards).filter(({ choices }) => choices);
  expect(choosing.map(({ choices }) => choices)).toEqual([{ machine: 'tern' }]);
});

test('the figures that the panels and the header give belong to incidents that are open at their instants', () => {
  for (const t of INSTANTS) {
    for (const id of ['mesh', 'cores', 'rollback', 'throughput', 'history'] as const) {
      const { at, sentence } = textsOf(dashboards[id] as Dashboard, t);
      const open = openIncidents(SEED, at).map((incident) => incident.id);
      for (const named of sentence.match(CORRELATION) ?? []) expect([t, id, ...open]).toContain(named);
    }
    const news = siteNews(SEED, siteStateAt(SEED, t));
    const open = openIncidents(SEED, t).map((incident) => incident.id);
    expect([t, ['Incident', 'Rolling back', 'Recovering'].includes(news?.word ?? '')]).toEqual([t, open.length > 0]);
    for (const named of news?.more.match(CORRELATION) ?? []) expect(open).toContain(named);
  }
});

test('before the first reading of a world, panels and the badge read its first instant', () => {
  const worlds = Array.from({ length: 20 }, (_, i) => `world-${i}`);
  expect(worlds.map((world) => readingAt(dashboards.throughput, world, 0))).toEqual(worlds.map(() => 0));
  expect(worlds.map((world) => badgeAt(world, 0, CYCLE_DAYS).ts)).toEqual(worlds.map(() => 0));
});
