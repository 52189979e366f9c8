import { expoId } from '../../content/expos/expo';
import { FINDINGS } from '../../content/expos/findings';
import { AFTER_THE_YEAR } from '../../content/expos/notes';
import type { ShownExpo } from './filter';
import { Range } from './list';
import './expo-lead.css';

/** How many items lead the page. */
const LEADING = 3;

function Item({ expo, state }: ShownExpo) {
  const past = state === 'past';
  return (
    <li data-past={past || undefined}>
      <p className="expo-lead-when">
        <Range {...expo} />
        {state === 'in progress' && <span className="expo-lead-state">{state}</span>}
      </p>
      <h3>
        <a href={`#${expoId(expo)}`}>{past ? <s>{expo.name}</s> : expo.name}</a>
      </h3>
      <p className="expo-lead-place">{`${expo.city}, ${expo.region}`}</p>
      <p className={past ? 'expo-lead-lesson' : undefined}>{past ? FINDINGS[expoId(expo)] : expo.focus}</p>
    </li>
  );
}

/**
 * The events that come next or are in progress; once the year is over, what comes after it, and what the last events taught. Until the page's
 * instant is known the room is kept.
 */
export function ExpoLead({ shown }: { shown: readonly ShownExpo[] }) {
  const known = shown.every(({ state }) => state !== undefined);
  const ahead = shown.filter(({ state }) => state !== 'past');
  const over = ahead.length === 0;
  const leading = over ? shown.slice(1 - LEADING) : ahead.slice(0, LEADING);
  return (
    <section className="expo-lead" aria-labelledby="expo-lead" data-known={known}>
      <h2 id="expo-lead">{over ? 'Next, and what we learned last' : 'Next'}</h2>
      <ol>
        {over && (
          <li>
            <p className="expo-lead-when">
              <span className="expo-range">{AFTER_THE_YEAR.when}</span>
            </p>
            <h3>{AFTER_THE_YEAR.heading}</h3>
            <p className="expo-lead-lesson">{AFTER_THE_YEAR.text}</p>
          </li>
        )}
        {leading.map((one) => (
          <Item key={one.expo.name} {...one} />
        ))}
      </ol>
    </section>
  );
}
