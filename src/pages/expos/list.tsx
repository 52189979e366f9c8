import { byMonth } from '../../content/expos';
import { type Day, shortDay } from '../../content/expos/calendar';
import { type Expo, expoId } from '../../content/expos/expo';
import { FINDINGS } from '../../content/expos/findings';
import type { ShownExpo } from './filter';

/** Year and month of a day. */
const monthIn = (day: Day) => day.slice(0, 7);

/** Days of an event, such as `29 Apr – 1 May` or `14–16 Jan`; an event of one day has that day alone. */
export function DateRange({ start, end }: Pick<Expo, 'start' | 'end'>) {
  const isInMonth = end !== start && monthIn(start) === monthIn(end);
  const dash = isInMonth ? '–' : ' – ';
  return (
    <span className="expo-range mono">
      <time dateTime={start}>{isInMonth ? shortDay(start).split(' ')[0] : shortDay(start)}</time>
      {end !== start && (
        <>
          {dash}
          <time dateTime={end}>{shortDay(end)}</time>
        </>
      )}
    </span>
  );
}

function Row({ expo, state, firstAhead }: ShownExpo & { readonly firstAhead: boolean }) {
  const { name, short, city, region, focus } = expo;
  const id = expoId(expo);
  return (
    <li id={id} className="expo small" data-state={state} data-first-ahead={firstAhead || undefined}>
      <h3>{state === 'past' ? <s>{name}</s> : name}</h3>{' '}
      <p className="expo-when">
        <DateRange {...expo} />
        {state === 'in progress' && <span className="expo-state">{` ${state}`}</span>}
        {/* The stroke through the name says it; the word is read. */}
        {state === 'past' && <span className="visually-hidden">{` ${state}`}</span>}
      </p>{' '}
      <p className="expo-facts">
        <span>
          {`${city}, `}
          <span className="expo-region">{region}</span>
        </span>
        {short && <span className="expo-short">{` ${short}`}</span>}
        {state !== 'past' && (
          <span>
            {' '}
            <a className="expo-file" href={`${import.meta.env.BASE_URL}expos/${id}.ics`} download>
              Calendar<span className="visually-hidden">{` file for ${name}`}</span>
            </a>
          </span>
        )}
      </p>{' '}
      <p className="expo-focus">
        <span>{focus}</span>
        {state === 'past' && <span className="expo-finding">{` ${FINDINGS[id]}`}</span>}
      </p>
    </li>
  );
}

/** List of the events month by month. */
export function ExpoList({ listed }: { listed: readonly ShownExpo[] }) {
  const state = new Map(listed.map((one) => [one.expo, one.state]));
  const over = listed.findLastIndex((one) => one.state === 'past');
  const firstAhead = over < 0 ? undefined : listed[over + 1]?.expo;
  return (
    <div className="expo-months">
      {byMonth(listed.map(({ expo }) => expo)).map(({ month, expos }) => (
        <section key={month} className="expo-month" aria-labelledby={month.toLowerCase()}>
          <h2 id={month.toLowerCase()}>{month}</h2>
          <ul>
            {expos.map((expo) => (
              <Row key={expo.name} expo={expo} state={state.get(expo)} firstAhead={expo === firstAhead} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
