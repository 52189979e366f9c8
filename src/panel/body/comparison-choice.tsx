import { type FormEvent, useId, useRef, useState } from 'react';
import { parseTypedInstant } from '../../clock/typed-instant';
import { type Comparison, comparisonText, readComparison } from '../../session/address/comparison';
import { useComparison } from '../../session/use-session';
import { useWorld } from '../../session/world';
import { seedOf, type WorldName } from '../../sim/math/seed-of';
import { isoInstant } from '../../sim/words/units';
import './comparison-choice.css';

const DAY_HOURS = 24;
/** The choice that asks for an instant. */
const TYPED = 'instant';

/** The comparisons on offer in a world: each as an address writes it, and in words. */
function choicesIn(world: WorldName, cycleDays: number): (readonly [value: string, words: string])[] {
  const cycle = cycleDays * DAY_HOURS;
  return [
    ['none', 'Nothing'],
    ...(seedOf(world) === world ? [] : [['original', 'The original of this fork'] as const]),
    ['-1h', '1 hour earlier'],
    ['-24h', '24 hours earlier'],
    ...(cycle === DAY_HOURS ? [] : [[`-${cycle}h`, `One cycle earlier (${cycleDays} days)`] as const]),
    [TYPED, 'A time'],
  ];
}

const choiceOf = (comparison: Comparison | undefined) =>
  comparison?.with === 'instant' ? TYPED : comparison ? comparisonText(comparison) : 'none';

/** The choice of what the panels of the page are compared with. */
export function ComparisonChoice() {
  const id = useId();
  const { name: world, cycleDays, clock } = useWorld();
  const [comparison, choose] = useComparison();
  const [typing, setTyping] = useState(comparison?.with === 'instant');
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choices = choicesIn(world, cycleDays);
  const value = typing ? TYPED : choiceOf(comparison);
  const isListed = choices.some(([one]) => one === value);
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
        {!isListed && <option value={value}>{`${value.slice(1)} earlier`}</option>}
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
