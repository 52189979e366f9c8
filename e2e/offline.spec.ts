import type { BrowserContext, Page } from '@playwright/test';
import { stream } from '../src/sim/math/random';
import { type Deployed, deployed, isSecond } from './support/deployed';
import { ROUTES } from './support/paths';
import { test as base, drawn, expect, FROZEN, open } from './support/site';

/** Random orders of tabs, navigations and one deploy; ORDERS sets more of them by hand. */
const ORDERS = Number(process.env.ORDERS ?? 3);
/** Steps of an order. */
const STEPS = 6;

/** Milliseconds that a browser may take to change workers on a busy machine. */
const LONGEST = { timeout: 60_000 };

const test = base.extend<{ site: Deployed }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  site: async ({}, use) => {
    const site = await deployed();
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.origin),
  serviceWorkers: 'allow',
  // A small window: nothing here is looked at.
  viewport: { width: 800, height: 600 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** Resolves when the service worker answers for the page. */
const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** Goes to another page of the site by a link of the footer. */
async function follow(page: Page, path: string): Promise<void> {
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.locator('h1')).toBeFocused();
}

test('after one visit every page opens offline: by its address, by reload and by a link', async ({
  page,
  site,
  faults,
}) => {
  await open(page, '/terms');
  await controlled(page);
  site.vanish();
  for (const path of ROUTES) {
    for (const form of path === '/terms' ? [path, `${path}/`, `${path}/index.html`, `${path}?seed=hall-4`] : [path]) {
      const answer = await page.goto(form, { waitUntil: 'commit' });
      expect([form, answer?.status()]).toEqual([form, 200]);
      expect(await answer?.text()).toContain(`data-page="${path}"`);
    }
  }
  await open(page, `/research?${FROZEN}`);
  await drawn(page, 'history');
  await follow(page, '/expos');
  await follow(page, '/careers');
  await open(page, page.url());
  expect(faults).toEqual([]);
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('404');
});

/** Versions that a document is made of: its HTML's own, and those of all hashed files that it has loaded. */
async function versionsOf(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() => [
    ...[...document.querySelectorAll('script[src], link[rel=modulepreload]')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    ),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  const files = addresses.filter((address) => address.includes('/assets/'));
  return [...new Set(files.map((file) => (isSecond(file) ? 'second' : 'first')))];
}

/** Opens a new tab on a page and waits until it is live. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await open(page, path);
  return page;
}

/**
 * Opens a page alone and closes it, again and again, until it meets the expectation: a browser may take a moment to
 * change workers.
 */
const visits = (context: BrowserContext, path: string, look: (page: Page) => Promise<unknown>) =>
  expect.poll(async () => {
    const page = await openTab(context, path);
    const seen = await look(page);
    await page.close();
    return seen;
  }, LONGEST);

/** Checks for a new worker; resolves to its state once it waits for its turn or has failed. */
async function updated(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  const worker = registration?.installing;
  await new Promise<void>((done) => {
    worker?.addEventListener('statechange', () => done());
    if (worker?.state !== 'installing') done();
  });
  return worker?.state;
}

/** Pages without drawings, which come quickly. */
const PLACES = ROUTES.slice(ROUTES.indexOf('/terms'));

/**
 * Runs one order, by its number: everything seen belongs to one version until the last tab has gone, then to the other.
 */
async function order(context: BrowserContext, site: Deployed, number: number): Promise<void> {
  const [now, next] = number % 2 === 0 ? (['first', 'second'] as const) : (['second', 'first'] as const);
  const random = stream('orders', String(number));
  let draws = 0;
  const draw = (count: number) => random.int(count, draws++);
  const one = <T>(list: readonly T[]) => list[draw(list.length)] as T;
  const tabs = [await openTab(context, one(PLACES))];
  await controlled(tabs[0] as Page);
  const deployAt = draw(3);
  for (let step = 0; step < STEPS; step++) {
    if (step === deployAt) {
      await site.deploy(next);
      await one(tabs).evaluate(updated);
    }
    const tab = one(tabs);
    const act = one(['open', 'follow', 'follow', 'reload', 'address', 'close'] as const);
    if (act === 'open') tabs.push(await openTab(context, one(PLACES)));
    else if (act === 'follow') await follow(tab, one(PLACES.filter((path) => new URL(tab.url()).pathname !== path)));
    else if (act === 'reload') await open(tab, tab.url());
    else if (act === 'address') await open(tab, one(PLACES));
    else if (tabs.length > 1) await tabs.splice(tabs.indexOf(tab), 1)[0]?.close();
    for (const each of tabs) {
      expect([step, act, ...(await versionsOf(each))]).toEqual([step, act, now]);
      await expect(each.locator('h1')).not.toHaveText('');
    }
  }
  for (const tab of tabs) await tab.close();
  await visits(context, one(PLACES), versionsOf).toEqual([next]);
}

test('after a deploy during a visit no page mixes two versions, and the next visit has the new one', async ({
  context,
  site,
}) => {
  // Two seconds an order, and many times that on a busy machine.
  test.setTimeout(ORDERS * 60_000);
  for (let number = 0; number < ORDERS; number++)
    await test.step(`order ${number}`, () => order(context, site, number));
});

test('a new version that is incomplete is not installed; once complete, it waits', async ({ page, site }) => {
  await open(page, '/terms');
  await controlled(page);
  await site.deploy('half');
  expect(await page.evaluate(updated)).toBe('redundant');
  await follow(page, '/privacy');
  await site.deploy('second');
  expect(await page.evaluate(updated)).toBe('installed');
  await follow(page, '/cookies');
  expect(await versionsOf(page)).toEqual(['first']);
});

test('a build without a service worker removes the one before, once its pages are closed', async ({
  page,
  context,
  site,
}) => {
  await open(page, '/terms');
  await controlled(page);
  await site.deploy('off');
  await page.evaluate(updated);
  await follow(page, '/privacy');
  // Pages of such a build register nothing.
  await context.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
  });
  await page.close();
  const left = (tab: Page) =>
    tab.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]);
  await visits(context, '/terms', left).toEqual([[], 0]);
});
