import { TIMELINE } from '../../content/timeline';

const FIRST = TIMELINE[0].year;
const LAST = TIMELINE[TIMELINE.length - 1]?.year ?? FIRST;
const YEARS = Array.from({ length: LAST - FIRST + 1 }, (_, i) => FIRST + i);

/** Heights of the axis, of the lines from the dates to their columns where they turn, and of the whole picture, px. */
const AXIS = 16;
const TURN = 60;
const HEIGHT = 84;

/** Years that the page is wide. The last column begins below the last date. */
const WIDTH = 35;

/** Where a year stands on the scale. */
const across = (year: number) => `${(((year - FIRST) / WIDTH) * 100).toFixed(3)}%`;

/** The gap before each date but the first: its middle and its length in years. */
const GAPS = TIMELINE.slice(1).map(({ year }, i) => {
  const before = TIMELINE[i]?.year ?? FIRST;
  return { middle: (before + year) / 2, years: year - before };
});

/** The dates with the places where their columns begin: all columns are of one width. */
const DATES = TIMELINE.map(({ year }, i) => ({
  year,
  from: across(year),
  to: `${((i / TIMELINE.length) * 100).toFixed(3)}%`,
}));

/** The scale itself: a tick a year, a mark a date and a line from it to its column, the gaps dimensioned. The list below says the same in words. */
export function TimelineScale() {
  return (
    <svg className="timeline-scale" aria-hidden="true">
      {YEARS.map((year) => (
        <line
          key={year}
          className="timeline-tick"
          x1={across(year)}
          x2={across(year)}
          y1={year % 5 === 0 ? 4 : 10}
          y2={AXIS}
        />
      ))}
      <line className="timeline-axis" x1="0" x2={across(LAST)} y1={AXIS} y2={AXIS} />
      <line className="timeline-axis timeline-ahead" x1={across(LAST)} x2="100%" y1={AXIS} y2={AXIS} />
      {GAPS.map(({ middle, years }) => (
        <text key={middle} className="timeline-gap" x={across(middle)} y={AXIS + 24} textAnchor="middle">
          {`${years} years`}
        </text>
      ))}
      {DATES.map(({ year, from, to }) => (
        <g key={year} className="timeline-lead">
          <line x1={from} x2={from} y1={AXIS} y2={TURN} />
          <line x1={from} x2={to} y1={TURN} y2={TURN} />
          <line x1={to} x2={to} y1={TURN} y2={HEIGHT} />
        </g>
      ))}
      {DATES.map(({ year, from }) => (
        <svg key={year} x={from} y={AXIS} overflow="visible" aria-hidden="true">
          <path className="timeline-mark" d="M0-7 7 0 0 7-7 0Z" />
        </svg>
      ))}
    </svg>
  );
}
