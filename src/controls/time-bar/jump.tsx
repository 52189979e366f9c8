import { type FormEvent, useId, useRef, useState } from 'react';
import { parseTypedInstant } from '../../clock/typed-instant';
import { useWorld } from '../../session/world';

/** A form that takes the page to a typed or pasted instant. */
export function TimeJump() {
  const id = useId();
  const { clock } = useWorld();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const t = parseTypedInstant(input.current?.value ?? '');
    setRefused(t === undefined);
    if (t === undefined) input.current?.focus();
    else clock.seek(t);
  };
  return (
    <form className="time-jump stack tight" onSubmit={submit} noValidate>
      <label className="muted fine" htmlFor={id}>
        Go to a time (ISO 8601)
      </label>
      <div className="line tight">
        <input
          ref={input}
          id={id}
          type="text"
          size={29}
          placeholder="2026-03-03T08:53:26Z"
          spellCheck={false}
          autoComplete="off"
          aria-invalid={refused}
          aria-describedby={refused ? `${id}-why` : undefined}
        />
        <button type="submit" className="button">
          Go
        </button>
      </div>
      {refused && (
        <p id={`${id}-why`} role="alert" className="time-refused">
          Enter a time between 1970 and 2100, such as 2026-03-03T08:53:26Z. A time without an offset is in UTC.
        </p>
      )}
    </form>
  );
}
