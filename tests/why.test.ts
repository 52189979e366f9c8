import { describe, expect, test } from 'vitest';
import { template } from '../src/dashboards/_template';
import type { Dashboard } from '../src/dashboards/contract';
import { DEFAULTS, eventsAt } from '../src/dashboards/events/sim';
import { fateAt } from '../src/dashboards/forks/sim';
import { forkSlice, type SliceFork } from '../src/dashboards/forks/sim-slice';
import { CADENCE_MS as MESH_MS, meshAt } from '../src/dashboards/mesh/sim';
import { dashboards } from '../src/dashboards/registry';
import { CADENCE_MS as ROLLBACK_MS, rollbackAt } from '../src/dashboards/rollback/sim';
import { contentHash } from '../src/sim/math/canonical';
import { anchorOf, blockOf } from '../src/sim/math/chain';
import { stream } from '../src/sim/math/random';
import { type Row, readableTable, rowByKey, type Table } from '../src/sim/tables/table';
import { HOUR_MS } from '../src/sim/words/time';
import { figureText, isoInstant, unitBehind } from '../src/sim/words/units';
import { AUDIT_MS, phaseStart, SLICE_MS } from '../src/sim/world/cores/scenario';
import { reasonText, valueText } from '../src/sim/world/explanation/equation-text';
import {
  type Equation,
  type Explanation,
  type ExplanationStep,
  listedSteps,
} from '../src/sim/world/explanation/explanation';
import { faultEnd, faultsBetween, isGateClosed } from '../src/sim/world/incidents/gate';
import { type Incident, incidentNamed, incidentsBetween, openIncidents } from '../src/sim/world/incidents/incidents';
import { INTERLOCKS } from '../src/sim/world/incidents/interlocks';
import { inletAt, racksReached, reachesLane, reachesSocket } from '../src/sim/world/incidents/reach';
import { machineHolds, motionOf } from '../src/sim/world/machines/acts';
import { deviationAt } from '../src/sim/world/machines/deviation';
import type { MachineName } from '../src/sim/world/machines/machine-names';
import { siteTotalAt } from '../src/sim/world/site/site';
import { readWorldName, worldName } from '../src/sim/world/world-name';

const all: Dashboard[] = [...Object.values<Dashboard>(dashboards), template];
const DAY = Date.UTC(2026, 2, 3);
/** Instant in an incident of the default world, before its veto. */
const AT = 1_772_528_003_000;

/** Number of scenes in which each dashboard is asked. */
const SCENES = 30;
/** Least rows of each kind that it explains there, if there are so many. */
const EACH = 8;

/**
 * Scenes: worlds, and instants of which most lie in an incident. The same for each run of a test, whatever ran before.
 */
function scenes(count: number): { world: string; t: number }[] {
  const draws = stream('why', expect.getState().currentTestName ?? '');
  let drawnSoFar = 0;
  const random = (n: number) => draws.int(n, drawnSoFar++);
  return Array.from({ length: count }, (_, i) => {
    const seed = ['northwall', 'hall-4', `seed-${random(1_000)}`][i % 3] as string;
    const from = DAY + random(30 * 86_400_000);
    const [incident] = incidentsBetween(seed, from, from + 200_000);
    if (!incident) throw new Error('No incident in 200 s.');
    const n = incident.n.toString(36);
    const edits = ['', '', '', `~never-${n}`, `~late-${n}-9000~sev-${n}-3`, `~new-${incident.onset + 500}-thermal-2`];
    const world = seed + edits[random(edits.length)];
    const changed = incidentNamed(world, incident.id) ?? incident;
    const t = random(4) === 0 ? from : changed.onset + random(changed.recovered - changed.onset + 4_000);
    return { world, t };
  });
}

test('a test draws the same scenes each time, also alone', () => {
  expect(scenes(4)).toEqual(scenes(4));
});

