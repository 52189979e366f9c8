/** Chromium without connections of its own, with the graphics back end that it finds. */
export const OWN_GRAPHICS = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];

/** The same Chromium switches, with WebGL and the page drawn by a GPU in software, so that every machine does alike. */
export const SOFTWARE_GRAPHICS = [...OWN_GRAPHICS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/**
 * The seconds that a page has used so far: by the wall, of its main thread, of that thread's processor, and of all the
 * browser's processors.
 * @typedef {{ wall: number, main: number, thread: number, all: number }} Used
 */

/**
 * A page that is measured.
 * @typedef {object} Measured
 * @property {import('playwright').Page} page
 * @property {() => Promise<Used>} used
 * @property {() => Promise<void>} close throws where the page said anything is wrong
 */

/**
 * Opens an address and waits until the page has drawn.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {{ width: number, height: number }} viewport
 * @returns {Promise<Measured>}
 */
export async function openMeasured(browser, address, viewport) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const [pageSession, all] = await Promise.all([context.newCDPSession(page), browser.newBrowserCDPSession()]);
  await pageSession.send('Performance.enable', { timeDomain: 'timeTicks' });
  await page.goto(address);
  await page.waitForSelector('html[data-ready]');
  await page.evaluate(() => Reflect.get(window, 'northwall').ready());
  return {
    page,
    async used() {
      const [{ metrics }, { processInfo }] = await Promise.all([
        pageSession.send('Performance.getMetrics'),
        all.send('SystemInfo.getProcessInfo'),
      ]);
      const metric = (/** @type {string} */ wanted) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
      return {
        wall: metric('Timestamp'),
        main: metric('TaskDuration'),
        thread: metric('ThreadTime'),
        all: processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
      };
    },
    async close() {
      await context.close();
      if (faults.length > 0) throw new Error(`${address}: ${[...new Set(faults)].join('; ')}`);
    },
  };
}

/** Costs of a stretch of time, in milliseconds a second. @param {Used} from @param {Used} to */
export function costBetween(from, to) {
  const of = (/** @type {keyof Used} */ key) => ((to[key] - from[key]) * 1_000) / (to.wall - from.wall);
  return { main: of('main'), thread: of('thread'), all: of('all') };
}

/** Value below which `share` of the values lie. @param {readonly number[]} values @param {number} share */
export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(Math.floor(values.length * share), values.length - 1)] ?? Number.NaN;

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/** Lines up columns: the first to the left, all others to the right. @param {readonly (readonly string[])[]} rows */
export function table(rows) {
  const width = (/** @type {number} */ column) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(width(i)) : cell.padStart(width(i)))).join('  '))
    .join('\n');
}
