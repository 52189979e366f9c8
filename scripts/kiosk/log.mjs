import { writeSync } from 'node:fs';

/**
 * Ends of lines and control characters, which no line and no terminal should get from a page or from another computer.
 */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/** Puts a text in one line. @param {string} text */
export const oneLine = (text) => text.replace(CONTROL, ' ');

/** @typedef {'kiosk' | 'site' | `screen-${number}`} Part */
/** @typedef {(part: Part, event: string, detail?: string) => void} Log */

/**
 * Returns a log that writes one line an event: the time in UTC, the part, the event in one word, and details for
 * people.
 * @param {(line: string) => void} write
 * @param {() => Date} [now]
 * @returns {Log}
 */
export function lineLog(write, now = () => new Date()) {
  return (part, event, detail = '') => write(oneLine(`${now().toISOString()} ${part} ${event} ${detail}`).trimEnd());
}

/**
 * Writes lines to a file, a pipe or a terminal that may fail, on a full disk for instance: lines that cannot be written
 * are left out, and a line says how many once it works again.
 * @param {number} descriptor
 * @param {(descriptor: number, bytes: Uint8Array) => number} [write]
 * @returns {(line: string) => void} never throws
 */
export function steadyLines(descriptor, write = writeSync) {
  let lost = 0;
  let isCut = false;

  /** @param {string} line */
  function put(line) {
    // A disk that fills up may take a part of a line.
    for (let rest = Buffer.from(`${isCut ? '\n' : ''}${line}\n`); rest.length > 0; ) {
      rest = rest.subarray(write(descriptor, rest));
      isCut = rest.length > 0;
    }
  }

  return (line) => {
    try {
      if (lost > 0) put(`${new Date().toISOString()} kiosk log-lost ${lost} ${lost === 1 ? 'line' : 'lines'}`);
      lost = 0;
      put(line);
    } catch {
      lost += 1;
    }
  };
}