/** Result of terms, computed here again and not by the code that is tested. */
function result({ terms }: Equation): number {
  let x = Number.NaN;
  for (const term of terms) {
    if (term.op === 'is') x = term.value;
    else if (term.op === '+') x += term.value;
    else if (term.op === '-') x -= term.value;
    else if (term.op === '*') x *= term.value;
    else if (term.op === '/') x /= term.value;
    else if (term.op === 'least') x = Math.max(x, term.value);
    else if (term.op === 'most') x = Math.min(x, term.value);
    else if (term.op === 'floor') x = Math.floor(x);
    else if (term.op === 'round') x = Math.floor(x * 10 ** term.places + 0.5) / 10 ** term.places;
    else if (term.op === 'mean') x = Math.floor((x * 10) / term.value + 0.5) / 10;
    else if (term.op === 'percent') x = Math.floor((x * 1_000) / term.value + 0.5) / 10;
    else if (term.op === 'along') {
      const [[p, from], [q, to]] = [term.from, term.to];
      x = Math.min(Math.max(from + (to - from) * ((x - p) / (q - p)), from), to);
    }
  }
  return x;
}

/** Table of a dashboard's state at its reading at or after `t`. */
function tableAt(dashboard: Dashboard, world: string, t: number): Table {
  const reading = Math.ceil(t / dashboard.cadence) * dashboard.cadence;
  return dashboard.table(dashboard.state(world, reading, dashboard.settings));
}

/** Cells of the row with a key, at the reading at or after `t`; undefined if it is gone. */
const cellsAt = (dashboard: Dashboard, world: string, t: number, key: string) =>
  rowByKey(tableAt(dashboard, world, t), key)?.cells;

/** Cell of a row in the column with that key. */
function cellIn(columns: Table['columns'], { cells }: Row, column: string): string | number {
  const cell = cells[columns.findIndex(({ key }) => key === column)];
  if (cell === undefined) throw new Error(`No column ${column}.`);
  return cell;
}

/** Cell of the row that is explained. */
const cellOf = ({ columns, row }: Explained, column: string) => cellIn(columns, row, column);

/** Explained row. */
interface Explained {
  readonly dashboard: Dashboard;
  readonly world: string;
  /** Instant of the state. */
  readonly t: number;
  readonly row: Row;
  readonly columns: Table['columns'];
  readonly explanation: Explanation;
}

/** True if a value is in a range such as `4 to 8`, whose upper end is in it, or `above 256`. */
function isIn(range: string, value: number): boolean {
  const [from, to = Number.POSITIVE_INFINITY] = (range.match(/\d+/g) ?? []).map(Number);
  return value > (from ?? 0) && value <= to;
}

function checkEquation({ columns, world, row, explanation }: Explained, equation: Equation): void {
  const { column, value, as, isInText, isBetween, terms } = equation;
  expect(
    Object.is(result(equation), value) || result(equation) === value,
    `${equation.what}: ${result(equation)}`,
  ).toBe(true);
  // Reasons go on from the value as a clause, without the workings of a computer.
  const text = reasonText(equation, isoInstant);
  // Zeros without a reason are left out.
  if (text === '') {
    expect(value).toBe(0);
    return;
  }
  expect(text).toMatch(/^[a-z].*\.$/);
  expect(text, equation.what).not.toMatch(/random value|rounded|\ball\b [×÷]|÷ 10+\b|× 100\b|\d\.\d{4}|NaN|undefined/);
  for (const term of terms) {
    if (!('draw' in term) || !term.draw) continue;
    const { stream: name, index, channel } = term.draw;
    expect(stream(world, name).unit(index, channel), name).toBe(term.value);
  }
  if (as) expect(value >= as.from && value < as.to, `${as.word}: ${as.from} <= ${value} < ${as.to}`).toBe(true);
  if (column === undefined) {
    const others = explanation.equations.filter((each) => each !== equation).flatMap(({ terms: of }) => of);
    expect(
      others.some((term) => 'value' in term && term.value === value),
      `${equation.what} is a term`,
    ).toBe(true);
    return;
  }
  const cell = cellIn(columns, row, column);
  if (as) expect(String(cell)).toMatch(new RegExp(`^${as.word}(,|$)`));
  else if (isBetween) expect(isIn(String(cell), value), `${value} in ${cell}`).toBe(true);
  else if (isInText) expect(String(cell)).toMatch(new RegExp(`(^|[^0-9.])${value}([^0-9]|$)`));
  else {
    expect(Number(cell), column).toBe(value);
    const printed = valueText(equation, isoInstant).split(/ |%/)[0];
    if (!equation.isInstant) expect(printed, column).toBe(equation.isName ? String(cell) : figureText(cell));
  }
}

