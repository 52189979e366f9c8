import { useId } from 'react';
import { useWorld } from '../../session/world';
import { useInstantField } from '../use-instant-field';

/** A form that takes the page to a typed or pasted instant. */
export function TimeJump() {
  const id = useId();
  const { clock } = useWorld();
  const { field, submit, refusal } = useInstantField(`${id}-why`, (t) => clock.seek(t));
  return (
    <form className="time-jump stack tight" onSubmit={submit} noValidate>
      <label className="muted fine" htmlFor={id}>
        Go to a time (ISO 8601)
      </label>
      <div className="line tight">
        <input id={id} size={29} placeholder="2026-03-03T08:53:26Z" {...field} />
        <button type="submit" className="button">
          Go
        </button>
      </div>
      {refusal('time-refused')}
    </form>
  );
}
