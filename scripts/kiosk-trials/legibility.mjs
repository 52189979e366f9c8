import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pause } from '../kiosk/waiting.mjs';
import { openHeadless } from './headless.mjs';
import { TWELVE } from './shows.mjs';
import { NOTE_LABELS, READ_TEXTS } from './texts.mjs';

const SCREEN = { width: 1920, height: 1080 };
const METRES = 3;
const INCHES = [43, 55, 65];
const AT = 'seed=northwall&at=2026-03-03T09:19:04Z&speed=0';
/** Milliseconds for which a scene fades in and a page begins to slide. */
const FADE_MS = 1_500;

/** Degrees that so many pixels subtend. @param {number} px @param {number} inches of the screen's diagonal */
function degrees(px, inches) {
  const mm = (px * inches * 25.4) / Math.hypot(SCREEN.width, SCREEN.height);
  return (Math.atan(mm / (METRES * 1_000)) * 180) / Math.PI;
}

/** @typedef {import('./texts.mjs').Text & { item: string, degrees: number }} Seen */

/** @param {readonly Seen[]} seen @param {'px' | 'contrast'} by @returns {Seen | undefined} */
const least = (seen, by) => seen.toSorted((a, b) => a[by] - b[by])[0];

/**
 * Shows each item of the show of twelve on screens of three sizes, seen from three metres, and finds the smallest and the faintest text. Writes a picture of
 * each, and one of a tenth of its size, into a folder.
 * @param {{ chromium: string, folder: string, out: string }} options
 * @returns {Promise<object[]>} one entry for each size of the screen
 */
export async function legibility({ chromium, folder, out }) {
  mkdirSync(out, { recursive: true });
  const { page, origin, end } = await openHeadless({ chromium, folder, ...SCREEN });
  const found = [];
  try {
    await page.send('Page.enable');
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: NOTE_LABELS });
    await page.send('Emulation.setDeviceMetricsOverride', { ...SCREEN, deviceScaleFactor: 1, mobile: false });
    for (const inches of INCHES) {
      /** @type {Record<'page' | 'labels', Seen[]>} */
      const seen = { page: [], labels: [] };
      for (const item of TWELVE) {
        const parts = 'parts=header,clock,caption,qr,beacon&site=https://show.example';
        await page.show(`${origin}/kiosk?play=${item}@60&${parts}&distance=${METRES}m&diagonal=${inches}in&${AT}`);
        const evaluate = (/** @type {string} */ expression) =>
          page.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
        await evaluate(`(async () => {
          while (!('ready' in document.documentElement.dataset && window.northwall?.health)) await new Promise(requestAnimationFrame);
          await northwall.ready();
        })()`);
        await pause(FADE_MS);
        const { result, exceptionDetails } = await evaluate(READ_TEXTS);
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
        for (const kind of /** @type {const} */ (['page', 'labels'])) {
          for (const text of result.value[kind]) seen[kind].push({ ...text, item, degrees: degrees(text.px, inches) });
        }
        for (const [size, scale] of /** @type {const} */ ([
          ['whole', 1],
          ['tenth', 0.1],
        ])) {
          const clip = { x: 0, y: 0, ...SCREEN, scale };
          const { data } = await page.send('Page.captureScreenshot', { format: 'png', clip });
          const name = item.replaceAll(/\W+/g, '-');
          writeFileSync(join(out, `${inches}-${name}-${size}.png`), Buffer.from(data, 'base64'));
        }
      }
      found.push({
        inches,
        text: least(seen.page, 'px'),
        label: least(seen.labels, 'px'),
        faintest: least(seen.page, 'contrast'),
        faintestLabel: least(seen.labels, 'contrast'),
      });
    }
  } finally {
    await end();
  }
  return found;
}
