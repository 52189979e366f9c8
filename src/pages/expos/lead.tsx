import { expoId } from '../../content/expos/expo';
import { FINDINGS } from '../../content/expos/findings';
import type { ShownExpo } from './filter';
import { Range } from './list';
import './expo-lead.css';

/** How many events lead the page. */
const LEADING = 3;

/**
 * The events that come next or are in progress; once the year is over, the last ones with what was learned there. Until the page's instant is
 * known the room is kept.
 */
export function ExpoLead({ shown }: { shown: readonly ShownExpo[] }) {
  const known = shown.every(({ state }) => state !== undefined);
  const ahead = shown.filter(({ state }) => state !== 'past');
  const leading = ahead.length > 0 ? ahead.slice(0, LEADING) : shown.slice(-LEADING);
  return (
    <section className="expo-lead" aria-labelledby="expo-lead" data-known={known}>
      <h2 id="expo-lead">{ahead.length > 0 ? 'Next' : 'The last of the year, and what we learned'}</h2>
      <ol>
        {leading.map(({ expo, state }) => (
          <li key={expo.name}>
            <p className="expo-lead-when">
              <Range {...expo} />
              {state === 'in progress' && <span className="expo-lead-state">{state}</span>}
            </p>
            <h3>
              <a href={`#${expoId(expo)}`}>{state === 'past' ? <s>{expo.name}</s> : expo.name}</a>
            </h3>
            <p className="expo-lead-place">
              {expo.city}, {expo.region}
            </p>
            <p>{state === 'past' ? FINDINGS[expoId(expo)] : expo.focus}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
