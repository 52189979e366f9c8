import fc from 'fast-check';
import { expect, test } from 'vitest';
import { siteNews } from '../src/controls/time-bar/news/site-news-text';
import { completeSentence, type Dashboard } from '../src/dashboards/contract';
import { figures } from '../src/dashboards/figures';
import { dashboards } from '../src/dashboards/registry';
import { isFork, type WorldName } from '../src/sim/math/seed-of';
import { countWord } from '../src/sim/words/sentences';
import { type Incident, incidentNumbered, openIncidents } from '../src/sim/world/incidents/incidents';
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
const inFigures = (sentence: string) =>
  sentence.replace(/\w+(?= (?:veto(?:es)?|actions?|cores?|of the 40 cores|idle|in rollback)\b)/g, (n) =>
    COUNTS.includes(n) ? `${COUNTS.indexOf(n)}` : n,
  );

/** Texts of a panel of `world` while time is stopped at `t`, and the time whose state it is. */
function textsOf(dashboard: Dashboard, world: WorldName, t: number) {
  const { cadence, settings, state } = dashboard;
  const at = Math.floor(t / cadence) * cadence;
  const current = state(world, at, settings);
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

/**
 * Counts of the cores without a fork and of those of them that idle, by the sentence of the forks and by both tables.
 */
function unforked({ forks, cores }: Record<'forks' | 'cores', PanelTexts>): Record<string, Record<string, string>> {
  const [, all = '0', what = ''] = /(\d+) of the \d+ cores ha(?:s|ve) no fork \(([^)]+)\)/.exec(forks.sentence) ?? [];
  const counted = (word: string) => (what === word ? all : (new RegExp(`(\\d+) ${word}`).exec(what)?.[1] ?? '0'));
  const fates = column(forks, 'fate');
  const numbers = column(forks, 'core').filter((_, row) => fates[row] === 'no fork');
  const states = numbers.map((core) => column(cores, 'state')[Number(core)]);
  return {
    'cores without a fork': { sentence: all, table: String(numbers.length) },
    'idle cores without a fork': { sentence: counted('idle'), cores: String(count(states, 'idle')) },
    'cores without a fork in rollback': { sentence: counted('in rollback'), cores: String(count(states, 'rollback')) },
    'cores without a fork, idle or in rollback': {
      forks: all,
      cores: String(count(states, 'idle') + count(states, 'rollback')),
    },
  };
}