/** World without these incidents. */
function without(world: string, ids: readonly string[]): string {
  const { seed, edits } = readWorldName(world);
  const gone = ids.map((id) => incidentNamed(world, id)?.n ?? 0);
  const added = edits.filter(({ verb }) => verb === 'new').map(({ n }) => n);
  const removals = gone.filter((n) => !added.includes(n)).map((n) => ({ verb: 'no' as const, n }));
  return worldName(seed, [...edits.filter(({ n }) => !gone.includes(n)), ...removals]);
}

/** Percentile of the rollback's window, by counting. */
function percentileOf(world: string, t: number, p: number): number {
  const sorted = rollbackAt(world, t)
    .samples.map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return sorted[Math.ceil((p / 100) * sorted.length) - 1] ?? 0;
}

/** State of an interlock at `t`, from its faults and not from its dashboard. */
function lockOf(world: string, name: string | number, t: number): 'OK' | 'FAULT' {
  const faults = faultsBetween(world, t - 60_000, t).filter(({ interlock }) => INTERLOCKS[interlock]?.name === name);
  return faults.some((fault) => fault.onset <= t && faultEnd(fault) > t) ? 'FAULT' : 'OK';
}

/** Stage of a batch at the first reading from `t` on, also if its lane has no room to show it. */
const stageOf = (world: string, id: string | number, t: number) =>
  meshAt(world, Math.ceil(t / MESH_MS) * MESH_MS).batches.find((batch) => batch.id === id)?.stage;

