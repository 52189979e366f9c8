import './log-strip.css';

interface LogStripProps {
  /** Name of the counts, such as `anomalies in each second; total kept`. */
  readonly label: string;
  /** Counts of equal steps, oldest first. */
  readonly counts: readonly number[];
  /** Counts of the compared state. */
  readonly others: readonly number[];
  /** Time or world of the compared state, such as `24 hours earlier`. */
  readonly otherWords: string;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/**
 * Returns the outline of bars side by side: around those that touch, from foot to foot, and nothing where there is
 * none.
 */
const outline = (counts: readonly number[], highest: number) =>
  counts
    .map((count, i) => {
      if (count === 0) return '';
      const start = counts[i - 1] ? '' : `M${i} ${highest}`;
      const end = counts[i + 1] ? '' : `V${highest}`;
      return `${start}V${highest - count}H${i + 1}${end}`;
    })
    .join('');

/** Counts over the time of a log as bars, and those of the compared state as a line. */
export function LogStrip({ label, counts, others, otherWords }: LogStripProps) {
  const highest = Math.max(1, ...counts, ...others);
  const [total, otherTotal] = [sum(counts), sum(others)];
  const words = `${label}: ${total}; ${otherWords}: ${otherTotal}`;
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
