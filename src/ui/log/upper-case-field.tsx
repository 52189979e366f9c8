import { useId, useState } from 'react';

interface UpperCaseFieldProps {
  readonly label: string;
  readonly value: string;
  /** Longest value, in characters. */
  readonly longest: number;
  change(value: string): void;
}

/**
 * Turns what was typed into upper case and keeps the caret behind the same letter: another value would throw it to the
 * end.
 */
function toUpperCase(input: HTMLInputElement, longest: number): string {
  const { value, selectionStart } = input;
  // The upper case of a letter can be longer than the letter.
  const upper = value.toUpperCase().slice(0, longest);
  const caret = value.slice(0, selectionStart ?? undefined).toUpperCase().length;
  if (upper !== value) {
    input.value = upper;
    input.setSelectionRange(caret, caret);
  }
  return upper;
}

/** A search field for text in upper case. What an input method is composing stays as it is until it is finished. */
export function UpperCaseField({ label, value, longest, change }: UpperCaseFieldProps) {
  const id = useId();
  const [composed, setComposed] = useState<string>();
  return (
    <div className="log-field">
      <label className="muted fine" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={composed ?? value}
        maxLength={longest}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target, nativeEvent }) => {
          const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
          setComposed(composing ? target.value : undefined);
          change(composing ? target.value.toUpperCase().slice(0, longest) : toUpperCase(target, longest));
        }}
        onCompositionEnd={({ currentTarget }) => {
          setComposed(undefined);
          change(toUpperCase(currentTarget, longest));
        }}
      />
    </div>
  );
}