/** Values that steps name, computed here again. */
const VALUES: Readonly<Record<string, (explained: Explained, about: string, step: ExplanationStep) => number>> = {
  'throughput total': ({ world, t }) => siteTotalAt(world, t, 4).tflops,
  'throughput inlet': ({ world, t, row }, id) => {
    const rack = Number(row.key.split(' ')[1]) - 1;
    return Math.round(10 * (inletAt(world, incidentNamed(world, id) as Incident, rack, t) ?? 0)) / 10;
  },
  'interlocks ok': (explained, _, { at }) => {
    const lockAt = (t: number) => lockOf(explained.world, cellOf(explained, 'name'), t);
    return lockAt(at) === 'OK' && lockAt(at - 1) === 'FAULT' ? at : 0;
  },
  'interlocks gate': ({ world }, _, { at }) => (isGateClosed(world, at) ? at : 0),
  'interlocks quiet': (explained) => {
    const since = explained.t - HOUR_MS;
    const name = cellOf(explained, 'name');
    const faults = faultsBetween(explained.world, since, explained.t).filter(
      ({ interlock }) => INTERLOCKS[interlock]?.name === name,
    );
    return faults.length === 0 ? since : 0;
  },
  'corelog audit': (explained) => Math.ceil(Number(cellOf(explained, 'ts')) / AUDIT_MS) * AUDIT_MS,
  'transparency hashed': (explained) => {
    const [id = ''] = String(cellOf(explained, 'detail')).split(':');
    const { rolledBack, recovered } = incidentNamed(explained.world, id) as Incident;
    return Math.floor((rolledBack + recovered) / 2);
  },
  'rollback percentile': ({ world, t }, percent) => percentileOf(world, t, Number(percent)),
  'rollback none': (explained) => Number(cellOf(explained, 'samples')),
  'rollback leaves': (explained, _, { at }) => {
    const { world, t } = explained;
    const range = String(cellOf(explained, 'range'));
    const newest = rollbackAt(world, t).samples.findLast(({ ms }) => isIn(range, ms))?.ts;
    const oldest = (of: number) => rollbackAt(world, Math.ceil(of / ROLLBACK_MS) * ROLLBACK_MS).samples[0]?.ts ?? 0;
    return oldest(at - 2 * ROLLBACK_MS) <= (newest ?? 0) && oldest(at) >= (newest ?? 0) ? at : 0;
  },
  'forks best': (explained, _, { at }) => {
    const { bests, forks } = forkSlice(explained.world, Math.floor(at / SLICE_MS));
    const core = (fork: number | null) => (fork === null ? undefined : forks[fork]?.core);
    return bests.some(({ from, fork }) => from === at && core(fork) === cellOf(explained, 'core')) ? at : 0;
  },
  'forks fate': (explained, fate, { at }) => {
    const slice = forkSlice(explained.world, Math.floor(explained.t / SLICE_MS));
    const fork = slice.forks.find(({ core }) => core === cellOf(explained, 'core')) as SliceFork;
    return fateAt(fork, at) === fate && fateAt(fork, at - 1) !== fate ? at : 0;
  },
  // Next record, from the stream a moment later.
  'events next': (explained) => {
    const { world, t } = explained;
    const hash = cellOf(explained, 'hash');
    const find = (at: number) => eventsAt(world, at, DEFAULTS).events.find(({ prev }) => prev === hash)?.created;
    return find(t) ?? find(t + 3_000) ?? 0;
  },
  // Chains start again: nothing links to the last record of a block.
  'events begins': (explained) => {
    const { world, t } = explained;
    const seq = Number(cellOf(explained, 'seq')) + 1;
    const find = (at: number) => eventsAt(world, at, DEFAULTS).events.find((record) => record.seq === seq);
    const record = find(t) ?? find(t + 3_000);
    return record?.prev === anchorOf(world, blockOf(seq)) ? record.created : 0;
  },
  'events verifies': ({ world, t }) =>
    openIncidents(world, t).findLast(({ kind }) => kind === 'tampering')?.recovered ?? 0,
  'mesh stage': (explained, stage, { at }) => {
    const stageAt = (t: number) => stageOf(explained.world, cellOf(explained, 'id'), t);
    return stageAt(at) === stage && stageAt(at - MESH_MS) !== stage ? at : 0;
  },
  'mesh leaves': (explained, _, { at }) => {
    const stageAt = (t: number) => stageOf(explained.world, cellOf(explained, 'id'), t);
    return stageAt(at) === undefined && stageAt(at - MESH_MS) ? at : 0;
  },
  // Machines begin each leg at rest.
  'machines leg': (explained, _, { at }) => {
    const [begun, before] = [0, explained.dashboard.cadence].map((ms) => machineRow(explained, at - ms));
    return Number(begun?.('speed')) === 0 && begun?.('leg') !== before?.('leg') ? at : 0;
  },
  'machines restart': (explained, _, { at }) => {
    const { cadence } = explained.dashboard;
    const [before, after] = [-cadence, cadence].map((ms) => machineRow(explained, at + ms)('waits'));
    return before === 'a person to restart it' && after !== before ? at : 0;
  },
  'machines rest': (explained, _, { at }) => {
    const [before, after] = [-400, 200].map((ms) => Number(machineRow(explained, at + ms)('speed')));
    return Number(before) > 0 && after === 0 ? at : 0;
  },
  'machines moves': (explained, _, { at }) => {
    const [before, after] = [-400, 200].map((ms) => Number(machineRow(explained, at + ms)('speed')));
    return before === 0 && Number(after) > 0 ? at : 0;
  },
  'machines opens': ({ world, row }, _, { at }) =>
    machineHolds(world, row.key as MachineName, at - 1, at + 1).some(({ to }) => to === at) ? at : 0,
  'machines stops': ({ world, row }, _, { at }) =>
    machineHolds(world, row.key as MachineName, at - 1, at + 1).some(({ from }) => from === at) ? at : 0,
  'machines back': ({ world, row }, _, { at }) => {
    const motion = motionOf(world, row.key as MachineName, []);
    return deviationAt(motion, at - 100) && !deviationAt(motion, at) ? at : 0;
  },
  'machines trip': ({ world }, _, { at }) =>
    faultsBetween(world, at - 1, at).some(({ onset, corr }) => onset === at && corr === null) ? at : 0,
  'throughput without': ({ world, t }, id) => siteTotalAt(without(world, [id]), t, 4).tflops,
};

/** Cells of the row explained, by column, at another instant. */
function machineRow({ world, row, dashboard }: Explained, t: number): (column: string) => unknown {
  const { columns, rows } = tableAt(dashboard, world, t);
  const machine = rows.find(({ key }) => key === row.key);
  return (column) => machine && cellIn(columns, machine, column);
}

