/** @typedef {'kiosk' | 'site' | `screen-${number}`} Part */
/** @typedef {(part: Part, event: string, detail?: string) => void} Log */

/**
 * Writes one line an event: the time in UTC, the part, the event in one word, and details for people.
 * @param {(line: string) => void} write
 * @param {() => Date} [now]
 * @returns {Log}
 */
export function lineLog(write, now = () => new Date()) {
  return (part, event, detail = '') => write(`${now().toISOString()} ${part} ${event} ${detail}`.trimEnd());
}