/** Quantities that more than one part of a page shows of `world` stopped at `t`, with the figure of each part. */
function quantities(world: WorldName, t: number): Record<string, Record<string, string>> {
  const of = Object.fromEntries(
    Object.values<Dashboard>(dashboards).map((dashboard) => [dashboard.id, textsOf(dashboard, world, t)]),
  ) as Record<keyof typeof dashboards, PanelTexts>;
  const { throughput, mesh, rollback, interlocks, cores, utilisation, forks, events, transparency, corelog, history } =
    of;
  return {
    'rate of the site': {
      // The badge of a fork is its original's.
      ...(!isFork(world) && { badge: String(badgeAt(world, t, CYCLE_DAYS, true).tflops) }),
      figure: plain(throughput.value),
      sentence: figure(throughput.sentence, /^([\d,]+) TFLOPS/g),
      table: String(sum(column(throughput, 'tflops'))),
      history: String(column(history.details, 'fp4')[0]),
      site: String(column(throughput.details, 'tflops')[0]),
      pods: String(sum(column(throughput.details, 'tflops').slice(1))),
    },
    'GPUs down': {
      site: String(sum(['incident', 'maintenance'].flatMap((key) => column(throughput.details, key).slice(0, 1)))),
      table: String(sum(column(throughput, 'down'))),
      history: String(column(history.details, 'down')[0]),
    },
    'power of the site': {
      figure: plain(
        figures.history.figure(dashboards.history.state(world, history.at, dashboards.history.settings)).value,
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
      figure: figure(rollback.figure, /percentile of the newest (\d+)/g),
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
      utilisation: plain(utilisation.value),
      samples: plain(String(column(utilisation, 'core')[0])),
    },
    'utilisation of the sandboxes': {
      sentence: figure(utilisation.sentence.replace('had no work', 'averaged 0%'), /sandboxes averaged ([\d.]+)%/g),
      table: plain(String(column(utilisation, 'sandbox')[0])),
    },
    'cores above sandboxes': {
      sentence: figure(
        utilisation.sentence
          .replace('had no work', `0% ${column(utilisation, 'core')[0]} points`)
          .replace('level with', '0.0 points'),
        /([\d.]+) points/g,
      ),
      table: String(Math.abs(Number(column(utilisation, 'difference')[0]))),
    },
    'forks being evaluated': {
      // While none is judged, the next step is the figure.
      figure: forks.value.replace(/^\D+$/, '0'),
      sentence: figure(
        forks.sentence.replace(/^(Next slice|Forks start|Evaluation starts|Rollback) in/, '0 of 0 until'),
        /^(\d+) of \d+/g,
      ),
      table: String(column(forks, 'fate').filter((fate) => String(fate).match(/^(being evaluated|started)/)).length),
    },
    'idle cores': {
      sentence: figure(cores.sentence, /(\d+) cores? (?:is|are) idle/g),
      table: String(count(column(cores, 'state'), 'idle')),
      // Whatever idles has no work, and what has no work idles.
      load: String(
        column(cores, 'state').filter(
          (state, core) => state === 'idle' && Number(column(cores, 'utilisation')[core]) < 10,
        ).length,
      ),
    },
    ...unforked(of),
    'utilisation of the cores of forks': {
      forks: String(column(forks, 'utilisation')),
      cores: String(column(cores, 'utilisation').slice(-forks.rows.length)),
    },
    events: {
      figure: events.value,
      table: String(events.rows.length),
    },
    'newest entry': {
      sentence: figure(transparency.sentence, / to (\d+) include/g),
      table: String(column(transparency, 'seq')[0]),
    },
    vetoes: {
      sentence: figure(transparency.sentence, /include (\d+) veto/g),
      table: String(count(column(transparency, 'type'), 'VETO')),
    },
    'oldest entry': {
      sentence: figure(transparency.sentence, /Entries (\d+) to/g),
      table: String(column(transparency, 'seq').at(-1)),
    },
    lines: {
      figure: corelog.value,
      levels: figure(corelog.sentence, /(?:DEBUG|INFO|WARN|ERROR|TRACE) (\d+)/g),
      table: String(corelog.rows.length),
    },
  };
}

test('wherever time is stopped, header, figures, sentences and tables have one figure of one quantity', () => {
  // Two kinds of address: any instant of the seed, and one in a fork whose incident spreads for want of its veto.
  const anyInstant = fc.tuple(fc.constant(SEED), fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2030, 0) }));
  const inFork = fc
    .tuple(fc.constantFrom('qdsa8', 'qq9zo'), fc.integer({ min: -2_000, max: 45_000 }))
    .map(([n, late]): [WorldName, number] => [
      `${SEED}~never-${n}`,
      (incidentNumbered(SEED, Number.parseInt(n, 36)) as Incident).onset + late,
    ]);
  fc.assert(
    fc.property(fc.oneof(anyInstant, inFork), ([world, t]) => {
      const all = Object.entries(quantities(world, t));
      expect(all.filter(([, figures]) => new Set(Object.values(figures)).size > 1)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('with every display choice, what is read of a panel begins with the figure that is seen', () => {
  // Both move as their power is cut.
  const at = INSTANTS[1] as number;
  const cut = (machine: MachineName) => ({ machine, at, back: 0 });
  const { machines } = dashboards;
  const state = machines.state(SEED, at + 60_000, { cuts: [cut('tern'), cut('heron')] });
  const figures = MACHINE_NAMES.map((machine) => {
    const { value, unit, label } = machines.figure(state, { machine });
    const sentence = completeSentence(machines, state, { machine });
    expect(sentence).toMatch(`${value} ${unit} ${label}.`);
    // The machine of the figure is not said again with the same figure.
    expect(sentence.split(`${value} ${unit}`)).toHaveLength(2);
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
      const { at, sentence } = textsOf(dashboards[id] as Dashboard, SEED, t);
      const open = openIncidents(SEED, at).map((incident) => incident.id);
      for (const named of sentence.match(CORRELATION) ?? []) expect([t, id, ...open]).toContain(named);
    }
    const news = siteNews(SEED, siteStateAt(SEED, t), t);
    const open = openIncidents(SEED, t).map((incident) => incident.id);
    expect([t, ['Incident', 'Rolling back', 'Recovering'].includes(news?.word ?? '')]).toEqual([t, open.length > 0]);
    for (const named of news?.more.match(CORRELATION) ?? []) expect(open).toContain(named);
  }
});

test('before the first reading of a world, the badge reads its first instant', () => {
  const worlds = Array.from({ length: 20 }, (_, i) => `world-${i}`);
  expect(worlds.map((world) => badgeAt(world, 0, CYCLE_DAYS).ts)).toEqual(worlds.map(() => 0));
});
