import { setTimeout as sleep } from 'node:timers/promises';
import { costBetween, median, openMeasured, table } from './page.mjs';

/** @typedef {import('./page.mjs').Measured} Measured */
/** @typedef {import('../visual/sites.mjs').Site} Site */

const VIEWPORT = { width: 960, height: 540 };
const AT = 'seed=northwall&at=2026-03-03T09:19:00Z';
/** Milliseconds of a round before it is measured. */
const WARM_UP_MS = 1_000;
/** Milliseconds of the measurement in a round. */
const ROUND_MS = 4_000;
/** Frames in which nothing may be drawn because nothing changes. */
const STILL_FRAMES = 60;

/** Number of times that the panel was drawn. @param {Measured} opened */
const drawsOf = ({ page }) =>
  page.evaluate(async () => {
    const [stage] = await Reflect.get(window, 'northwall').stages();
    return Number(stage.draws);
  });

/** Costs of one round: milliseconds a second, and of the main thread's processor a drawing. @param {Measured} opened */
async function round(opened) {
  await sleep(WARM_UP_MS);
  const [drawn, from] = [await drawsOf(opened), await opened.used()];
  await sleep(ROUND_MS);
  const [to, now] = [await opened.used(), await drawsOf(opened)];
  const cost = costBetween(from, to);
  const draws = (now - drawn) / (to.wall - from.wall);
  return { drawing: cost.thread / draws, ...cost, draws };
}

/** Number of drawings in frames in which time stands still. @param {Measured} opened */
async function drawsAtRest(opened) {
  const before = await opened.page
    .evaluate(() => Reflect.get(window, 'northwall').freeze())
    .then(() => drawsOf(opened));
  await opened.page.evaluate(async (frames) => {
    for (let i = 0; i < frames; i++) await new Promise(requestAnimationFrame);
  }, STILL_FRAMES);
  return (await drawsOf(opened)) - before;
}

/** @typedef {Awaited<ReturnType<typeof round>>} Round */
const COSTS = /** @type {const} */ (['drawing', 'thread', 'main', 'all']);

/** @param {string} name @param {readonly Round[]} rounds @param {number} atRest */
const rowOf = (name, rounds, atRest) => [
  name,
  ...COSTS.map((cost) => Math.min(...rounds.map((each) => each[cost])).toFixed(2)),
  median(rounds.map(({ draws }) => draws)).toFixed(1),
  String(atRest),
];

/** @param {readonly Round[]} now @param {readonly Round[]} before */
const ratiosOf = (now, before) =>
  COSTS.map((cost) => {
    const ratios = now.map((each, i) => each[cost] / (before[i]?.[cost] ?? Number.NaN));
    return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`;
  });

/**
 * Measures panels alone on their pages, in one site or two. The sites take turns, each round beginning with the other
 * one, so that a busy moment of the machine affects both.
 * @param {import('playwright').Browser} browser
 * @param {readonly Site[]} sites the present one first
 * @param {readonly string[]} ids
 * @param {number} rounds
 * @returns {Promise<string>} the least cost of the rounds, and the ratios of two sites: the median, the least and the
 * most of the rounds
 */
export async function comparePanels(browser, sites, ids, rounds) {
  const names = ['now', 'before'];
  const rows = [
    [
      '',
      'main CPU ms a drawing',
      'main CPU ms/s',
      'main ms/s',
      'all processes CPU ms/s',
      'drawings/s',
      `of ${STILL_FRAMES} at rest`,
    ],
  ];
  for (const id of ids) {
    /** @type {Round[][]} */
    const found = sites.map(() => []);
    const rest = sites.map(() => 0);
    for (let i = 0; i < rounds; i++) {
      const order = sites.map((_, n) => (n + i) % sites.length);
      for (const n of order) {
        const opened = await openMeasured(browser, `${sites[n]?.address}/?panel=${id}&${AT}`, VIEWPORT);
        found[n]?.push(await round(opened));
        rest[n] = Math.max(rest[n] ?? 0, await drawsAtRest(opened));
        await opened.close();
      }
    }
    for (const [n, each] of found.entries()) rows.push(rowOf(`${id}: ${names[n]}`, each, rest[n] ?? 0));
    const [now, before] = found;
    if (now && before) rows.push(['  now : before', ...ratiosOf(now, before), '', '']);
  }
  return `\nPanels, ${VIEWPORT.width} × ${VIEWPORT.height} at the pace of live: the least of ${rounds} rounds.\n\n${table(rows)}`;
}
