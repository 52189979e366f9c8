import { parseInstant } from './instant';

/** Longest text that is parsed as an instant, in characters. */
const MAX_CHARACTERS = 48;

/**
 * Returns the instant in a visitor's text: anything that `parseInstant` accepts, or a clock reading as the site prints
 * it, such as `2026-03-03 09:53:26 UTC+01:00`; undefined if there is none.
 */
export function parseTypedInstant(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_CHARACTERS) return undefined;
  const iso = trimmed
    .replace(/^(\d{4}-\d{2}-\d{2}) +(?=\d{2}:)/, '$1T')
    .replace(/ *UTC(?=[+−-])/i, '')
    .replace(/ *UTC$/i, 'Z')
    .replace('−', '-');
  return parseInstant(iso);
}
