import { type FormEvent, useId, useRef } from 'react';
import { MAX_CYCLE_DAYS } from '../sim/world/cycle';
import './cycle-form.css';

interface CycleFormProps {
  readonly days: number;
  choose(days: number): void;
}

/** Asks for the number of days after which the load of the world repeats. */
export function CycleForm({ days, choose }: CycleFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = input.current?.valueAsNumber;
    if (chosen !== undefined && chosen !== days) choose(chosen);
  };
  return (
    <form className="cycle-form" onSubmit={submit}>
      <label htmlFor={id}>Load cycle, 1 to {MAX_CYCLE_DAYS} days</label>
      <div>
        <input
          key={days}
          ref={input}
          id={id}
          type="number"
          min={1}
          max={MAX_CYCLE_DAYS}
          required
          autoComplete="off"
          defaultValue={days}
        />
        <button type="submit" className="button">
          Set
        </button>
      </div>
      <p>A change reloads the page; unsaved snapshots are lost.</p>
    </form>
  );
}