function checkSource(explained: Explained, step: ExplanationStep) {
  const { dashboard, world, row } = explained;
  const { at, source } = step;
  const named = (id: string) => {
    const incident = incidentNamed(world, id);
    if (!incident) throw new Error(`No incident ${id}.`);
    return incident;
  };
  switch (source.of) {
    case 'incident':
      return expect(named(source.id)[source.stage], step.what).toBe(at);
    case 'spread': {
      const incident = named(source.id);
      const reaches = (t: number) =>
        source.part === 'rack'
          ? racksReached(world, incident, t).some(({ rack }) => rack === source.number)
          : source.part === 'lane'
            ? reachesLane(world, incident, source.number, t)
            : reachesSocket(world, { ...incident, ended: t }, source.number);
      return expect([reaches(at - 1), reaches(at)], step.what).toEqual([false, true]);
    }
    case 'edit':
      return expect(readWorldName(world).edits.map((edit) => worldName('', [edit]).slice(1))).toContain(source.edit);
    case 'slice': {
      const begins = source.index * SLICE_MS + phaseStart(source.phase);
      expect(at - begins, step.what).toBe(source.late);
      return expect(source.late >= 0 && source.late <= 7_000).toBe(true);
    }
    case 'draw':
      return expect(stream(world, source.stream).unit(source.index, source.channel), step.what).toBe(source.unit);
    case 'row': {
      const [before, after] = [at - dashboard.cadence, at].map((t) => cellsAt(dashboard, world, t, row.key));
      const claim = `“${step.what}” says that the row ${source.does}`;
      if (source.does === 'comes') return expect([before, after !== undefined], claim).toEqual([undefined, true]);
      if (source.does === 'goes') return expect([before !== undefined, after], claim).toEqual([true, undefined]);
      if (source.does === 'stays') return expect(after, claim).toBeDefined();
      return expect(after, claim).not.toEqual(before);
    }
    case 'value': {
      const [name, about] = source.name.split(' ') as [string, string];
      return expect(VALUES[`${dashboard.id} ${name}`]?.(explained, about, step), `${dashboard.id} ${source.name}`).toBe(
        source.value,
      );
    }
  }
}

/** Row in a world, and for a fork the instants when it is out, which the row does not have. */
function rowIn({ dashboard, t, row }: Explained, world: string) {
  const forks = dashboard.id === 'forks' ? forkSlice(world, Math.floor(t / SLICE_MS)).forks : [];
  return [cellsAt(dashboard, world, t, row.key), forks.find(({ core }) => String(core) === row.key)?.runs];
}

function check(explained: Explained): void {
  const { equations, causes, effects } = explained.explanation;
  for (const equation of equations) checkEquation(explained, equation);
  expect(new Set(equations.map(({ what }) => what)).size, 'names of equations').toBe(equations.length);
  for (const step of [...causes, ...effects]) checkSource(explained, step);
  // What came before the values does not follow from them, and what comes after did not cause them.
  const { at } = explained.explanation;
  for (const step of causes) expect(step.at, `“${step.what}” causes`).toBeLessThanOrEqual(at);
  for (const step of effects) expect(step.at, `“${step.what}” follows`).toBeGreaterThanOrEqual(at);
  expect(
    causes.some(({ root }) => root),
    'a root',
  ).toBe(true);
  // None is invented: without the incident, or without it and the others that may do the same, the row is another one.
  const ids = causes.flatMap(({ root, source }) =>
    root === 'incident' && source.of === 'incident' ? [source.id] : [],
  );
  const [id] = ids;
  if (id !== undefined && ids.length === 1) {
    const { world, t } = explained;
    const { onset = t } = incidentNamed(world, id) ?? {};
    const near = incidentsBetween(world, onset - 40_000, t).map((incident) => incident.id);
    const row = contentHash(rowIn(explained, world));
    const rows = [[id], near].map((gone) => contentHash(rowIn(explained, without(world, gone))));
    expect(
      rows.some((other) => other !== row),
      id,
    ).toBe(true);
  }
  // None is missing: incidents named in the row are among its causes.
  for (const id of explained.row.cells.join(' ').match(/inc-[0-9a-z]+-[0-9a-f]{2}/g) ?? []) expect(ids).toContain(id);
}

/** Kind of a step: of an incident its stage, of a slice its phase, and so on. */
function kindOf({ source }: ExplanationStep): string {
  const { of, stage, part, phase, does, name, stream: drawn } = source as Readonly<Record<string, unknown>>;
  return `${of} ${stage ?? part ?? phase ?? does ?? name ?? drawn}`.replace(/ inc-.*/, '');
}

/** Kinds of values and steps in an explanation. */
const kindsOf = ({ equations, causes, effects }: Explanation): string[] => [
  ...new Set([...equations.map(({ what, column }) => column ?? what), ...[...causes, ...effects].map(kindOf)]),
];

