import type { ReactNode } from 'react';
import type { ExecutiveTab } from '../../content/executive';
import { type CountedRow, DELIVERED_2025, REVENUE_2025 } from '../../content/executive-figures';

/** Units of every drawing; about a CSS px each at 1920. */
const WIDTH = 640;

/** Metres of the stopping drawing's scale, and the distances on it. */
const METRES = 1.5;
const STOPS = [
  { at: 0.72, name: 'dry concrete' },
  { at: 1.3, name: 'wet grass' },
] as const;
const RULER = { left: 150, right: 30 } as const;
const along = (metres: number) => RULER.left + (metres / METRES) * (WIDTH - RULER.left - RULER.right);

/** What a machine needs to stop, to scale. */
function Stopping() {
  return (
    <>
      {STOPS.map(({ at, name }, i) => (
        <g key={name}>
          <text className="d-note" x="0" y={33 + i * 44}>
            {name}
          </text>
          <path className="executive-bar" d={`M${along(0)} ${16 + i * 44}H${along(at)}v24H${along(0)}Z`} />
          <text
            className="d-value"
            x={along(at) + (at > 1 ? -8 : 8)}
            y={33 + i * 44}
            textAnchor={at > 1 ? 'end' : 'start'}
            data-on={at > 1 || undefined}
          >
            {at.toFixed(2)} m
          </text>
        </g>
      ))}
      <path
        className="d-rule"
        d={`M${along(0)} 112H${along(METRES)}${[0, 0.25, 0.5, 0.75, 1, 1.25, 1.5].map((at) => `M${along(at)} 106V112`).join('')}`}
      />
      {[0, 0.5, 1, 1.5].map((at) => (
        <text key={at} className="d-value d-note" x={along(at)} y="132" textAnchor="middle">
          {at} m
        </text>
      ))}
    </>
  );
}

/** The layers as slabs, each standing on the next. */
function Stack({ rows }: { rows: readonly CountedRow[] }) {
  return rows.map(({ name }, i) => {
    const inset = (rows.length - 1 - i) * 36;
    return (
      <g key={name}>
        <path
          className="d-box"
          data-accent={i === 1 || undefined}
          d={`M${inset + 1} ${i * 44 + 2}H${WIDTH - inset - 1}v36H${inset + 1}Z`}
        />
        <text className="d-name" x={WIDTH / 2} y={i * 44 + 25} textAnchor="middle">
          {name}
        </text>
      </g>
    );
  });
}

/** Who can halt a programme, each alone, and that only the one who called a halt lifts it. */
function Halts({ rows }: { rows: readonly CountedRow[] }) {
  return (
    <>
      {rows.slice(0, 3).map(({ name }, i) => {
        const x = 10 + i * 220;
        return (
          <g key={name}>
            <path className="d-box" d={`M${x} 2h180v44h-180Z`} />
            <text className="d-name" x={x + 90} y="30" textAnchor="middle">
              {name}
            </text>
            <path className="d-accent" d={`M${x + 60} 46V128m-5 -9l5 9l5 -9`} />
            <text className="d-note" x={x + 50} y="92" textAnchor="end">
              halt
            </text>
            <path className="d-dash" d={`M${x + 120} 130V50`} />
            <text className="d-note" x={x + 130} y="92">
              lift
            </text>
          </g>
        );
      })}
      <path className="d-box" d={`M10 132H${WIDTH - 10}v44H10Z`} />
      <text className="d-name" x={WIDTH / 2} y="160" textAnchor="middle">
        any programme
      </text>
    </>
  );
}

/** Side and gap of a square that stands for one of those counted. */
const CELL = { few: [20, 4], many: [9, 3] } as const;

/** One square for each that is counted, a block a row of the table. */
function Squares({ rows }: { rows: readonly CountedRow[] }) {
  const total = rows.reduce((sum, { count = 0 }) => sum + count, 0);
  const [side, gap] = total > 100 ? CELL.many : CELL.few;
  const left = 150;
  const columns = Math.floor((WIDTH - left) / (side + gap));
  let y = 0;
  return rows.map(({ name, count = 0 }) => {
    const top = y;
    y += Math.max(Math.ceil(count / columns) * (side + gap), 18) + 10;
    const cells = Array.from({ length: count }, (_, i) => {
      const x = left + (i % columns) * (side + gap);
      return `M${x} ${top + Math.floor(i / columns) * (side + gap)}h${side}v${side}h${-side}Z`;
    });
    return (
      <g key={name}>
        <text className="d-note" x="0" y={top + 14}>
          {name}
        </text>
        <path className="executive-bar" data-accent={/^S(afety|ecurity)/.test(name) || undefined} d={cells.join('')} />
      </g>
    );
  });
}

/** Heights of the year's two counts with their headings. */
const DELIVERED = 156;
const YEAR = DELIVERED + 34 + 140;

/** What the year 2025 came to: the machines delivered and the revenue, one square each. The text above says the same in words. */
export function YearDrawing() {
  return (
    <svg className="diagram-body executive-drawing executive-year" viewBox={`0 0 ${WIDTH} ${YEAR}`} aria-hidden="true">
      <text x="0" y="16">
        Machines delivered in 2025, each a square
      </text>
      <g transform="translate(0 34)">
        <Squares rows={DELIVERED_2025} />
      </g>
      <text x="0" y={DELIVERED + 16}>
        Revenue in 2025, a square a million pounds
      </text>
      <g transform={`translate(0 ${DELIVERED + 34})`}>
        <Squares rows={REVENUE_2025} />
      </g>
    </svg>
  );
}

/** Heights of the drawings, and what they draw, by tab. */
const DRAWINGS: Readonly<Record<string, { height: number; draw: (rows: readonly CountedRow[]) => ReactNode }>> = {
  strategy: { height: 140, draw: () => <Stopping /> },
  'capability-stack': { height: 220, draw: (rows) => <Stack rows={rows} /> },
  governance: { height: 180, draw: (rows) => <Halts rows={rows} /> },
  leadership: { height: 330, draw: (rows) => <Squares rows={rows} /> },
  'engagement-2025': { height: 205, draw: (rows) => <Squares rows={rows} /> },
};

/** A tab's drawing. Its table says the same in words. */
export function Drawing({ tab: { id, table } }: { tab: ExecutiveTab }) {
  const drawing = DRAWINGS[id];
  if (!drawing) return null;
  return (
    <svg className="diagram-body executive-drawing" viewBox={`0 0 ${WIDTH} ${drawing.height}`} aria-hidden="true">
      {drawing.draw(table.groups.flatMap(({ rows }) => rows))}
    </svg>
  );
}
