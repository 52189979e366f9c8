import { type Browser, chromium, expect, type LaunchOptions } from '@playwright/test';
import { PNG } from 'pngjs';
import { comparePictures, type Picture } from '../../scripts/visual/pixels.mjs';
import { open } from './site';

/** Wall of screens, and one screen that shows the same picture. */
export interface TestWall {
  readonly columns: number;
  readonly rows: number;
  /** Width of a screen, CSS px. */
  readonly width: number;
  /** Height of a screen, CSS px. */
  readonly height: number;
  readonly bezel: number;
  readonly pixelRatio: number;
  /** Parameters in the addresses of the wall's screens, which make type as large as on the one screen. */
  readonly tile: string;
  /** Parameters in the address of the one screen, likewise. */
  readonly whole: string;
}

/** Wall at the smallest type size. */
export const ROW: TestWall = {
  columns: 3,
  rows: 1,
  width: 800,
  height: 600,
  bezel: 0,
  pixelRatio: 1,
  tile: 'scale=0.25',
  whole: 'scale=0.25',
};

/** Wall with type of a size that is no whole number of pixels. */
export const SQUARE: TestWall = {
  columns: 2,
  rows: 2,
  width: 960,
  height: 540,
  bezel: 0,
  pixelRatio: 1,
  tile: 'diagonal=32in',
  whole: 'diagonal=64in',
};

/** Instant for all screens, because the picture is moved by a few pixels every three minutes. */
const NOW = 1_772_528_000_000;

/** Part of a picture that a screen of the wall shows. */
function cut(picture: Picture, left: number, top: number, width: number, height: number): Picture {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * picture.width + left) * 4;
    data.set(picture.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { width, height, data };
}

/** Screenshot of a browser of its own, in a window of that size, once everything is painted. */
async function photograph(browser: Browser, address: string, size: { width: number; height: number }) {
  const context = await browser.newContext({ viewport: size, serviceWorkers: 'block' });
  const page = await context.newPage();
  // The window's size alone: an emulated pixel ratio moves what lies between CSS pixels, and a screen's own does not.
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 0, mobile: false });
  await page.clock.setFixedTime(NOW);
  await open(page, address);
  await expect(page.locator('.kiosk-scene')).toHaveCount(1);
  await page.evaluate(() => window.northwall?.ready());
  const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
  const picture = PNG.sync.read(Buffer.from(data, 'base64'));
  const sizes = await page
    .locator('canvas')
    .evaluateAll((all) => (all as HTMLCanvasElement[]).map((each) => [each.width, each.height]));
  await context.close();
  return { picture, sizes };
}

/**
 * Compares the screens of a wall, each a browser of its own, with one browser that shows the whole picture: byte for
 * byte, or up to a share of pixels that differ by up to so many of 255 levels.
 */
export async function compareWall(
  wall: TestWall,
  scenes: readonly (readonly [string, number])[],
  launch: LaunchOptions,
  baseURL: string,
  { share, levels } = { share: 0, levels: 0 },
) {
  const { columns, rows, width, height, bezel, pixelRatio } = wall;
  const tiles = Array.from({ length: columns * rows }, (_, i) => i + 1);
  const args = [...(launch.args ?? []), `--force-device-scale-factor=${pixelRatio}`];
  const browsers = await Promise.all([0, ...tiles].map(() => chromium.launch({ ...launch, args })));
  const across = { width: columns * width + (columns - 1) * bezel, height: rows * height + (rows - 1) * bezel };
  try {
    for (const [play, at] of scenes) {
      const address = `${baseURL}/kiosk?play=${play}&touch=off&seed=northwall&at=${at}&speed=0`;
      const [whole, ...parts] = await Promise.all(
        browsers.map((browser, tile) =>
          tile === 0
            ? photograph(browser, `${address}&${wall.whole}&wall=1x1`, across)
            : photograph(browser, `${address}&${wall.tile}&wall=${columns}x${rows}&tile=${tile}&bezel=${bezel}`, {
                width,
                height,
              }),
        ),
      );
      const pixels = (px: number) => px * pixelRatio;
      parts.forEach(({ picture, sizes }, i) => {
        const left = pixels((i % columns) * (width + bezel));
        const top = pixels(Math.floor(i / columns) * (height + bezel));
        const same = cut(whole?.picture as Picture, left, top, pixels(width), pixels(height));
        const { count, total, most } = comparePictures(same, picture);
        expect(count / total, `pixels of ${play} at ${at} on screen ${i + 1}`).toBeLessThanOrEqual(share);
        expect(most, `levels of ${play} at ${at} on screen ${i + 1}`).toBeLessThanOrEqual(levels);
        // A screen draws no more than itself, and the few pixels by which it is moved.
        for (const [wide = 0, high = 0] of sizes) {
          expect(wide).toBeLessThanOrEqual(pixels(width + 8));
          expect(high).toBeLessThanOrEqual(pixels(height + 8));
        }
      });
    }
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}