/** Reason why no equation explains a column. */
type Unexplained =
  /** Name of the row, or of its group. */
  | 'name'
  /** Value drawn at random. */
  | 'draw'
  /** Event, which is among the causes. */
  | 'event'
  /** Hash of the record. */
  | 'hash'
  /** Term or difference of columns that are explained. */
  | 'columns'
  /** Place of a machine on its path, which is a function of time. */
  | 'path'
  /** Form of the row's drawing. */
  | 'drawing';

/** Columns of each dashboard that no equation explains, with the reason. */
const NOT_EXPLAINED: Readonly<Record<string, Readonly<Record<string, Unexplained>>>> = {
  cores: { core: 'name', socket: 'name', corr: 'event' },
  corelog: { id: 'name', ts: 'event', level: 'event', corr: 'event' },
  events: {
    ...{ seq: 'name', id: 'name', created: 'event', tag: 'draw', msg: 'draw', subj: 'draw', verb: 'draw', obj: 'draw' },
    ...{ corr: 'event', ns: 'draw', prev: 'hash', hash: 'hash', flag: 'event', recomputed: 'hash' },
  },
  forks: { core: 'name', socket: 'name', corr: 'event' },
  history: { ts: 'name' },
  interlocks: { name: 'name', kind: 'name', state: 'event', why: 'event' },
  machines: {
    ...{ machine: 'name', leg: 'event', surface: 'path', place: 'path', waits: 'event' },
    ...{ stop: 'path', pose: 'path' },
  },
  mesh: { id: 'name', ts: 'event', drawn: 'drawing' },
  rollback: { ordinary: 'columns', forced: 'columns' },
  template: { n: 'name' },
  throughput: { rack: 'name', corr: 'event' },
  transparency: { id: 'name', ts: 'event' },
  utilisation: { ts: 'name', difference: 'columns', corr: 'event' },
};

describe.each(all.map((dashboard) => [dashboard.id, dashboard] as const))('why, %s', (id, dashboard) => {
  test('the terms give each value, each step is where it is said to be, and none is invented', async () => {
    const why = await dashboard.loadWhy();
    const seen = new Map<string, number>();
    const explained = new Set<string>();
    for (const { world, t } of scenes(SCENES)) {
      const at = Math.floor(t / dashboard.cadence) * dashboard.cadence;
      const state = dashboard.state(world, at, dashboard.settings);
      const { rows, columns } = dashboard.table(state);
      for (const row of rows) {
        const explanation = why.explain(world, state, row.key, dashboard.settings);
        if (!explanation) throw new Error(`${id} does not explain its row ${row.key}.`);
        for (const { column } of explanation.equations) if (column !== undefined) explained.add(column);
        const kinds = kindsOf(explanation);
        if (kinds.every((kind) => (seen.get(kind) ?? 0) >= EACH)) continue;
        for (const kind of kinds) seen.set(kind, (seen.get(kind) ?? 0) + 1);
        try {
          check({ dashboard, world, t: at, row, columns, explanation });
        } catch (error) {
          throw new Error(`${id}, row ${row.key} of ${world} at ${at}: ${(error as Error).message}`);
        }
      }
    }
    const { world, t } = scenes(1)[0] as { world: string; t: number };
    const state = dashboard.state(world, t, dashboard.settings);
    expect(why.explain(world, state, 'gone', dashboard.settings), 'a row that is gone').toBeUndefined();
    const columns = dashboard.table(state).columns.map(({ key }) => key);
    const unexplained = columns.filter((key) => !explained.has(key)).sort();
    expect(unexplained, `columns of ${id} without an equation`).toEqual(Object.keys(NOT_EXPLAINED[id] ?? {}).sort());
  });
});

