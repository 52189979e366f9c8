import { expoId } from '../../content/expos/expo';
import { FINDINGS } from '../../content/expos/findings';
import { LESSONS } from '../../content/expos/notes';
import type { ShownExpo } from './filter';
import { DateRange } from './list';
import './expo-lead.css';

/** Number of events that lead the page. */
const LEADING = 3;

function Next({ expo, state }: ShownExpo) {
  return (
    <li className="stack tight">
      <p className="expo-lead-when mono">
        <DateRange {...expo} />
        {state === 'in progress' && <span className="expo-lead-state accent">{state}</span>}
      </p>
      <h3 className="subtitle">
        <a href={`#${expoId(expo)}`}>{expo.name}</a>
      </h3>
      <p className="muted small">{`${expo.city}, ${expo.region}`}</p>
      <p className="small">{expo.focus}</p>
    </li>
  );
}

function Lesson({ expo }: ShownExpo) {
  const id = expoId(expo);
  return (
    <li className="stack tight">
      <p className="expo-lead-lesson">{FINDINGS[id]}</p>
      <h3 className="subtitle">
        <a href={`#${id}`}>{expo.name}</a>
      </h3>
      <p className="muted">{`${expo.city}, ${expo.region}`}</p>
    </li>
  );
}

/**
 * Next events or those in progress; once the year is over, its lessons. The room is kept until the page's instant is
 * known.
 */
export function ExpoLead({ expos }: { expos: readonly ShownExpo[] }) {
  const known = expos.every(({ state }) => state !== undefined);
  const next = expos.filter(({ state }) => state !== 'past').slice(0, LEADING);
  const over = next.length === 0;
  const coming = next[0]?.state === 'in progress' ? 'Now and next' : 'Next';
  const lessons = over ? LESSONS.flatMap((id) => expos.filter(({ expo }) => expoId(expo) === id)) : [];
  return (
    <section className="expo-lead" aria-labelledby="expo-lead" data-known={known}>
      <h2 className="label" id="expo-lead">
        {over ? 'What we learned in 2025' : coming}
      </h2>
      <ol className="stack">
        {next.map((one) => (
          <Next key={one.expo.name} {...one} />
        ))}
        {lessons.map((one) => (
          <Lesson key={one.expo.name} {...one} />
        ))}
      </ol>
    </section>
  );
}
