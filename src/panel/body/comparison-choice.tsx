import { useEffect, useId, useState } from 'react';
import { useInstantField } from '../../controls/use-instant-field';
import { useComparison } from '../../session/use-session';
import { useWorld } from '../../session/world';
import { isoInstant } from '../../sim/words/units';
import { choiceOf, comparisonChoices, comparisonOf, TYPED } from './comparison-choices';
import './comparison-choice.css';

/** A form that chooses the comparison of the page's panels. */
export default function ComparisonChoice() {
  const id = useId();
  const { name: world, cycleDays, clock } = useWorld();
  const [comparison, choose] = useComparison();
  const isInstant = comparison?.kind === 'instant';
  const [typing, setTyping] = useState(isInstant);
  const { field, submit, refusal, clearRefusal } = useInstantField(`${id}-why`, (t) => choose({ kind: 'instant', t }));
  // A comparison that is chosen elsewhere, or by going back, is the one shown.
  const [shown, setShown] = useState(comparison);
  if (shown !== comparison) {
    setShown(comparison);
    setTyping(isInstant);
    clearRefusal();
  }
  const { ref: input } = field;
  useEffect(() => {
    if (comparison?.kind === 'instant' && input.current) input.current.value = isoInstant(comparison.t);
  }, [comparison, input]);
  const choices = comparisonChoices(world, cycleDays, comparison);
  const value = typing ? TYPED : choiceOf(comparison);
  const select = (text: string) => {
    setTyping(text === TYPED);
    clearRefusal();
    if (text !== TYPED) choose(comparisonOf(text, world));
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
            size={25}
            aria-label="Time to compare with (ISO 8601)"
            defaultValue={isoInstant(comparison?.kind === 'instant' ? comparison.t : clock.now())}
            {...field}
          />
          <button type="submit" className="button">
            Compare
          </button>
        </>
      )}
      {refusal()}
    </form>
  );
}
