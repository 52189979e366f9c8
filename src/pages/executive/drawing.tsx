import type { ExecutiveTab } from '../../content/executive';
import { type CountedRow, DELIVERED_2025, REVENUE_2025 } from '../../content/executive-figures';
import heron from './heron.svg';
import petrel from './petrel.svg';
import tern from './tern.svg';

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

/** Size of a machine's outline before its strip, and the room that it takes. */
const OUTLINE = { width: 70.4, height: 44, room: 88 } as const;
/** The machines from the side: the live drawing's shapes. */
const MACHINES: Readonly<Record<string, string>> = { Tern: tern, Heron: heron, Petrel: petrel };

/** A machine's outline; where the visitor forces colours, in the text's own: what is bright in the picture lets that through. */
function Machine({ name, href, y }: { name: string; href: string; y: number }) {
  const box = { y, width: OUTLINE.width, height: OUTLINE.height };
  const id = `outline-${name.toLowerCase()}`;
  return (
    <>
      <image href={href} {...box} data-else="forced" />
      <mask id={id} maskUnits="userSpaceOnUse" x="0" {...box}>
        <image className="executive-mask" href={href} {...box} />
      </mask>
      <rect className="executive-outline" {...box} mask={`url(#${id})`} data-only="forced" />
    </>
  );
}

const round = (n: number) => Number(n.toFixed(2));

/** A row of `count` marks from `x` on, each in a room of `step`. */
function marksPath(x: number, y: number, count: number, step: number): string {
  const side = round(step * FILLED);
  return Array.from({ length: count }, (_, i) => `M${round(x + i * step)} ${y}h${side}v${MARK}h${-side}Z`).join('');
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
        {MACHINES[name] && <Machine name={name} href={MACHINES[name]} y={y + LABEL + MARK - OUTLINE.height} />}
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
          data-accent={/^s(afety|ecurity)/i.test(name) || undefined}
          d={marksPath(x, y + LABEL, count, step)}
        />
      </g>
    );
  });
}

/** What is counted, one mark each. The table or the text says the same in words. */
export function Counted({ tab }: { tab: ExecutiveTab }) {
  const caption = tab.table.columns.at(-1)?.toLowerCase();
  const rows = rowsOf(tab).map(({ name, count = 0, cells: [cell] }) => ({
    name,
    count,
    note: cell && `${caption} ${cell}`,
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
  const height = endOf(REVENUE_2025, end + 36);
  return (
    <svg className="diagram-body executive-drawing" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      <text className="d-note" y="16">
        Machines delivered in 2025, one mark each
      </text>
      <Strips rows={DELIVERED_2025} top={36} />
      <text className="d-note" y={end + 16}>
        Revenue in 2025, one mark for each million pounds
      </text>
      <Strips rows={REVENUE_2025} top={end + 36} />
    </svg>
  );
}
