import { whenIdle } from '../clock/idle';

const FILE = `${import.meta.env.BASE_URL}worker.js`;

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string };
}

/** Returns the worker's address, as a trusted type where browsers require one. */
function workerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  return trustedTypes?.createPolicy('worker', { createScriptURL: () => FILE }).createScriptURL('') ?? FILE;
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerUrl());
  const check = async () => {
    if (document.visibilityState === 'hidden') await registration.update();
  };
  // A new version that is found by the end of a visit is there for the next one.
  document.addEventListener('visibilitychange', () => check().catch(() => {}));
}

/**
 * Has the browser keep the site for visits without a network, once the page has loaded and the browser is idle. Where
 * service workers are unavailable, the site works without.
 */
export function registerServiceWorker(): void {
  addEventListener('load', () => whenIdle(() => register().catch(() => {})), { once: true });
}
