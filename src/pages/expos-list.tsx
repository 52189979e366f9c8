import { byMonth } from '../content/expos';
import { shortDay } from '../content/expos/calendar';
import { type Expo, expoId } from '../content/expos/expo';
import type { ShownExpo } from './expos-filter';

/** First to last day, such as `29 Apr - 1 May`; a single day stands alone. */
function Range({ start, end }: Pick<Expo, 'start' | 'end'>) {
  return (
    <span className="expo-range">
      <time dateTime={start}>{shortDay(start)}</time>
      {end !== start && (
        <>
          {' - '}
          <time dateTime={end}>{shortDay(end)}</time>
        </>
      )}
    </span>
  );
}

function Row({ expo, state }: ShownExpo) {
  const { name, short, city, region, focus } = expo;
  const id = expoId(expo);
  return (
    <li id={id} className="expo" data-state={state}>
      <p className="expo-when">
        <Range {...expo} />
        {state && state !== 'upcoming' && <span className="expo-state">{state}</span>}
      </p>
      <div className="expo-what">
        <h3>{state === 'past' ? <s>{name}</s> : name}</h3>
        {short && <p className="expo-short">{short}</p>}
      </div>
      <p className="expo-place">
        {city}
        <span className="expo-region">{region}</span>
      </p>
      <p className="expo-focus">{focus}</p>
      <a className="expo-file" href={`/expos/${id}.ics`} download>
        Calendar<span className="visually-hidden"> file for {name}</span>
      </a>
    </li>
  );
}

/** The events month by month. */
export function ExpoList({ shown }: { shown: readonly ShownExpo[] }) {
  const state = new Map(shown.map((one) => [one.expo, one.state]));
  return (
    <div className="expo-months">
      {byMonth(shown.map(({ expo }) => expo)).map(({ month, expos }) => (
        <section key={month} className="expo-month" aria-labelledby={month.toLowerCase()}>
          <h2 id={month.toLowerCase()}>{month}</h2>
          <ul>
            {expos.map((expo) => (
              <Row key={expo.name} expo={expo} state={state.get(expo)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
