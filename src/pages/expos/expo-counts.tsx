import { Link } from 'react-router-dom';
import { YEAR_MONTHS } from '../../content/expos';
import type { ShownExpo } from './filter';

/** Link to an instant in the middle of the year, with one event in progress and others on both sides of it. */
const INSIDE = { link: '/expos?at=2025-04-29T12:00:00Z&speed=0', name: '29 April 2025' } as const;

/** Formats a day number of the year as `29 April 2025`. */
function dayName(day: number): string {
  const month = YEAR_MONTHS.findLast(({ first }) => first <= day);
  return month ? `${day - month.first + 1} ${month.name} 2025` : '';
}

/** Numbers of events past, in progress and upcoming, and their day. */
export function ExpoCounts({ expos, today }: { expos: readonly ShownExpo[]; today: number | undefined }) {
  const count = (state: ShownExpo['state']) => expos.filter((one) => one.state === state).length;
  if (count(undefined) > 0) return <p className="expo-tally muted">{`${expos.length} exhibitions in twelve months`}</p>;
  if (today !== undefined) {
    return (
      <p className="expo-tally muted">
        {`${dayName(today)}: ${count('past')} past, ${count('in progress')} in progress, ${count('upcoming')} upcoming.`}
      </p>
    );
  }
  const over = count('past') > 0;
  return (
    <p className="expo-tally muted">
      <span>
        {over ? `2025 is over: ${count('past')} past.` : `2025 has not begun: ${count('upcoming')} upcoming.`}
      </span>{' '}
      <Link to={INSIDE.link}>{`See the list as of ${INSIDE.name}`}</Link>
    </p>
  );
}
