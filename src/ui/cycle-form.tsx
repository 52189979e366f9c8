import { type FormEvent, useId, useRef } from 'react';
import { MAX_CYCLE_DAYS } from '../sim/world/cycle';
import './cycle-form.css';

interface CycleFormProps {
  readonly days: number;
  choose(days: number): void;
}

/**
 * A form for the number of days after which the world's load repeats. A number out of range becomes the nearest in
 * range; other text restores the last number.
 */
export function CycleForm({ days, choose }: CycleFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!input.current) return;
    const typed = input.current.valueAsNumber;
    const choice = Number.isNaN(typed) ? days : Math.min(Math.max(Math.round(typed), 1), MAX_CYCLE_DAYS);
    input.current.value = String(choice);
    if (choice !== days) choose(choice);
  };
  return (
    <form className="cycle-form row" noValidate onSubmit={submit}>
      <label className="muted fine" htmlFor={id}>{`Load cycle (1 to ${MAX_CYCLE_DAYS} days)`}</label>
      <div className="line tight">
        <input
          key={days}
          ref={input}
          id={id}
          type="number"
          min={1}
          max={MAX_CYCLE_DAYS}
          autoComplete="off"
          defaultValue={days}
        />
        <button type="submit" className="button">
          Set
        </button>
      </div>
    </form>
  );
}
