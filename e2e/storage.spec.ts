import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dashboards } from '../src/dashboards/registry';
import { FROZEN_AT as AT, drawn, expect, open, test } from './support/site';

const { cores } = dashboards;
/** An instant at which the world is paused, whichever world it is. */
const INSTANT = `at=${AT}&speed=0`;
const DEFAULT_TEXT = '{"version":1,"value":{"seed":"northwall","cycleDays":4}}';

/** Stores this text as the visitor's world before the page loads. */
async function plant(page: Page, text: string): Promise<void> {
  await page.addInitScript((planted) => localStorage.setItem('northwall.world', planted), text);
}

const storedWorld = (page: Page) => page.evaluate(() => localStorage.getItem('northwall.world'));

/** The seed that the panel's download names, once the panel has drawn. */
async function shownSeed(page: Page): Promise<unknown> {
  const panel = await drawn(page, 'cores');
  await panel.getByRole('button', { name: 'More' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Download JSON' }).click(),
  ]);
  return JSON.parse(readFileSync(await download.path(), 'utf8')).seed;
}

/** Sentence of the cores panel in the world `seed` at INSTANT. */
const summary = (seed: string) => cores.sentence(cores.state(seed, AT, cores.settings));

test('a corrupt stored world is replaced by the default world without a notice', async ({ page }) => {
  await plant(page, '{"version":1,"value":{"seed":"hall-4","cyc');
  await open(page, `/neuromorphic?${INSTANT}`);
  expect(await shownSeed(page)).toBe('northwall');
  await expect(page.locator('#cores .panel-summary')).toHaveText(summary('northwall'));
  await expect(page.getByRole('region', { name: 'Notice' })).toHaveCount(0);
  expect(await storedWorld(page)).toBe(DEFAULT_TEXT);
});

test('a stored world is shown where the link names none, and kept where it names one', async ({ page }) => {
  const text = '{"version":1,"value":{"seed":"hall-4","cycleDays":7}}';
  await plant(page, text);
  await open(page, `/neuromorphic?${INSTANT}`);
  expect(await shownSeed(page)).toBe('hall-4');
  await expect(page.locator('#cores .panel-summary')).toHaveText(summary('hall-4'));
  await open(page, `/neuromorphic?seed=hall-5&${INSTANT}`);
  expect(await shownSeed(page)).toBe('hall-5');
  expect(await storedWorld(page)).toBe(text);
});

test('a first visit keeps the default world', async ({ page }) => {
  await open(page, '/');
  expect(await storedWorld(page)).toBe(DEFAULT_TEXT);
});

test('world and cycle change at one instant; the address names each, and Back leads to it', async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Time on this page' });
  const seed = bar.locator('.time-seed');
  const more = () => bar.getByRole('button', { name: 'More time controls' }).click();
  const worldKept = async () => JSON.parse((await storedWorld(page)) ?? '{}').value;
  await open(page, '/neuromorphic');
  await more();
  await expect(bar.getByRole('button', { name: 'Back to northwall' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'New world' }).click();
  await expect(seed).toHaveText(/^world-[0-9a-v]{8}$/);
  await expect(page).toHaveURL('/neuromorphic');
  const other = (await seed.textContent()) ?? '';
  expect(await worldKept()).toEqual({ seed: other, cycleDays: 4 });
  await bar.getByRole('button', { name: 'Stop time' }).click();
  await expect(page).toHaveURL(new RegExp(`\\?v=1&seed=${other}&at=\\d+&speed=0$`));
  const rest = new URL(page.url()).search.split(`seed=${other}`)[1];
  await bar.getByRole('spinbutton', { name: 'Load cycle' }).fill('7');
  await bar.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page).toHaveURL(`/neuromorphic?v=1&seed=${other}&cycle=7${rest}`);
  expect(await worldKept()).toEqual({ seed: other, cycleDays: 7 });
  await expect(seed).toHaveText(other);
  await bar.getByRole('button', { name: 'Back to northwall' }).click();
  await expect(page).toHaveURL(`/neuromorphic?v=1&seed=northwall${rest}`);
  await expect(seed).toHaveText('northwall');
  expect(await storedWorld(page)).toBe(DEFAULT_TEXT);
  const t = Number(/at=(\d+)/.exec(page.url())?.[1]);
  await expect(page.locator('#cores .panel-summary')).toHaveText(
    cores.sentence(cores.state('northwall', t, cores.settings)),
  );
  await page.goBack();
  await expect(page).toHaveURL(`/neuromorphic?v=1&seed=${other}&cycle=7${rest}`);
  await expect(seed).toHaveText(other);
});

test('of a link’s world a new cycle is kept by the address alone; a new world is kept as it is shown', async ({
  page,
}) => {
  const bar = page.getByRole('region', { name: 'Time on this page' });
  await open(page, '/neuromorphic?seed=hall-4&cycle=7');
  await bar.getByRole('button', { name: 'More time controls' }).click();
  await bar.getByRole('spinbutton', { name: 'Load cycle' }).fill('5');
  await bar.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page).toHaveURL(/seed=hall-4&cycle=5/);
  expect(await storedWorld(page)).toBe(DEFAULT_TEXT);
  await bar.getByRole('button', { name: 'New world' }).click();
  const seed = bar.locator('.time-seed');
  await expect(seed).toHaveText(/^world-/);
  expect(JSON.parse((await storedWorld(page)) ?? '{}').value).toEqual({
    seed: await seed.textContent(),
    cycleDays: 5,
  });
});

test('the history panel’s menu sets the cycle: without a number it stays, above 28 days it is 28', async ({ page }) => {
  await open(page, '/research');
  const panel = await drawn(page, 'history');
  const days = panel.getByRole('spinbutton', { name: 'Load cycle' });
  await panel.getByRole('button', { name: 'More' }).click();
  await days.fill('');
  await days.press('Enter');
  await expect(days).toHaveValue('4');
  expect(await storedWorld(page)).toBe(DEFAULT_TEXT);
  await days.fill('29');
  await days.press('Enter');
  await expect.poll(() => storedWorld(page)).toBe('{"version":1,"value":{"seed":"northwall","cycleDays":28}}');
  await expect(page).toHaveURL('/research');
  await expect(days).toHaveValue('28');
});

test('where the browser denies storage the page works without a notice', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await open(page, '/neuromorphic');
  expect(await shownSeed(page)).toBe('northwall');
  const value = page.locator('#cores .panel-value');
  const before = await value.textContent();
  await expect(value).not.toHaveText(before ?? '');
});
