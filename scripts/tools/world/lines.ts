import { completeSentence, type Dashboard, type Settings, withCycle } from '../../../src/dashboards/contract';
import { csvHeader, csvRows } from '../../../src/records/download/csv';
import { canonicalJson, contentHash } from '../../../src/sim/math/canonical';
import type { WorldName } from '../../../src/sim/math/seed-of';
import { type Column, printedTable, type Table } from '../../../src/sim/tables/table';
import { isoInstant } from '../../../src/sim/words/units';
import type { Format, Request } from './arguments';

/** Error of a dashboard that threw, with its place, in one line. */
export class ModelError extends Error {
  constructor({ id, version }: Dashboard, { world }: Request, t: number, cause: unknown) {
    const [why] = String(cause).split(/[\r\n]/, 1);
    super(`${id}@${version} failed at ${isoInstant(t)} in the world "${world}": ${why}`, { cause });
  }
}

/** Reading of one dashboard at one instant. */
interface Reading {
  readonly dashboard: Dashboard;
  readonly world: WorldName;
  readonly t: number;
  readonly settings: Settings;
  readonly state: unknown;
}

const INSTANT: Column = { key: 'instant', label: 'instant' };

/** Table of a reading, its rows headed by the instant. */
function datedTable({ dashboard, t, state }: Reading): Table {
  const { columns, rows } = printedTable(dashboard.table(state));
  const instant = isoInstant(t);
  return { columns: [INSTANT, ...columns], rows: rows.map((row) => ({ ...row, cells: [instant, ...row.cells] })) };
}

const WRITERS: Record<Exclude<Format, 'csv'>, (reading: Reading) => string> = {
  text: ({ dashboard, t, state }) =>
    `${isoInstant(t)} ${dashboard.id}@${dashboard.version} ${completeSentence(dashboard, state, undefined)}\n`,
  hash: ({ dashboard, t, state }) => `${isoInstant(t)} ${dashboard.id}@${dashboard.version} ${contentHash(state)}\n`,
  json: ({ dashboard: { id, version }, world, t, settings, state }) =>
    `${canonicalJson({ panel: id, version, seed: world, t, settings, state })}\n`,
};

/** Computes one reading and writes it. Throws a ModelError. */
function read<T>(request: Request, dashboard: Dashboard, t: number, write: (reading: Reading) => T): T {
  const { world, cycleDays } = request;
  const initial = dashboard.settings;
  const settings = cycleDays === undefined ? initial : withCycle(initial, cycleDays);
  try {
    return write({ dashboard, world, t, settings, state: dashboard.state(world, t, settings) });
  } catch (cause) {
    throw new ModelError(dashboard, request, t, cause);
  }
}

function* instants({ first, step, count }: Request): Generator<number> {
  for (let i = 0; i < count; i++) yield first + i * step;
}

/** Blocks of CSV, one a dashboard, an empty line between; a block begins again where a table's columns change. */
function* csvBlocks(request: Request): Generator<string> {
  let begun = false;
  for (const dashboard of request.dashboards) {
    let header = '';
    for (const t of instants(request)) {
      const { columns, rows } = read(request, dashboard, t, datedTable);
      const next = csvHeader(columns);
      if (next !== header) yield begun ? `\r\n${next}` : next;
      header = next;
      begun = true;
      yield csvRows(rows);
    }
  }
}

/**
 * Lines of the result in pieces: CSV by dashboard and then by instant, every other format by instant and then by
 * dashboard. Throws a ModelError.
 */
export function* resultLines(request: Request): Generator<string> {
  if (request.format === 'csv') {
    yield* csvBlocks(request);
    return;
  }
  const write = WRITERS[request.format];
  for (const t of instants(request)) {
    for (const dashboard of request.dashboards) yield read(request, dashboard, t, write);
  }
}
