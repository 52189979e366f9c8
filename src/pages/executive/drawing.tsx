import type { ExecutiveTab } from '../../content/executive';
import { type CountedRow, DELIVERED_2025, REVENUE_2025 } from '../../content/executive-figures';
import heron from './heron.svg';
import petrel from './petrel.svg';
import tern from './tern.svg';

/** Rows of a tab's table. */
const rowsOf = ({ table }: ExecutiveTab) => table.groups.flatMap(({ rows }) => rows);

/** True if each row of a tab's table is a count, which a drawing can show. */
export const isCounted = (tab: ExecutiveTab) => rowsOf(tab).every(({ count }) => count !== undefined);

/** Most columns of a strip, so that its marks can be counted. The year's Terns take three marks a column. */
const COLUMNS = 32;
/** Share of its slot that a mark fills. */
const FILLED = 0.8;

/** Drawings of the machines from the side: the live drawing's shapes. */
const MACHINES: Readonly<Record<string, string>> = { Tern: tern, Heron: heron, Petrel: petrel };
const OUTLINE = { width: 70.4, height: 44 } as const;

/**
 * Outline of a machine. With forced colours it has the text's own: a mask lets that through where the picture is
 * bright.
 */
function Machine({ name, href }: { name: string; href: string }) {
  const id = `outline-${name.toLowerCase()}`;
  return (
    <svg className="executive-machine" aria-hidden="true" viewBox={`0 0 ${OUTLINE.width} ${OUTLINE.height}`}>
      <image href={href} {...OUTLINE} data-else="forced" />
      <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" {...OUTLINE}>
        <image className="executive-mask" href={href} {...OUTLINE} />
      </mask>
      <rect className="executive-outline" {...OUTLINE} mask={`url(#${id})`} data-only="forced" />
    </svg>
  );
}

/** Marks of a strip with `deep` of them in a column. */
const marks = (count: number, deep: number) =>
  Array.from({ length: count }, (_, i) => `M${Math.floor(i / deep)} ${i % deep}h${FILLED}v${FILLED}h${-FILLED}Z`).join(
    '',
  );

/** Strips of marks, one for each thing counted, beside the labels: all as deep, so that their lengths compare. */
function Strips({ rows }: { rows: readonly CountedRow[] }) {
  const deep = Math.ceil(Math.max(...rows.map(({ count = 0 }) => count)) / COLUMNS);
  return rows.map(({ name, count = 0, note }) => (
    <div key={name} className="executive-row">
      {MACHINES[name] && <Machine name={name} href={MACHINES[name]} />}
      <p className="executive-label">
        <span>{name}</span> <span className="mono">{count}</span>
        {note && <span className="muted small">{note}</span>}
      </p>
      <svg className="executive-strip" aria-hidden="true" viewBox={`0 0 ${COLUMNS} ${deep}`}>
        <path data-accent={/^s(afety|ecurity)/i.test(name) || undefined} d={marks(count, deep)} />
      </svg>
    </div>
  ));
}

/** Drawing of a tab's counts, one mark each. The table or the text says the same in words. */
export function Counted({ tab }: { tab: ExecutiveTab }) {
  const caption = tab.table.columns.at(-1)?.toLowerCase();
  const rows = rowsOf(tab).map(({ name, count = 0, cells: [cell] }) => ({
    name,
    count,
    note: cell && `${caption} ${cell}`,
  }));
  return (
    <div className="executive-drawing" aria-hidden="true">
      <Strips rows={rows} />
    </div>
  );
}

/** Drawing of the year 2025: the machines delivered and the revenue. The text says the same in words. */
export function Year() {
  return (
    <div className="executive-drawing" aria-hidden="true">
      <p className="muted">Machines delivered in 2025, one mark each; outlines each to its own scale</p>
      <Strips rows={DELIVERED_2025} />
      <p className="muted">Revenue in 2025 (one mark for each £1 million)</p>
      <Strips rows={REVENUE_2025} />
    </div>
  );
}
