import { whenIdle } from '../clock/idle';

const FILE = `${import.meta.env.BASE_URL}worker.js`;

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string };
}

/** The worker's address as browsers with Trusted Types want it. */
function workerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  return trustedTypes?.createPolicy('worker', { createScriptURL: () => FILE }).createScriptURL('') ?? FILE;
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerUrl());
  const check = async () => {
    if (document.visibilityState === 'hidden') await registration.update();
  };
  // What is new by the end of a visit is there for the next one.
  document.addEventListener('visibilitychange', () => check().catch(() => {}));
}

/**
 * Has the browser keep the site for visits without a network, once the page has loaded and the browser is idle. Where
 * there is no service worker to be had, the site is an ordinary one.
 */
export function registerServiceWorker(): void {
  addEventListener('load', () => whenIdle(() => register().catch(() => {})), { once: true });
}
