import { YEAR, YEAR_MONTHS } from '../../content/expos';
import { REGIONS, type Region } from '../../content/expos/expo';
import { type ExpoFilter, filteredExpos, type ShownExpo } from './filter';
import { laneBars } from './lanes';
import './strip.css';

/** Place of a day number on the strip. */
const across = (day: number) => `${(((day - YEAR.first) / (YEAR.after - YEAR.first)) * 100).toFixed(3)}%`;

/** Day of the year from which the word beside today's line stands at its left. */
const TURN_BACK = 330;

interface StripProps {
  readonly expos: readonly ShownExpo[];
  readonly filter: ExpoFilter;
  /** Day number of today; undefined while it is not known or not in the year. */
  readonly today: number | undefined;
  readonly disabled: boolean;
  readonly onRegion: (region: Region | undefined) => void;
}

function TodayLine({ today }: { today: number | undefined }) {
  const x = today === undefined ? undefined : across(today + 0.5);
  return x && <line className="strip-today" x1={x} x2={x} y1="0" y2="100%" />;
}

function MonthLines() {
  return YEAR_MONTHS.map(({ name, first }) => (
    <line key={name} className="strip-month" x1={across(first)} x2={across(first)} y1="0" y2="100%" />
  ));
}

function Axis({ today }: Pick<StripProps, 'today'>) {
  return (
    <svg className="strip-plot strip-axis" aria-hidden="true">
      <MonthLines />
      {YEAR_MONTHS.map(({ name, first }) => (
        <text key={name} x={across(first)} y="100%" dx="4" dy="-6">
          {name.slice(0, 3)}
        </text>
      ))}
      <TodayLine today={today} />
      {today !== undefined && (
        <text
          className="strip-today-word"
          x={across(today + 0.5)}
          y="12"
          dx={today - YEAR.first < TURN_BACK ? 5 : -5}
          textAnchor={today - YEAR.first < TURN_BACK ? 'start' : 'end'}
        >
          today
        </text>
      )}
    </svg>
  );
}

function Bars({ region, expos, filter, today }: { region: Region } & Pick<StripProps, 'expos' | 'filter' | 'today'>) {
  const visible = new Set(filteredExpos(expos, filter).map(({ expo }) => expo));
  return (
    <svg className="strip-plot" aria-hidden="true">
      <MonthLines />
      {laneBars(filteredExpos(expos, { region, ahead: false })).map(({ expo, state, from, to, lane, lanes }) => (
        <rect
          key={expo.name}
          className="strip-bar"
          data-past={state === 'past' || undefined}
          data-hidden={!visible.has(expo) || undefined}
          x={across(from)}
          width={`${(((to - from) / (YEAR.after - YEAR.first)) * 100).toFixed(3)}%`}
          y={`${20 + (60 / lanes) * lane}%`}
          height={`${60 / lanes - (lanes > 1 ? 6 : 0)}%`}
        />
      ))}
      <TodayLine today={today} />
    </svg>
  );
}

/** Year as a strip, a row a region, which is also the choice of the region. The list below says the same in words. */
export function ExpoStrip({ expos, filter, today, disabled, onRegion }: StripProps) {
  const count = (region: Region | undefined) => filteredExpos(expos, { region, ahead: filter.ahead }).length;
  const choice = (region: Region | undefined) => (
    <label className="strip-label line small">
      <input
        type="radio"
        name="region"
        checked={filter.region === region}
        disabled={disabled}
        onChange={() => onRegion(region)}
      />
      <span className="strip-region">{region ?? 'All regions'}</span>
      <span className="strip-count muted small mono">{count(region)}</span>
    </label>
  );
  return (
    <fieldset className="strip">
      <legend className="visually-hidden">Region</legend>
      <div className="strip-row">
        {choice(undefined)}
        <Axis today={today} />
      </div>
      {REGIONS.map((region) => (
        <div key={region} className="strip-row">
          {choice(region)}
          <Bars region={region} expos={expos} filter={filter} today={today} />
        </div>
      ))}
    </fieldset>
  );
}
