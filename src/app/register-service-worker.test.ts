import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from './register-service-worker';

const page = new EventTarget();
const view = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let whenIdle: () => void;

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', view);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    whenIdle = run;
  });
  view.visibilityState = 'visible';
  whenIdle = () => {};
});

afterEach(() => vi.unstubAllGlobals());

/** Waits until pending promises are settled. */
const settled = () => new Promise((done) => setTimeout(done));

/** Lets the page load, the browser become idle and the visitor leave. */
async function visit(): Promise<void> {
  registerServiceWorker();
  page.dispatchEvent(new Event('load'));
  whenIdle();
  await settled();
  view.visibilityState = 'hidden';
  view.dispatchEvent(new Event('visibilitychange'));
  await settled();
}

test('a page registers the worker when it has loaded and is idle, and looks for a new one when it is hidden', async () => {
  const update = vi.fn(async () => {});
  const register = vi.fn(async () => ({ update }));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  registerServiceWorker();
  whenIdle();
  page.dispatchEvent(new Event('load'));
  await settled();
  expect(register).not.toHaveBeenCalled();
  whenIdle();
  await settled();
  expect(register).toHaveBeenCalledExactlyOnceWith('/worker.js');
  expect(update).not.toHaveBeenCalled();
  view.visibilityState = 'hidden';
  view.dispatchEvent(new Event('visibilitychange'));
  expect(update).toHaveBeenCalledOnce();
});

test('where there is no service worker, or it is refused or cannot be looked for, nobody hears of it', async () => {
  const refuse = async () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const failures: unknown[] = [];
  const hear = (error: unknown) => failures.push(error);
  process.on('unhandledRejection', hear);
  for (const serviceWorker of [undefined, { register: refuse }, { register: async () => ({ update: refuse }) }]) {
    vi.stubGlobal('navigator', { serviceWorker });
    await visit();
  }
  process.off('unhandledRejection', hear);
  expect(failures).toEqual([]);
});
