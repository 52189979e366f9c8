import { TIMELINE } from '../../content/timeline';

const FIRST = TIMELINE[0].year;
const LAST = TIMELINE[TIMELINE.length - 1]?.year ?? FIRST;
const YEARS = Array.from({ length: LAST - FIRST + 1 }, (_, i) => FIRST + i);

/** Height of the axis. */
const AXIS = '2rem';

/** Height at which a date's line turns towards its column. */
const ELBOW = '3.25rem';

/**
 * Width of the page in years, the last part without a scale: 35, so that the last column begins below the last date.
 */
const WIDTH = 35;

/** Years behind the last date at which the axis is broken. */
const BREAK = 1.5;

/** Place of a year on the scale. */
const across = (year: number) => `${(((year - FIRST) / WIDTH) * 100).toFixed(3)}%`;

/** The gap after each date but the last: its middle and its length in years. */
export const GAPS = TIMELINE.slice(1).map(({ year }, i) => {
  const before = TIMELINE[i]?.year ?? FIRST;
  return { middle: (before + year) / 2, years: year - before };
});

/** The length of a gap in words. */
export const yearsText = ({ years }: { readonly years: number }) => `${years} years`;

/** The dates with the places where their columns begin: all columns are of one width. */
const DATES = TIMELINE.map(({ year }, i) => ({
  year,
  from: across(year),
  to: `${((i / TIMELINE.length) * 100).toFixed(3)}%`,
}));

/**
 * Scale of the dates: a tick a year, a mark a date and a line from it, down and across, to its column, the gaps
 * dimensioned. The list below says the same in words.
 */
export function TimelineScale() {
  return (
    <svg className="timeline-scale" aria-hidden="true">
      {YEARS.map((year) => (
        <line
          key={year}
          className="timeline-tick"
          x1={across(year)}
          x2={across(year)}
          y1={year % 5 === 0 ? '1.25rem' : '1.625rem'}
          y2={AXIS}
        />
      ))}
      <line className="timeline-axis" x1="0" x2={across(LAST)} y1={AXIS} y2={AXIS} />
      <line className="timeline-axis timeline-ahead" x1={across(LAST)} x2="100%" y1={AXIS} y2={AXIS} />
      <svg x={across(LAST + BREAK)} y={AXIS} overflow="visible" aria-hidden="true">
        <path className="timeline-break" d="M-6 7L0 -7M2 7L8 -7" />
      </svg>
      <text className="timeline-gap" x="100%" y="0.75rem" textAnchor="end">
        now, not to scale
      </text>
      {GAPS.map((gap) => (
        <text key={gap.middle} className="timeline-gap" x={across(gap.middle)} y="0.75rem" textAnchor="middle">
          {yearsText(gap)}
        </text>
      ))}
      {DATES.map(({ year, from, to }) => (
        <g key={year} className="timeline-lead">
          <line x1={from} x2={from} y1={AXIS} y2={ELBOW} />
          <line x1={from} x2={to} y1={ELBOW} y2={ELBOW} />
          <line x1={to} x2={to} y1={ELBOW} y2="100%" />
        </g>
      ))}
      {DATES.map(({ year, from }) => (
        <svg key={year} x={from} y={AXIS} overflow="visible" aria-hidden="true">
          <rect
            className="timeline-mark"
            x="-0.3rem"
            y="-0.3rem"
            width="0.6rem"
            height="0.6rem"
            transform="rotate(45)"
          />
        </svg>
      ))}
    </svg>
  );
}
