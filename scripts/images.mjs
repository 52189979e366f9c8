// Draws the icons and the picture for links again into `public`, from `public/icon.svg` and the simulation, with
// Chromium: `npm run images`. The letters' edges depend on Chromium's version, so the pictures are committed, and drawn
// again only when they change.
import { writeFileSync } from 'node:fs';
import { readArguments } from './tools/arguments.mjs';
import { prepareProject } from './tools/install.mjs';
import { loadEntry } from './tools/load-entry.mjs';

readArguments(
  `Usage: npm run images

Draws the icons and the picture for link previews into public.`,
  {},
);
prepareProject();
const { chromium } = await import('playwright');
const { findBrowser } = await import('./tools/browser.mjs');

/**
 * Wraps a PNG of at most 255 by 255 px as a Windows icon.
 * @param {Buffer} png
 * @param {number} size
 */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** @type {{ pictures(): { file: string, width: number, height: number, html: string }[] }} */
const { pictures } = await loadEntry('scripts/tools/images/pictures.ts');
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
try {
  for (const { file, width, height, html } of pictures()) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(`<!doctype html>${html}`);
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot();
    writeFileSync(`public/${file}`, file.endsWith('.ico') ? ico(png, width) : png);
    await page.close();
    console.log(`Wrote public/${file}, ${width} by ${height}.`);
  }
} finally {
  await browser.close();
}
