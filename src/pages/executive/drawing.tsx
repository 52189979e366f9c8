import type { ExecutiveTab } from '../../content/executive';
import { type CountedRow, DELIVERED_2025, REVENUE_2025 } from '../../content/executive-figures';

/** The rows of a tab's table. */
const rowsOf = ({ table }: ExecutiveTab) => table.groups.flatMap(({ rows }) => rows);

/** Whether each row of a tab's table is a count, which a drawing can show. */
export const isCounted = (tab: ExecutiveTab) => rowsOf(tab).every(({ count }) => count !== undefined);

/** Units of every drawing; about a CSS px each at 1920. */
const WIDTH = 640;

/** Side and gap of a square that stands for one of those counted. */
const CELL = { few: [20, 4], many: [9, 3] } as const;

/** Heights of a row's label, and of the gap below its squares. */
const LABEL = 24;
const GAP = 16;

interface Block {
  readonly row: CountedRow;
  /** Of its label's upper edge. */
  readonly top: number;
}

/** The rows one below the other from `top` on, and how their squares stand. */
function blocksOf(rows: readonly CountedRow[], top: number) {
  const total = rows.reduce((sum, { count = 0 }) => sum + count, 0);
  const [side, gap] = total > 100 ? CELL.many : CELL.few;
  const step = side + gap;
  const columns = Math.floor(WIDTH / step);
  let end = top;
  const blocks = rows.map((row): Block => {
    const block = { row, top: end };
    end += LABEL + Math.ceil((row.count ?? 0) / columns) * step + GAP;
    return block;
  });
  return { side, step, columns, blocks, end };
}

/** One square for each that is counted, under its label. */
function Squares({ rows, top = 0 }: { rows: readonly CountedRow[]; top?: number }) {
  const { side, step, columns, blocks } = blocksOf(rows, top);
  return blocks.map(({ row: { name, count = 0, note }, top: y }) => (
    <g key={name}>
      <text y={y + 15}>
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
        d={Array.from({ length: count }, (_, i) => {
          const place = `${(i % columns) * step} ${y + LABEL + Math.floor(i / columns) * step}`;
          return `M${place}h${side}v${side}h${-side}Z`;
        }).join('')}
      />
    </g>
  ));
}

/** What is counted, one square each. The table or the text says the same in words. */
export function Counted({ tab }: { tab: ExecutiveTab }) {
  const said = tab.table.columns.at(-1)?.toLowerCase();
  const rows = rowsOf(tab).map(({ name, count = 0, cells: [cell] }) => ({
    name,
    count,
    note: cell && `${said} ${cell}`,
  }));
  return (
    <svg
      className="diagram-body executive-drawing"
      viewBox={`0 0 ${WIDTH} ${blocksOf(rows, 0).end}`}
      aria-hidden="true"
    >
      <Squares rows={rows} />
    </svg>
  );
}

/** What the year 2025 came to: the machines delivered and the revenue. The text says the same in words. */
export function Year() {
  const { end } = blocksOf(DELIVERED_2025, 36);
  const { end: height } = blocksOf(REVENUE_2025, end + 52);
  return (
    <svg className="diagram-body executive-drawing" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      <text className="d-note" y="16">
        Machines delivered in 2025, each a square
      </text>
      <Squares rows={DELIVERED_2025} top={36} />
      <text className="d-note" y={end + 32}>
        Revenue in 2025, a square a million pounds
      </text>
      <Squares rows={REVENUE_2025} top={end + 52} />
    </svg>
  );
}