test('an incident is told in words, with the edits of a fork', async () => {
  const world = 'northwall~late-qdsa8-3000';
  const { state, settings, loadWhy } = dashboards.throughput;
  const explanation = (await loadWhy()).explain(world, state(world, AT, settings), 'US 2', settings);
  if (!explanation) throw new Error('The rack has no explanation.');
  const words = explanation.equations.map((of) => `${valueText(of, isoInstant)} ${reasonText(of, isoInstant)}`);
  expect(words).toContain('24 all in inc-qdsa8-ad.');
  expect(words).toContain('1,695 all but 33: nine down for maintenance, 24 in inc-qdsa8-ad.');
  expect(words).toContain(
    '2,293,008 TFLOPS because only 1,695 of 1,728 GPUs are up; all 1,728 would give 2,337,651 TFLOPS at this load.',
  );
  // A part is what its GPUs give, and not a share of a whole of which it is that share.
  expect(words[0]).toMatch(
    /^[\d,]+ TFLOPS from 48 of 72 GPUs running at pod US’s [\d,.]+ TFLOPS each, (plus|less) \d\.\d% of slow drift\.$/,
  );
  const [, value = '', up = '', each = '', way, percent = ''] =
    /^([\d,]+) .* (\d+) of 72 .*’s ([\d,.]+) .* (plus|less) ([\d.]+)%/.exec(words[0] ?? '') ?? [];
  const amount = (text: string) => Number(text.replaceAll(',', ''));
  const product = amount(up) * amount(each) * (1 + (way === 'less' ? -1 : 1) * (amount(percent) / 100));
  expect(product / amount(value)).toBeCloseTo(1, 3);
  expect(explanation.causes.map(({ what }) => what)).toContain('changed in this world: the veto comes 3 s later');
  expect(explanation.effects.map(({ what }) => what).join()).toContain(
    'Split-vote hold vetoes the commit 5,005 ms after the onset of inc-qdsa8-ad; the veto spares',
  );
});

/** Lines that explain a row, under each heading as a page has them. */
async function explanationOf({ state, settings, loadWhy }: Dashboard, world: string, t: number, row: string) {
  const explanation = (await loadWhy()).explain(world, state(world, t, settings), row, settings);
  if (!explanation) throw new Error(`${row} has no explanation.`);
  const { causes, effects } = listedSteps(explanation);
  const words = (steps: readonly ExplanationStep[]) => steps.map(({ what }) => what);
  return { ...explanation, lines: linesOf(explanation), causes: words(causes), effects: words(effects) };
}

const NEVER = 'northwall~never-qdsa8';
const { missedVeto: DUE = 0, ended: ENDED = 0 } = incidentNamed(NEVER, 'inc-qdsa8-ad') ?? {};

test('where no interlock vetoes an incident, its fault and the watchdog are said to be that', async () => {
  const { lines, effects } = await explanationOf(dashboards.interlocks, NEVER, DUE + 1_000, 'Split-vote hold');
  expect(lines.join()).toContain('Faults in the last minute 1, a fault whose veto was removed.');
  expect(effects.join()).toMatch(
    /30 s after the onset the pod’s watchdog ends inc-qdsa8-ad\. Without a veto, .* the pod recovers 41 s after the onset\./,
  );
});

test('a machine off its route is so by the incident that no interlock vetoed', async () => {
  const { state, settings } = dashboards.machines;
  const { name, astray } = state(NEVER, ENDED - 1_000, settings).machines.find((each) => each.astray) ?? {};
  const { lines, causes } = await explanationOf(dashboards.machines, NEVER, ENDED - 1_000, `${name}`);
  expect(lines).toContain(
    `Off route ${astray?.off.toFixed(2)} m, because inc-qdsa8-ad was not vetoed and only its own Geofence stopped it.`,
  );
  expect(causes.slice(0, 2)).toEqual([
    'its own Geofence trips and stops it',
    'inc-qdsa8-ad is not vetoed 2,005 ms after the onset, when the veto was due',
  ]);
});

test('a machine behind its gate is said to rest, to have its gate opened, to sound its warning and to move off', async () => {
  const VETO = Date.parse('2026-03-03T08:53:26Z');
  const { effects } = await explanationOf(dashboards.machines, 'northwall', VETO, 'tern');
  const own = effects.filter((what) => what.startsWith('it'));
  expect(own).toEqual(['it is at rest', 'its gate opens', 'its warning over, it moves off']);
});

test('a machine whose power is cut goes on when a person restarts it, and not with its next leg', async () => {
  const cut = (back: number) => ({
    ...dashboards.machines,
    settings: { cuts: [{ machine: 'tern', at: AT, back }] as const },
  });
  const { causes, effects, nothing } = await explanationOf(cut(0), 'northwall', AT + 60_000, 'tern');
  expect([causes[0], effects, nothing]).toEqual(['its power is cut', [], 'Nothing until a person restarts it.']);
  const restarted = await explanationOf(cut(AT + 90_000), 'northwall', AT + 60_000, 'tern');
  expect(restarted.effects).toEqual(['a person restarts it']);
});

