import { useId, useState } from 'react';

interface UpperCaseFieldProps {
  readonly label: string;
  readonly value: string;
  /** Longest value, in characters. */
  readonly longest: number;
  change(value: string): void;
}

/**
 * Converts the typed text into upper case and keeps the caret behind the same letter; setting a new value would move it
 * to the end.
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

/**
 * A search field for text in upper case. Text that an input method is composing stays unchanged until it is complete.
 */
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
