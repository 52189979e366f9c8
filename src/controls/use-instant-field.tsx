import { type FormEvent, useRef, useState } from 'react';
import { parseTypedInstant } from '../clock/typed-instant';

/**
 * A field of a form for a typed or pasted instant. `submit` calls `choose` with it; a text that is none is refused, and
 * the sentence says why. `id` names that sentence.
 */
export function useInstantField(id: string, choose: (t: number) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const t = parseTypedInstant(input.current?.value ?? '');
    setIsRefused(t === undefined);
    if (t === undefined) input.current?.focus();
    else choose(t);
  };
  const field = {
    ref: input,
    type: 'text',
    spellCheck: false,
    autoComplete: 'off',
    'aria-invalid': isRefused,
    'aria-describedby': isRefused ? id : undefined,
  } as const;
  const refusal = (className?: string) =>
    isRefused && (
      <p id={id} role="alert" className={className}>
        Enter a time between 1970 and 2100, such as 2026-03-03T08:53:26Z. A time without an offset is in UTC.
      </p>
    );
  return { field, submit, refusal, clearRefusal: () => setIsRefused(false) };
}
