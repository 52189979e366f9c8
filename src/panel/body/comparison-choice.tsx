import { type FormEvent, useId, useRef, useState } from 'react';
import { parseTypedInstant } from '../../clock/typed-instant';
import { readComparison } from '../../session/address/comparison';
import { useComparison } from '../../session/use-session';
import { useWorld } from '../../session/world';
import { isoInstant } from '../../sim/words/units';
import { choiceOf, comparisonChoices, TYPED } from './comparison-choices';
import './comparison-choice.css';

/** A form that chooses the comparison of the page's panels. */
export function ComparisonChoice() {
  const id = useId();
  const { name: world, cycleDays, clock } = useWorld();
  const [comparison, choose] = useComparison();
  const isInstant = comparison?.with === 'instant';
  const [typing, setTyping] = useState(isInstant);
  const [refused, setRefused] = useState(false);
  // A comparison that is chosen elsewhere, or by going back, is the one shown.
  const [shown, setShown] = useState(comparison);
  if (shown !== comparison) {
    setShown(comparison);
    setTyping(isInstant);
    setRefused(false);
  }
  const input = useRef<HTMLInputElement>(null);
  const choices = comparisonChoices(world, cycleDays, comparison);
  const value = typing ? TYPED : choiceOf(comparison);
  const select = (text: string) => {
    setTyping(text === TYPED);
    setRefused(false);
    if (text !== TYPED) choose(readComparison(text));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const t = parseTypedInstant(input.current?.value ?? '');
    setRefused(t === undefined);
    if (t === undefined) input.current?.focus();
    else choose({ with: 'instant', t });
  };
  return (
    <form className="comparison-choice row small" onSubmit={submit} noValidate>
      <label htmlFor={id}>Compare the page’s panels with</label>
      <select id={id} value={value} onChange={({ target }) => select(target.value)}>
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
      {typing && (
        <>
          <input
            ref={input}
            type="text"
            size={25}
            aria-label="Time to compare with (ISO 8601)"
            defaultValue={isoInstant(comparison?.with === 'instant' ? comparison.t : clock.now())}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={refused}
            aria-describedby={refused ? `${id}-why` : undefined}
          />
          <button type="submit" className="button">
            Compare
          </button>
        </>
      )}
      {refused && (
        <p id={`${id}-why`} role="alert">
          Enter a time between 1970 and 2100, such as 2026-03-03T08:53:26Z. A time without an offset is in UTC.
        </p>
      )}
    </form>
  );
}
