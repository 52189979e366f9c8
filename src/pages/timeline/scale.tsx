import { TIMELINE } from '../../content/timeline';

const FIRST = TIMELINE[0].year;
const LAST = TIMELINE[TIMELINE.length - 1]?.year ?? FIRST;
const YEARS = Array.from({ length: LAST - FIRST + 1 }, (_, i) => FIRST + i);

/** Height of the axis within the picture, px. */
const AXIS = 16;

/** Years that the page is wide: the last date has room for its detail at its right, as the others have. The style sheet has as many columns. */
const WIDTH = 37;

/** Where a year stands on the scale. */
const across = (year: number) => `${(((year - FIRST) / WIDTH) * 100).toFixed(3)}%`;

/** The gap before each date but the first: its middle and its length in years. */
const GAPS = TIMELINE.slice(1).map(({ year }, i) => {
  const before = TIMELINE[i]?.year ?? FIRST;
  return { middle: (before + year) / 2, years: year - before };
});

/** The scale itself: a tick a year, a mark a date, the gaps dimensioned. The list beside it says the same in words. */
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
          {years} years
        </text>
      ))}
      {TIMELINE.map(({ year }) => (
        <svg key={year} x={across(year)} y={AXIS} overflow="visible" aria-hidden="true">
          <path className="timeline-mark" d="M0-7 7 0 0 7-7 0Z" />
        </svg>
      ))}
    </svg>
  );
}
