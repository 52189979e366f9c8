/** @typedef {import('../kiosk/page.mjs').Page} Page */

/** What is read of `northwall.health()`. @typedef {{ loads: number, reloads: object[], frames: number, frameAge: number, on: string, t: number }} Health */

/**
 * What a show holds at one moment, after garbage was collected.
 * @typedef {object} Look
 * @property {number} heap bytes in use
 * @property {number} nodes alive
 * @property {number} listeners
 * @property {number} documents
 * @property {number} webgl contexts
 * @property {number} canvas2d contexts
 * @property {number} silence milliseconds of the longest pause between two frames since the last look
 * @property {Health | undefined} health as the page says it
 */

/** Keeps the longest pause between two frames. */
const WATCH_FRAMES = `{
  let last = performance.now();
  let longest = 0;
  const next = () => requestAnimationFrame((now) => {
    longest = Math.max(longest, now - last);
    last = now;
    next();
  });
  next();
  window.takeSilence = () => [longest, longest = 0][0];
}`;

const CONTEXTS = {
  webgl: ['WebGLRenderingContext', 'WebGL2RenderingContext'],
  canvas2d: ['CanvasRenderingContext2D'],
};

/**
 * Prepares a page for looks. It holds for what is opened in it from now on.
 * @param {Page} page
 */
export async function prepareLooks({ send }) {
  await send('Page.enable');
  await send('HeapProfiler.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH_FRAMES });
}

/** @param {Page} page @param {string} expression */
async function evaluate({ send }, expression) {
  const { result } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  return result.value;
}

/** Counts the objects of these classes. @param {Page} page @param {readonly string[]} names */
async function countObjects({ send }, names) {
  let sum = 0;
  for (const name of names) {
    const { result } = await send('Runtime.evaluate', { expression: `${name}.prototype`, objectGroup: 'look' });
    const { objects } = await send('Runtime.queryObjects', { prototypeObjectId: result.objectId, objectGroup: 'look' });
    const counted = await send('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    sum += counted.result.value;
  }
  await send('Runtime.releaseObjectGroup', { objectGroup: 'look' });
  return sum;
}

/**
 * Looks at a show. Rejects where the page is on its way to another document.
 * @param {Page} page prepared by `prepareLooks`
 * @returns {Promise<Look>}
 */
export async function look(page) {
  const silence = await evaluate(page, 'takeSilence()');
  const health = await evaluate(page, 'window.northwall?.health?.()');
  const webgl = await countObjects(page, CONTEXTS.webgl);
  const canvas2d = await countObjects(page, CONTEXTS.canvas2d);
  await page.send('HeapProfiler.collectGarbage');
  await page.send('HeapProfiler.collectGarbage');
  const { usedSize } = await page.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners, documents } = await page.send('Memory.getDOMCounters');
  // What the look itself cost is no silence of the show.
  await evaluate(page, 'requestAnimationFrame(() => takeSilence())');
  return { heap: usedSize, nodes, listeners: jsEventListeners, documents, webgl, canvas2d, silence, health };
}
