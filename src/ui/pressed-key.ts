/**
 * The parts of a keyboard event that identify the key. A browser that fills in a form sends events without `key` and
 * `code`.
 */
export interface KeyPress extends Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> {
  readonly key?: string | undefined;
  readonly code?: string | undefined;
}

const LETTER = /^\p{L}$/u;
const LATIN = /^\p{Script=Latin}$/u;
/** Where the keys that write a letter, a comma or a full stop stand on a Latin keyboard. */
const PLACES: Readonly<Record<string, string>> = { Comma: ',', Period: '.' };

/**
 * The key that was pressed, as `KeyboardEvent.key` names it. A keyboard that writes other letters than Latin ones has
 * the key that stands at the same place on a Latin one. Undefined where there is none, and beside a modifier, which
 * belongs to the browser; Shift is none where it only chooses a sign.
 */
export function pressedKey({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): string | undefined {
  if (key === undefined || code === undefined || altKey || ctrlKey || metaKey) return undefined;
  if (shiftKey && (key === ' ' || LETTER.test(key))) return undefined;
  if (!LETTER.test(key) || LATIN.test(key)) return key;
  return PLACES[code] ?? (/^Key[A-Z]$/.test(code) ? code.slice('Key'.length).toLowerCase() : key);
}
