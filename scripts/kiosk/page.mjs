import { startBrowser } from './browser.mjs';
import { HEALTH, readSeen, SEEN } from './seen.mjs';
import { TIMED_OUT, waitFor, withTimeout } from './timeouts.mjs';

/** Expression that resolves at the page's next frame. */
const NEXT_FRAME = `new Promise((done) => requestAnimationFrame(async () => done(${SEEN})))`;

/** Expression that resolves without a frame: none comes while a panel is off. */
const NOW = `(async () => (${SEEN}))()`;

/**
 * Expression for the parts of its address that the show could not use, once it runs; undefined before. Other pages tell
 * their visitors themselves.
 */
const PROBLEMS = `(async () => {
  if (!('ready' in document.documentElement.dataset)) return undefined;
  if (!document.querySelector('main.kiosk')) return [];
  const health = ${HEALTH};
  return health && (health.problems ?? []);
})()`;

/** @typedef {import('./seen.mjs').Seen} Seen */

/** Milliseconds within which the browser notices that a page's process has ended. */
const KILL_MS = 5_000;

/** @typedef {'crashed' | 'gone'} Breakage the page's process ended, or its window or browser did */

/**
 * Browser with its one page.
 * @typedef {object} Page
 * @property {number} pid of the browser
 * @property {() => Promise<Seen>} frame resolves with the next frame, and never if none comes
 * @property {() => Promise<Seen>} seen resolves without a frame
 * @property {() => Promise<unknown>} answers resolves once the browser itself answers, whatever its page does
 * @property {() => Promise<string[] | undefined>} problems parts of its address that the show could not use, a sentence
 * each; undefined until it runs
 * @property {() => AbortSignal} broken is aborted, with a `Breakage` as its reason, when the page last shown breaks
 * @property {() => Promise<unknown>} counts of the screen since the last call; undefined if it is not the show
 * @property {() => Promise<Buffer>} picture of the screen, as a PNG
 * @property {(box: import('./flags.mjs').Box, ratio: number) => Promise<void>} fill puts its window over a part of the
 * desktop, in pixels of which a CSS pixel has `ratio`
 * @property {(address: string) => Promise<void>} show opens an address; rejects with the browser's reason
 * @property {() => Promise<void>} killRenderers ends the processes that run pages, so that one that hangs can be opened
 * again
 * @property {import('./pipe.mjs').Pipe['send']} send a command to the page, by the DevTools protocol
 * @property {Promise<string>} ended says how the browser ended; never rejects
 * @property {(frozen?: boolean) => Promise<void>} end closes the browser, at once and by force if it is frozen; its
 * opener calls it
 */

/**
 * @typedef {object} Start
 * @property {string} chromium its path
 * @property {readonly string[]} flags
 * @property {NodeJS.ProcessEnv} env
 * @property {number} limit milliseconds that the browser has to open its page
 * @property {(address: string) => void} onExtra hears of each other page; it is closed
 * @property {(why: string) => void} [onRubbish] hears once of output that is no message
 * @property {AbortSignal} [signal] ends the wait for the page, and the browser with it
 */

/**
 * Starts a browser and attaches to the page that it opens.
 * @param {Start} start
 * @returns {Promise<Page>} rejects if no page is there in time; the browser has ended then
 */
export async function openPage({ chromium, flags, env, limit, onExtra, onRubbish = () => undefined, signal }) {
  /** @type {string | undefined} */
  let target;
  /** @type {(target: string) => void} */
  let found;
  const first = /** @type {Promise<string>} */ (
    new Promise((resolve) => {
      found = resolve;
    })
  );
  let visit = new AbortController();
  /** @param {Breakage} how */
  const breaks = (how) => visit.abort(how);

  const { pid, pipe, ended, end } = startBrowser(chromium, flags, env, onEvent, onRubbish);
  /** @param {import('./pipe.mjs').Event} event */
  function onEvent({ method, params }) {
    const { type, subtype, targetId, url } = params.targetInfo ?? {};
    if (method === 'Target.targetCreated' && type === 'page' && !subtype) {
      target ??= targetId;
      if (targetId === target) found(targetId);
      else {
        onExtra(url);
        pipe.send('Target.closeTarget', { targetId }).catch(() => undefined);
      }
    }
    if (params.targetId !== target) return;
    if (method === 'Target.targetCrashed') breaks('crashed');
    if (method === 'Target.targetDestroyed') breaks('gone');
  }
  void ended.then(() => breaks('gone'));

  /** @returns {Promise<string>} the session with the page */
  async function attach() {
    await pipe.send('Target.setDiscoverTargets', { discover: true });
    const { sessionId } = await pipe.send('Target.attachToTarget', { targetId: await first, flatten: true });
    return sessionId;
  }

  const cut = ended.then((how) => Promise.reject(new Error(`The browser ended: ${how}`)));
  cut.catch(() => undefined);
  try {
    const opened = Promise.race([attach().catch(() => cut), cut]);
    const session = await withTimeout(limit, opened, ...(signal ? [signal] : []));
    if (session === TIMED_OUT) throw new Error(`The browser opened no page in ${limit / 1000} s.`);
    /** @type {Page['send']} */
    const send = (method, params) => pipe.send(method, params, session);
    /** @param {string} expression */
    const evaluate = async (expression) => {
      const { result } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      return result.value;
    };
    return {
      pid,
      ended,
      end,
      send,
      broken: () => visit.signal,
      frame: async () => readSeen(await evaluate(NEXT_FRAME)),
      seen: async () => readSeen(await evaluate(NOW)),
      answers: () => pipe.send('Browser.getVersion'),
      problems: () => evaluate(PROBLEMS),
      counts: () => evaluate('window.northwall?.counts?.()'),
      async picture() {
        const { data } = await send('Page.captureScreenshot', { format: 'png' });
        return Buffer.from(data, 'base64');
      },
      async fill({ x, y, width, height }, ratio) {
        const { windowId } = await send('Browser.getWindowForTarget');
        const [left, top, ...size] = [x, y, width, height].map((each) => Math.round(each / ratio));
        // Without a window manager a window that fills its screen does not change its size.
        const steps = [
          { windowState: 'normal' },
          { left, top, width: size[0], height: size[1] },
          { windowState: 'fullscreen' },
        ];
        for (const bounds of steps) await send('Browser.setWindowBounds', { windowId, bounds });
      },
      async show(address) {
        visit = new AbortController();
        const { errorText } = await send('Page.navigate', { url: address });
        if (errorText) throw new Error(errorText);
      },
      async killRenderers() {
        const { processInfo } = await pipe.send('SystemInfo.getProcessInfo');
        for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
        // The next document must not take these events for its own.
        await waitFor(KILL_MS, visit.signal);
      },
    };
  } catch (error) {
    // A browser without a page hears nothing of an end.
    await end(true);
    throw error;
  }
}
