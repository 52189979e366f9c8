/**
 * Fields of a keyboard event that identify the key. A browser that fills in a form sends events without `key` and
 * `code`.
 */
export interface KeyPress extends Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> {
  readonly key?: string | undefined;
  readonly code?: string | undefined;
}

const LETTER = /^\p{L}$/u;
const LATIN = /^\p{Script=Latin}$/u;
/** Signs by the code of the key that writes them on a Latin keyboard, besides letters. */
const PLACES: Readonly<Record<string, string>> = { Comma: ',', Period: '.' };

/**
 * Returns the key pressed, as `KeyboardEvent.key` names it; on a keyboard with other letters than Latin ones, the key
 * at the same place on a Latin one. Undefined without a key, and with a modifier, as such keys belong to the browser;
 * Shift does not count where it only chooses a sign.
 */
export function pressedKey({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): string | undefined {
  if (key === undefined || code === undefined || altKey || ctrlKey || metaKey) return undefined;
  if (shiftKey && (key === ' ' || LETTER.test(key))) return undefined;
  if (!LETTER.test(key) || LATIN.test(key)) return key;
  return PLACES[code] ?? (/^Key[A-Z]$/.test(code) ? code.slice('Key'.length).toLowerCase() : key);
}
