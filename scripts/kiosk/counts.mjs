import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HEAD = 'date,hour,kind,name,count';

/**
 * What is counted, as the page names it, and the names of scenes, panels and paths: none needs quotation marks in a CSV
 * file.
 */
const KIND = /^(scene|touch|opened|taken)$/;
const NAME = /^[\w/-]{0,60}$/;

/** @param {RegExp} form @param {unknown} text */
const isText = (form, text) => typeof text === 'string' && form.test(text);

/** @param {number} n */
const pad = (n) => String(n).padStart(2, '0');

/** @typedef {{ kind: string, name: string, count: number }} Count */

/** The counts that can be kept, of what a page says. @param {unknown} found @returns {readonly Count[]} */
const countsAmong = (found) =>
  (Array.isArray(found) ? found : []).filter((each) => {
    const { kind, name, count } = each ?? {};
    return isText(KIND, kind) && isText(NAME, name) && Number.isSafeInteger(count) && count > 0;
  });

/** The date and the hour of a time, as a clock on the wall shows them. @param {Date} time */
const wallHour = (time) => ({
  date: `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`,
  hour: pad(time.getHours()),
});

/**
 * The rows of a file: the number for each date, hour, kind and name.
 * @param {string} text
 * @returns {Map<string, number>}
 */
function rowsOf(text) {
  const rows = text.split('\n').flatMap((line) => {
    const [, key = '', count] = /^([\d-]+,\d\d,\w+,[^,]*),(\d+)$/.exec(line) ?? [];
    return count === undefined ? [] : [/** @type {const} */ ([key, Number(count)])];
  });
  return new Map(rows);
}

/** @typedef {{ add(found: unknown): void }} Counts */

/**
 * Adds counts to those of a file.
 * @param {string} file
 * @param {ReadonlyMap<string, number>} more
 */
function addTo(file, more) {
  const rows = rowsOf(existsSync(file) ? readFileSync(file, 'utf8') : '');
  for (const [key, count] of more) rows.set(key, (rows.get(key) ?? 0) + count);
  const lines = [...rows].map(([key, count]) => `${key},${count}`).sort();
  // A power cut leaves the old file or the new one.
  writeFileSync(`${file}.new`, `${[HEAD, ...lines].join('\n')}\n`);
  renameSync(`${file}.new`, file);
}

/**
 * Keeps what a screen counts, by hour, in a CSV file a day. A launcher that starts again goes on with the file of the
 * day. What cannot be written, on a full disk for instance, waits in memory until it can.
 * @param {string} folder
 * @param {number} screen its number
 * @param {(event: 'failed' | 'counts-written', detail?: string) => void} log hears once why nothing can be written, and
 * once that it is
 * @param {() => Date} [now]
 * @returns {Counts} `add` takes what `northwall.counts()` says, and leaves out what it cannot read; it never throws
 */
export function countsIn(folder, screen, log, now = () => new Date()) {
  let failure = '';
  /** What is not written yet, by file. @type {Map<string, Map<string, number>>} */
  const waiting = new Map();

  /** Writes all that waits. Throws where that is not possible. */
  function write() {
    mkdirSync(folder, { recursive: true });
    for (const [file, rows] of waiting) {
      addTo(file, rows);
      waiting.delete(file);
    }
  }

  return {
    add(found) {
      const { date, hour } = wallHour(now());
      const file = join(folder, `screen-${screen}-${date}.csv`);
      for (const { kind, name, count } of countsAmong(found)) {
        const rows = waiting.get(file) ?? new Map();
        const key = `${date},${hour},${kind},${name}`;
        waiting.set(file, rows.set(key, (rows.get(key) ?? 0) + count));
      }
      if (waiting.size === 0) return;
      try {
        write();
        if (failure) log('counts-written', 'with those that waited');
        failure = '';
      } catch (error) {
        const { message } = /** @type {Error} */ (error);
        if (message !== failure) log('failed', `The counts wait in memory: ${message}`);
        failure = message;
      }
    },
  };
}
