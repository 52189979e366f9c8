import './log-strip.css';

interface LogStripProps {
  /** What is counted, such as `anomalies in each second; total in 45 s`. */
  readonly label: string;
  /** Counts of equal steps, oldest first, and those of the state that the log is compared with. */
  readonly counts: readonly number[];
  readonly others: readonly number[];
  /** When or where that state is, such as `24 hours earlier`. */
  readonly otherWords: string;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** The outline of bars beside each other: from foot to foot around those that touch, and nothing where none is. */
const outline = (counts: readonly number[], highest: number) =>
  counts
    .map((count, i) => {
      if (count === 0) return '';
      const start = counts[i - 1] ? '' : `M${i} ${highest}`;
      const end = counts[i + 1] ? '' : `V${highest}`;
      return `${start}V${highest - count}H${i + 1}${end}`;
    })
    .join('');

/** Counts over the time of a log as bars, and those of the state that it is compared with as a line around its bars. */
export function LogStrip({ label, counts, others, otherWords }: LogStripProps) {
  const highest = Math.max(1, ...counts, ...others);
  const [total, otherTotal] = [sum(counts), sum(others)];
  const words = `${label}: ${total}; ${otherTotal} ${otherWords}`;
  return (
    <div className="log-strip line small" role="img" aria-label={words}>
      <span className="muted">{label}</span>
      <svg viewBox={`0 0 ${counts.length} ${highest}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="log-strip-bars" d={outline(counts, highest)} />
        <path className="log-strip-other" d={outline(others, highest)} />
      </svg>
      <span className="log-strip-totals mono">
        <span>{total}</span>
        <span>{otherTotal}</span>
      </span>
    </div>
  );
}
