import { readFileSync } from 'node:fs';
import { loadEntry } from '../tools/load-entry.mjs';

/** @typedef {import('./look.mjs').Look & { minutes: number, error?: string }} Line */

const COUNTS = /** @type {const} */ (['heap', 'nodes', 'listeners', 'documents', 'webgl', 'canvas2d']);

const format = (/** @type {number} */ n) =>
  n.toLocaleString('en', { maximumFractionDigits: Math.abs(n) < 100 ? 2 : 0 });

/** @param {readonly number[]} values @returns {string} */
const range = (values) => `${format(Math.min(...values))} to ${format(Math.max(...values))}`;

/**
 * What a file of looks says: growth an hour of each count with its 95% interval, and what was counted on the way.
 * @param {string} file
 * @param {number} after minutes that are left out at its beginning
 * @returns {Promise<string[]>} lines
 */
export async function growth(file, after) {
  const { slope, slopeInterval } = await loadEntry('e2e/long/slope.ts');
  /** @type {Line[]} */
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const looks = lines.filter(({ error, minutes }) => error === undefined && minutes >= after);
  const last = looks.at(-1);
  if (!last) return [`No look after minute ${after}.`];
  const slopes = COUNTS.map((name) => {
    const points = looks.map((each) => [each.minutes / 60, each[name]]);
    const [low, high] = slopeInterval(points);
    const grows = `${format(slope(points))} an hour (95%: ${format(low)} to ${format(high)})`;
    return `${name}: ${grows}; ${range(looks.map((each) => each[name]))}`;
  });
  const { loads, reloads, frames } = last.health ?? {};
  return [
    `${looks.length} looks from minute ${format(looks[0]?.minutes ?? 0)} to ${format(last.minutes)}; ${lines.length - lines.filter(({ error }) => error === undefined).length} looks failed`,
    ...slopes,
    `longest pause between two frames: ${format(Math.max(...looks.map(({ silence }) => silence)))} ms; greatest age of a frame: ${format(Math.max(...looks.map(({ health }) => health?.frameAge ?? 0)))} ms`,
    `loads ${loads}, reloads ${reloads?.length}, frames ${frames}`,
    `shown: ${[...new Set(looks.map(({ health }) => health?.on))].join(', ')}`,
  ];
}
