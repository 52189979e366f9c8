import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Size of the display in memory, CSS px: the largest window that can be opened. */
const DISPLAY_SIZE = 4096;

/** Key of an element in a message of WebDriver: specification. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Characters by which WebDriver names keys. @type {Readonly<Record<string, string>>} */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** Selectors of elements that may have a role. @type {Readonly<Record<string, string>>} */
const CANDIDATES = {
  button: 'button, summary, [role=button]',
  link: 'a[href]',
  slider: 'input[type=range], [role=slider]',
  checkbox: 'input[type=checkbox]',
};

/** @typedef {{ width: number, height: number }} Size CSS px */
/** Element, as WebDriver names it. @typedef {Readonly<Record<string, string>>} Found */

/**
 * Page in a browser without anything stored. Searches for an element wait for one.
 * @typedef {object} WebKitPage
 * @property {string} browser name and version
 * @property {(address: string) => Promise<void>} show resolves when the page has loaded
 * @property {<A, R>(question: (about: A) => R, about?: A) => Promise<Awaited<R>>} ask runs a function in the page; it
 * sees nothing but its argument
 * @property {(css: string) => Promise<Found>} find the first such element
 * @property {(role: string, name: string, within?: string) => Promise<Found>} named the only visible element of that
 * role and accessible name, within the CSS selector `within`
 * @property {(element: Found) => Promise<void>} click
 * @property {(element: Found) => Promise<void>} focus
 * @property {(...keys: string[]) => Promise<void>} press keys by their names, on the focused element
 * @property {(point: { x: number, y: number }) => Promise<void>} move the pointer to a point of the window
 * @property {(...what: ('down' | 'up')[]) => Promise<void>} button the pointer's main one
 * @property {() => Promise<void>} back as the visitor's button does
 * @property {(size: Size) => Promise<void>} resize the window
 * @property {() => Promise<Buffer>} picture of the window, as PNG
 * @property {() => Promise<void>} close
 */

/** Returns a port on which nothing listens. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
}

/** Starts a display in memory, which ends with its last window. */
async function startDisplay() {
  const size = `${DISPLAY_SIZE}x${DISPLAY_SIZE}x24`;
  const args = ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp', '-noreset'];
  const xvfb = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(createInterface(xvfb.stdout), 'line');
  return { xvfb, display: `:${number}` };
}

/**
 * Starts WebKitGTK's driver, which opens one page at a time in a MiniBrowser on a display of its own.
 * @param {string} driver path of WebKitWebDriver
 * @param {number} patience milliseconds that an element, an answer or a page may take
 */
export async function startWebKit(driver, patience) {
  const home = mkdtempSync(join(tmpdir(), 'northwall-webkit-'));
  const { xvfb, display } = await startDisplay();
  const port = await freePort();
  const environment = {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
  };
  const env = { ...process.env, ...environment, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' };
  // Process group of its own, which ends with all browsers in it.
  const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env, detached: true });

  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
  async function call(method, path, body) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(2 * patience),
    });
    const { value } = /** @type {{ value: any }} */ (await response.json());
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  }

  for (let answers = false; !answers; ) {
    if (child.exitCode !== null) throw new Error(`${driver} ended with ${child.exitCode}.`);
    answers = await call('GET', '/status').then(
      () => true,
      () => new Promise((resolve) => setTimeout(resolve, 20, false)),
    );
  }

  return {
    /**
     * Opens a page; the one before it has to be closed.
     * @param {Size & { reducedMotion?: boolean }} window
     * @returns {Promise<WebKitPage>}
     */
    async open({ reducedMotion = false, ...size }) {
      mkdirSync(join(home, 'gtk-3.0'), { recursive: true });
      writeFileSync(join(home, 'gtk-3.0/settings.ini'), `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`);
      // Full screen, because such a window has no toolbar: the page fills it. As in the other browsers, every page is
      // of the build under test.
      const args = ['--automation', '--full-screen', '--features=!ServiceWorkers,!PropagateDamagingInformation'];
      const options = { 'webkitgtk:browserOptions': { args } };
      const { sessionId, capabilities } = await call('POST', '/session', { capabilities: { alwaysMatch: options } });
      const session = `/session/${sessionId}`;
      /** @param {string} path @param {object} body */
      const post = (path, body) => call('POST', `${session}${path}`, body);
      /** @param {{ type: 'key' | 'pointer', actions: object[] }} source */
      const act = (source) => post('/actions', { actions: [{ id: source.type, ...source }] });
      await post('/timeouts', { implicit: patience, script: patience, pageLoad: patience });
      await post('/window/rect', { x: 0, y: 0, ...size });

      /** @param {string} role @param {string} name @param {string} within */
      async function allNamed(role, name, within) {
        const css = `:is(${within}) :is(${CANDIDATES[role] ?? `[role=${role}]`})`;
        const script = `return [...document.querySelectorAll(arguments[0])].filter((each) => each.checkVisibility({ visibilityProperty: true }))`;
        const found = [];
        for (const element of await post('/execute/sync', { script, args: [css] })) {
          // The element may have left the page since.
          const label = call('GET', `${session}/element/${element[ELEMENT]}/computedlabel`).catch(() => undefined);
          if ((await label) === name) found.push(element);
        }
        return found;
      }

      return {
        browser: `webkitgtk ${capabilities.browserVersion}`,
        show: (address) => post('/url', { url: address }),
        async ask(question, about) {
          // The driver cannot always read what a page returns: the page says it as one text.
          const script = `const done = (answer) => arguments[1](JSON.stringify(answer)); Promise.resolve(arguments[0]).then(${question}).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
          const { value, error } = JSON.parse(await post('/execute/async', { script, args: [about ?? null] }));
          if (error) throw new Error(`In the page: ${error}`);
          return value;
        },
        find: (css) => post('/element', { using: 'css selector', value: css }),
        async named(role, name, within = 'body') {
          const end = Date.now() + patience;
          for (;;) {
            const [element, ...others] = await allNamed(role, name, within);
            if (element && others.length === 0) return element;
            if (Date.now() > end) throw new Error(`There are ${element ? others.length + 1 : 0} of ${role} “${name}”.`);
          }
        },
        async click(element) {
          const end = Date.now() + patience;
          // Elements that glide into the window cannot be clicked before they are there.
          const attempt = () =>
            post(`/element/${element[ELEMENT]}/click`, {}).then(
              () => true,
              (error) => {
                if (Date.now() > end || !/not interactable|intercepted/.test(error.message)) throw error;
                return false;
              },
            );
          while (!(await attempt()));
        },
        focus: (element) => post('/execute/sync', { script: 'arguments[0].focus()', args: [element] }),
        press: (...keys) =>
          act({
            type: 'key',
            actions: keys
              .map((key) => KEYS[key] ?? key)
              .flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
          }),
        move: ({ x, y }) => act({ type: 'pointer', actions: [{ type: 'pointerMove', x, y }] }),
        button: (...what) =>
          act({
            type: 'pointer',
            actions: what.map((each) => ({ type: each === 'down' ? 'pointerDown' : 'pointerUp', button: 0 })),
          }),
        back: () => post('/back', {}),
        resize: (wish) => post('/window/rect', { x: 0, y: 0, ...wish }),
        picture: async () => Buffer.from(await call('GET', `${session}/screenshot`), 'base64'),
        close: () => call('DELETE', session),
      };
    },
    /** Ends the driver, its browser and their display. */
    close() {
      if (child.pid) process.kill(-child.pid);
      xvfb.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
