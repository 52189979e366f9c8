import { test as base, expect } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { brokenUnits } from './support/broken-units';
import { FROZEN } from './support/site';
import { STATE_HASHES, stateHashesScript } from './support/state-hashes-bundle';

/** Milliseconds that a busy machine may take to start the browser or to open a page. */
const PATIENCE_MS = 120_000;

/**
 * Collects a page's faults, as `watch` of site.ts does. Firefox reports what its policy blocks as errors of the page.
 */
function watch(page: Page, baseURL: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`error: ${error}`));
  page.on('requestfailed', (request) => faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (!response.ok()) faults.push(`status ${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    // Firefox draws list marks with a font of its own, which it requests as data.
    if (origin !== baseURL && !['blob:', 'data:'].includes(protocol)) faults.push(`another origin: ${request.url()}`);
  });
  return faults;
}

/** `firefox(path)` opens a page in a Firefox of its own, which has to stay silent to the end. */
const test = base.extend<{ firefox: (path?: string) => Promise<Page> }>({
  firefox: async ({ baseURL }, use) => {
    const site = baseURL ?? '';
    const browsers: Browser[] = [];
    const faults: string[][] = [];
    await use(async (path) => {
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
        defaultViewport: { width: 1920, height: 1080 },
        extraPrefsFirefox: { 'dom.serviceWorkers.enabled': false },
        timeout: PATIENCE_MS,
      });
      browsers.push(browser);
      const page = await browser.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      faults.push(watch(page, site));
      if (path) {
        await page.goto(site + path);
        await page.waitForSelector('html[data-ready]');
      }
      return page;
    });
    const heard = faults.flat();
    await Promise.all(browsers.map((browser) => browser.close()));
    expect(heard).toEqual([]);
  },
});

test('every model’s states have the same SHA-256 in Firefox as in Node, at 100 instants and all cases', async ({
  firefox,
}) => {
  const page = await firefox();
  expect(await page.evaluate(await stateHashesScript())).toEqual(STATE_HASHES);
});

test('Firefox draws the cores, opens their table and follows a link to prose', async ({ firefox }) => {
  const page = await firefox('/neuromorphic');
  await page.waitForSelector('#cores figure[data-stage=drawing]:is([data-drawn-by=canvas], [data-drawn-by=webgl])');
  await page.locator('#cores ::-p-aria([name="Table"][role="button"])').click();
  await page.waitForSelector('#cores .mirror tbody');
  expect(await page.$eval('#cores .mirror tbody', (body) => body.children.length)).toBe(48);
  await page.locator('footer ::-p-aria([name="Terms"][role="link"])').click();
  await page.waitForSelector('::-p-aria([name="Terms of Service"][role="heading"])');
  expect(await page.evaluate(() => location.pathname)).toBe('/terms');
});

test('no unit breaks at its slash on a phone in Firefox', async ({ firefox }) => {
  const page = await firefox(`/edge-robotics?${FROZEN}`);
  await page.setViewport({ width: 390, height: 844 });
  const { all, broken } = await page.evaluate(brokenUnits);
  expect(all).toBeGreaterThan(5);
  expect(broken).toEqual([]);
  await page.evaluate(async () => window.northwall?.ready());
});
