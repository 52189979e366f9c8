import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HEAD = 'date,hour,kind,name,count';

/** What is counted, as the page names it, and the names of scenes, panels and paths: none needs quotation marks in a CSV file. */
const KIND = /^(scene|touch|opened|taken)$/;
const NAME = /^[\w/-]{0,60}$/;

/** @param {number} n */
const pad = (n) => String(n).padStart(2, '0');

/** The date and the hour of a time, as a clock on the wall shows them. @param {Date} time */
const wallHour = (time) => ({
  date: `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`,
  hour: pad(time.getHours()),
});

/** The rows of a file: the number for each date, hour, kind and name. @param {string} text @returns {Map<string, number>} */
function rowsOf(text) {
  const rows = text.split('\n').flatMap((line) => {
    const [, key = '', count] = /^([\d-]+,\d\d,\w+,[^,]*),(\d+)$/.exec(line) ?? [];
    return count === undefined ? [] : [/** @type {const} */ ([key, Number(count)])];
  });
  return new Map(rows);
}

/** @typedef {{ add(found: unknown): void }} Counts */

/**
 * Keeps what a screen counts, by hour, in a CSV file a day. A launcher that starts again goes on with the file of the day.
 * @param {string} folder
 * @param {number} screen its number
 * @param {(why: string) => void} failed hears once why nothing can be kept
 * @param {() => Date} [now]
 * @returns {Counts} `add` takes what `northwall.counts()` says, and leaves out what it cannot read; it never throws
 */
export function countsIn(folder, screen, failed, now = () => new Date()) {
  let failure = '';
  return {
    add(found) {
      const counts = (Array.isArray(found) ? found : []).filter(
        ({ kind, name, count }) => KIND.test(kind) && NAME.test(name) && Number.isSafeInteger(count) && count > 0,
      );
      if (counts.length === 0) return;
      const { date, hour } = wallHour(now());
      const file = join(folder, `screen-${screen}-${date}.csv`);
      try {
        mkdirSync(folder, { recursive: true });
        const rows = rowsOf(existsSync(file) ? readFileSync(file, 'utf8') : '');
        for (const { kind, name, count } of counts) {
          const key = `${date},${hour},${kind},${name}`;
          rows.set(key, (rows.get(key) ?? 0) + count);
        }
        const lines = [...rows].map(([key, count]) => `${key},${count}`).sort();
        // A power cut leaves the old file or the new one.
        writeFileSync(`${file}.new`, `${[HEAD, ...lines].join('\n')}\n`);
        renameSync(`${file}.new`, file);
      } catch (error) {
        const { message } = /** @type {Error} */ (error);
        if (message !== failure) failed(`No counts are kept: ${message}`);
        failure = message;
      }
    },
  };
}
