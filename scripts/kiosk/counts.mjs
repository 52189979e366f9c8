import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HEAD = 'date,hour,kind,name,count';

/** Kinds of counts, as the page names them. */
const KIND = /^(scene|touch|opened|taken)$/;
/** Names of scenes, panels and paths: none needs quotation marks in a CSV file. */
const NAME = /^[\w/-]{0,60}$/;

/** @param {RegExp} form @param {unknown} text */
const isText = (form, text) => typeof text === 'string' && form.test(text);

/** @param {number} n */
const pad = (n) => String(n).padStart(2, '0');

/** @typedef {{ kind: string, name: string, count: number }} Count */

/** Valid counts in a page's answer. @param {unknown} found @returns {readonly Count[]} */
const countsAmong = (found) =>
  (Array.isArray(found) ? found : []).filter((each) => {
    const { kind, name, count } = each ?? {};
    return isText(KIND, kind) && isText(NAME, name) && Number.isSafeInteger(count) && count > 0;
  });

/** Date and hour of a time, as a clock on the wall shows them. @param {Date} time */
const wallHour = (time) => ({
  date: `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`,
  hour: pad(time.getHours()),
});

/**
 * Rows of a file: the number for each date, hour, kind and name.
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
  // Renamed, so that a power cut leaves the old file or the new one.
  writeFileSync(`${file}.new`, `${[HEAD, ...lines].join('\n')}\n`);
  renameSync(`${file}.new`, file);
}

/**
 * Stores the counts of a screen, by hour, in a CSV file a day. A launcher that starts again continues the file of the
 * day. Counts that cannot be written, on a full disk for instance, wait in memory until they can.
 * @param {string} folder
 * @param {number} screen its number
 * @param {(event: 'failed' | 'counts-written', detail?: string) => void} log hears once why nothing can be written, and
 * once that it is
 * @param {() => Date} [now]
 * @returns {Counts} `add` takes the answer of `northwall.counts()`, and leaves out invalid parts; it never throws
 */
export function countsIn(folder, screen, log, now = () => new Date()) {
  let failure = '';
  /** Counts that are not written yet, by file. @type {Map<string, Map<string, number>>} */
  const waiting = new Map();

  /** Writes all waiting counts. Throws if that is not possible. */
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
