import type { ExecutiveTab } from '../../content/executive';
import { type CountedRow, DELIVERED_2025, REVENUE_2025 } from '../../content/executive-figures';

/** The rows of a tab's table. */
const rowsOf = ({ table }: ExecutiveTab) => table.groups.flatMap(({ rows }) => rows);

/** Whether each row of a tab's table is a count, which a drawing can show. */
export const isCounted = (tab: ExecutiveTab) => rowsOf(tab).every(({ count }) => count !== undefined);

/** Units of every drawing; about a CSS px each at 1920. */
const WIDTH = 640;

/** Heights of a row's label, of its marks, and of the gap below them; the widest mark with the room beside it. */
const LABEL = 24;
const MARK = 14;
const GAP = 20;
const MOST_STEP = 24;
/** Share of its room that a mark fills. */
const FILLED = 0.8;

type Shape = readonly (readonly [number, number])[];

/** Size of a machine's outline before its strip, and the room that it takes. */
const OUTLINE = { width: 44, height: 30, room: 64 } as const;
/** The machines from the side, in a box of 1 by 1: on tracks with a mast, on legs, and with a hull. */
const MACHINES: Readonly<Record<string, Shape>> = {
  Tern: [
    [0.15, 0],
    [0.35, 0],
    [0.35, 0.45],
    [0.9, 0.45],
    [1, 0.72],
    [0.85, 1],
    [0.15, 1],
    [0, 0.72],
    [0.15, 0.45],
  ],
  Heron: [
    [0, 0.25],
    [1, 0.25],
    [1, 0.5],
    [0.95, 1],
    [0.75, 1],
    [0.75, 0.55],
    [0.25, 0.55],
    [0.25, 1],
    [0.05, 1],
    [0, 0.5],
  ],
  Petrel: [
    [0, 0.6],
    [0.3, 0.6],
    [0.3, 0.1],
    [0.5, 0.1],
    [0.5, 0.6],
    [1, 0.6],
    [0.8, 1],
    [0.15, 1],
  ],
};

const round = (n: number) => Number(n.toFixed(2));

/** A row of `count` marks from `x` on, each in a room of `step`. */
function marksPath(x: number, y: number, count: number, step: number): string {
  const side = round(step * FILLED);
  return Array.from({ length: count }, (_, i) => `M${round(x + i * step)} ${y}h${side}v${MARK}h${-side}Z`).join('');
}

/** A machine's outline whose lowest edge is at `foot`. */
function outlinePath(shape: Shape, foot: number): string {
  const corners = shape.map(
    ([right, down]) => `${round(right * OUTLINE.width)} ${round(foot - (1 - down) * OUTLINE.height)}`,
  );
  return `M${corners.join('L')}Z`;
}

const endOf = (rows: readonly CountedRow[], top: number) => top + rows.length * (LABEL + MARK + GAP);

/** One mark for each that is counted: a strip under each label, all on one scale. */
function Strips({ rows, top = 0 }: { rows: readonly CountedRow[]; top?: number }) {
  const x = rows.some(({ name }) => name in MACHINES) ? OUTLINE.room : 0;
  const step = Math.min((WIDTH - x) / Math.max(...rows.map(({ count = 0 }) => count)), MOST_STEP);
  return rows.map(({ name, count = 0, note }, i) => {
    const y = endOf(rows.slice(0, i), top);
    return (
      <g key={name}>
        {MACHINES[name] && <path className="executive-bar" d={outlinePath(MACHINES[name], y + LABEL + MARK)} />}
        <text x={x} y={y + 15}>
          <tspan className="d-name">{name}</tspan>
          <tspan className="d-value" dx="8">
            {count}
          </tspan>
          {note && (
            <tspan className="d-note" dx="8">
              {note}
            </tspan>
          )}
        </text>
        <path
          className="executive-bar"
          data-accent={/^S(afety|ecurity)/.test(name) || undefined}
          d={marksPath(x, y + LABEL, count, step)}
        />
      </g>
    );
  });
}

/** Parts of a whole in one bar, each with its name above it and its number below. */
function Parts({ rows, top }: { rows: readonly CountedRow[]; top: number }) {
  const total = rows.reduce((sum, { count = 0 }) => sum + count, 0);
  let before = 0;
  return rows.map(({ name, count = 0 }) => {
    const x = (before / total) * WIDTH;
    before += count;
    const width = (count / total) * WIDTH - 3;
    return (
      <g key={name}>
        <text x={x} y={top + 15}>
          <tspan className="d-name">{name}</tspan>
        </text>
        <rect className="executive-bar" x={x} y={top + LABEL} width={width} height={MARK} />
        <text x={x} y={top + LABEL + MARK + 22}>
          <tspan className="d-value">{count}</tspan>
        </text>
      </g>
    );
  });
}

/** What is counted, one mark each. The table or the text says the same in words. */
export function Counted({ tab }: { tab: ExecutiveTab }) {
  const said = tab.table.columns.at(-1)?.toLowerCase();
  const rows = rowsOf(tab).map(({ name, count = 0, cells: [cell] }) => ({
    name,
    count,
    note: cell && `${said} ${cell}`,
  }));
  return (
    <svg className="diagram-body executive-drawing" viewBox={`0 0 ${WIDTH} ${endOf(rows, 0)}`} aria-hidden="true">
      <Strips rows={rows} />
    </svg>
  );
}

/** What the year 2025 came to: the machines delivered and the revenue. The text says the same in words. */
export function Year() {
  const end = endOf(DELIVERED_2025, 36);
  const height = end + 52 + LABEL + MARK + 28;
  return (
    <svg className="diagram-body executive-drawing" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      <text className="d-note" y="16">
        Machines delivered in 2025, one mark each
      </text>
      <Strips rows={DELIVERED_2025} top={36} />
      <text className="d-note" y={end + 32}>
        Revenue in 2025, millions of pounds
      </text>
      <Parts rows={REVENUE_2025} top={end + 52} />
    </svg>
  );
}
