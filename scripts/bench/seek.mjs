import { median, openMeasured, quantile } from './page.mjs';

const SCREEN = { width: 1920, height: 1080 };
const FIRST = '2026-03-03T09:19:00Z';
/** Jumps of an hour that are measured. */
const JUMPS = 50;
/** Jumps before the measured ones. */
const WARM_UP = 5;
/** Milliseconds for which minutes are stepped through. */
const SCRUB_MS = 10_000;

/**
 * Moves the page's time by a key of its slider again and again, each time as soon as all panels on screen show the
 * instant of the time before. Runs in the page.
 * @param {{ key: string, seconds: number, times: number, duration: number, t: number }} what by how many seconds the
 * key moves it, how often or for how many
 *   milliseconds, and the instant shown
 * @returns {Promise<number[]>} milliseconds until each instant was shown
 */
async function move({ key, seconds, times, duration, t }) {
  const slider = document.querySelector('.time-bar input[type="range"]');
  const panels = [...document.querySelectorAll('.panel')].filter((panel) => {
    const { top, bottom } = panel.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && panel.querySelector('figure');
  });
  if (!slider || panels.length === 0) throw new Error('The page has no slider or no panel.');
  /** @type {number[]} */
  const took = [];
  const end = performance.now() + duration;
  for (let i = 1; i <= times && performance.now() < end; i++) {
    const reading = new Date(t + i * seconds * 1_000).toISOString().slice(11, 19);
    const areDrawn = () =>
      panels.every((panel) => panel.querySelector('.panel-footer')?.textContent?.includes(reading));
    const before = performance.now();
    slider.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: key.startsWith('Arrow'), bubbles: true }));
    do await new Promise(requestAnimationFrame);
    while (!areDrawn());
    took.push(performance.now() - before);
  }
  return took;
}

/**
 * Measures jumps in time on the operations floor, whose clock stands still.
 * @param {import('playwright').Browser} browser
 * @param {string} site
 */
export async function measureSeek(browser, site) {
  const { page, close } = await openMeasured(browser, `${site}/skynet?seed=northwall&at=${FIRST}&speed=0`, SCREEN);
  const t = Date.parse(FIRST);
  const forward = { key: 'PageUp', seconds: 3_600, times: WARM_UP + JUMPS, duration: Number.MAX_VALUE, t };
  const jumps = (await page.evaluate(move, forward)).slice(WARM_UP);
  const target = t + forward.times * 3_600_000;
  const minutes = { key: 'ArrowRight', seconds: 60, times: Number.MAX_VALUE, duration: SCRUB_MS, t: target };
  const steps = await page.evaluate(move, minutes);
  await close();
  return `A jump until all on screen shows it: ${median(jumps).toFixed(0)} ms in the median, ${quantile(jumps, 0.95).toFixed(0)} ms at P95.
Steps of a minute: ${(steps.length / (SCRUB_MS / 1_000)).toFixed(1)} a second.`;
}
