// Photographs every page and every case of every dashboard at five widths, and lays each width out on a contact sheet:
// `npm run shots -- --help`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readArguments } from './tools/arguments.mjs';
import { prepareProject } from './tools/install.mjs';

const FOLDER = '.cache/shots';
const WIDTHS = [390, 1280, 1920, 2560, 3840];
/** Shape of the viewport, and of a phone's. */
const HEIGHT_TO_WIDTH = 9 / 16;
const PHONE = { width: 480, height: 844 };
/** Most of a page that is kept, as a multiple of the viewport's height. */
const SCREENS = 4;
/** Pictures in a row of a sheet, and the sheet's width in px. */
const COLUMNS = 6;
const SHEET_WIDTH = 2400;

const USAGE = `Usage: npm run shots -- [--only SUBJECT,…] [--widths PX,…]

  --only /skynet,cores   pages by their paths and dashboards by their ids; by default all
  --widths 390,1920      of ${WIDTHS.join(', ')}; by default all`;

const { values } = readArguments(USAGE, { options: { only: { type: 'string' }, widths: { type: 'string' } } });
const wanted = values.only?.split(',');
const widths = values.widths?.split(',').map(Number) ?? WIDTHS;
if (widths.some((width) => !WIDTHS.includes(width))) {
  console.error(`--widths takes ${WIDTHS.join(', ')}.`);
  process.exit(2);
}

prepareProject();
const { findBrowser } = await import('./tools/browser.mjs');
const { buildSite } = await import('./build/build-site.mjs');
const { loadEntry } = await import('./tools/load-entry.mjs');
const { portOf, serve } = await import('./serve.mjs');
const { chromium } = await import('playwright');

/** @typedef {{ name: string; path: string }} Subject */
/** @type {{ pages: Subject[]; panels: Subject[] }} */
const { pages, panels } = await loadEntry('scripts/tools/shots/subjects.ts');
const subjects = [...pages, ...panels].filter(
  ({ name }) => !wanted || wanted.some((word) => name === word || name.startsWith(`${word},`)),
);
if (subjects.length === 0) {
  console.error(`Nothing is called ${values.only}.`);
  process.exit(2);
}

await buildSite('dist');
const server = await serve('dist', { port: 0 });
const origin = `http://localhost:${portOf(server)}`;
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-background-networking', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
rmSync(FOLDER, { recursive: true, force: true });

/** The page once everything that the window shows is painted. @param {import('playwright').Page} page @param {string} path */
async function settle(page, path) {
  await page.goto(`${origin}${path}`);
  await page.waitForSelector('html[data-ready]');
  await page.evaluate(() => Reflect.get(window, 'northwall').ready());
}

/** @param {number} width @param {number} height */
async function sheet(width, height) {
  const folder = `${FOLDER}/${width}`;
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width, height } });
  const figures = [];
  for (const { name, path } of subjects) {
    await settle(page, path);
    // All panels come into sight, so that each of them draws.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const tall = Math.min(Math.max(whole, height), height * SCREENS);
    await page.setViewportSize({ width, height: tall });
    await settle(page, path);
    const file = `${name.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'}.png`;
    await page.screenshot({ path: `${folder}/${file}` });
    await page.setViewportSize({ width, height });
    figures.push(`<figure><img src="${file}"><figcaption>${name}</figcaption></figure>`);
  }
  const style = `body{margin:16px;background:#333;color:#eee;font:16px sans-serif;columns:${COLUMNS};column-gap:16px}
    figure{margin:0 0 16px;break-inside:avoid}img{width:100%;display:block}`;
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('')}`,
  );
  await page.setViewportSize({ width: SHEET_WIDTH, height });
  await page.goto(`file://${process.cwd()}/${folder}/index.html`);
  await page.screenshot({ path: `${FOLDER}/${width}.png`, fullPage: true });
  await page.close();
  console.log(`${FOLDER}/${width}.png: ${subjects.length} pictures`);
}

for (const width of widths) {
  await sheet(width, width < PHONE.width ? PHONE.height : Math.round(width * HEIGHT_TO_WIDTH));
}
await browser.close();
server.close();