test('a page lists causes from the newest back, and effects in order of time', () => {
  const [first, second, third] = [1, 2, 3].map((at) => ({
    at,
    what: `${at}`,
    source: { of: 'row', does: 'stays' },
  })) as [ExplanationStep, ExplanationStep, ExplanationStep];
  const steps = [second, third, first];
  expect(listedSteps({ causes: steps, effects: steps })).toEqual({
    causes: [third, second, first],
    effects: [first, second, third],
  });
});

/** All lines of an explanation as a page has them. */
function linesOf({ equations, causes, effects }: Explanation): string[] {
  const said = equations.map((each) => [`${each.what} ${valueText(each, isoInstant)},`, reasonText(each, isoInstant)]);
  return [
    ...said.filter(([, reason]) => reason !== '').map((parts) => parts.join(' ')),
    ...[...causes, ...effects].map(({ what, value = '' }) => `${what} ${value}`),
  ];
}

/** Units in its last place by which a printed sum differs from a value. */
function offBy(sum: string, value: number): number {
  const [first = '', ...others] = sum.replaceAll(/[,%]/g, '').split(' ');
  let x = Number(first);
  others.forEach((number, i) => {
    const sign = others[i - 1];
    if (sign === '−') x -= Number(number);
    else if (sign === '+') x += Number(number);
    else if (sign === '×') x *= Number(number);
  });
  return Math.abs(x - value) * 10 ** (String(value).split('.')[1]?.length ?? 0);
}

/** Words and patterns that no line may contain. */
const UNSAID: readonly RegExp[] = [
  // Arithmetic in place of a reason, two signs on end, and terms of 0.
  /(^|[,.] )=|= 0 /,
  /[−+] [−+]/,
  /[+−] 0(\.0+)?(?![\d.,])|(?<![\d.])0 m?s behind/,
  // A count as the reason of itself.
  /\b(?<n>\d+), because (of )?\k<n> (?!of)/,
  // Words twice.
  /random.*random|of cases, .* of cases|draws .* draws/,
  // Numbers whose thousands are not set apart, or with the decimals of a computer.
  /\b\d{4,} (ms|m|s|kW|TFLOPS)\b|\.\d{4}/,
  // Modifiers behind the wrong word, a share of 100%, and a present for something that lasts.
  /spares [^;]* after the onset|30,000 ms|or less in 100%|vetoes the commit of|speeds up to|it takes .* TFLOPS/,
  // Imprecise ends: a slice does not end when a core rolls back, and rows leave a panel in one way.
  /slice ends, and|when it should be|an incident cut|of this incident|makes room|leaves the (log|window)/,
  // Machinery's words for a person's deeds, and nouns in place of verbs.
  /\bNumber \d+ of|\bMilliseconds\b|halfway between .* hashed|in maintenance|\bby inc-|commit vetoed|\bless the\b|^drawn at|^forks of|^digest|recovered$/i,
];

test.each(all.map((dashboard) => [dashboard.id, dashboard] as const))(
  '%s: every line reads as a person would say it',
  async (_, dashboard) => {
    const { explain } = await dashboard.loadWhy();
    for (const { world, t } of scenes(12)) {
      const state = dashboard.state(world, Math.floor(t / dashboard.cadence) * dashboard.cadence, dashboard.settings);
      const { rows, columns } = readableTable(dashboard.table(state));
      const every = Math.ceil(rows.length / 24);
      for (const { key, cells } of rows.filter((_row, i) => i % every === 0)) {
        const explanation = explain(world, state, key, dashboard.settings) as Explanation;
        for (const line of linesOf(explanation)) for (const words of UNSAID) expect(line).not.toMatch(words);
        for (const equation of explanation.equations) {
          const { column, isInText, isBetween, isInstant, as, unit = '' } = equation;
          const i = columns.findIndex((each) => each.key === column);
          const reason = reasonText(equation, isoInstant);
          // One rounding: the value as the table has it; the first column names the row. Sums of amounts have their
          // unit.
          if (i > 0 && !isInText && !isBetween && !isInstant && !as)
            expect(valueText(equation, isoInstant), equation.what).toBe(`${cells[i]}${unitBehind(unit)}`);
          // Sums behind a reason give the value as printed.
          const [, sum] = reason.match(/: ([\d,.]+%?(?: [−+×] [\d,.]+%?)+)\.$/) ?? [];
          if (sum !== undefined && column !== 'errors') expect(offBy(sum, equation.value), reason).toBeLessThan(0.9);
        }
      }
    }
  },
);
