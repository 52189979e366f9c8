import type { Page } from '@playwright/test';
import { drawn, expect, FROZEN, FROZEN_AT, open, test } from './support/site';

const bar = (page: Page) => page.getByRole('region', { name: 'Time on this page' });

/** World seconds that the time bar shows, since 1970. */
const shownSeconds = async (page: Page) =>
  Date.parse(((await bar(page).locator('.time-instant').textContent()) ?? '').replace(' UTC', 'Z')) / 1_000;

/** Reloads the page and waits until its time bar shows an instant. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await expect(bar(page).locator('.time-instant')).not.toBeEmpty();
}

test('an address with another host in its path shows the 404 page without a panel, and its link leads home', async ({
  page,
  baseURL,
}) => {
  const response = await page.goto(`${baseURL}//evil.example/?panel=cores&${FROZEN}`);
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await expect(page.locator('.panel')).toHaveCount(0);
  await page.getByRole('link', { name: 'Return to home.' }).click();
  await expect(page).toHaveURL(new RegExp(`^${baseURL}/\\?v=1&seed=northwall&at=${FROZEN_AT}&speed=0$`));
});

test('two visits to a running link, and a reload, show the same instant', async ({ page, context }) => {
  const anchor = Date.now() - 600_000;
  const link = `/neuromorphic?seed=northwall&at=${FROZEN_AT}&speed=60&anchor=${anchor}`;
  await open(page, link);
  const other = await context.newPage();
  await open(other, link);
  for (const each of [page, other]) await expect(bar(each).locator('.time-instant')).not.toBeEmpty();
  const now = () => FROZEN_AT / 1_000 + ((Date.now() - anchor) / 1_000) * 60;
  const here = await shownSeconds(page);
  for (const each of [page, other]) {
    await expect
      .poll(async () => {
        const before = now();
        const seconds = await shownSeconds(each);
        return seconds >= before - 120 && seconds <= now();
      })
      .toBe(true);
  }
  await reload(page);
  expect(await shownSeconds(page)).toBeGreaterThan(here);
  // Speed that a visitor sets is in the address in the same way.
  await bar(page).getByRole('combobox', { name: 'Speed' }).selectOption('600×');
  await expect(page).toHaveURL(/&speed=600&anchor=\d{13}$/);
  const before = await shownSeconds(page);
  await reload(page);
  expect(await shownSeconds(page)).toBeGreaterThan(before);
});

test('a paused page says the same at any real time', async ({ page }) => {
  const texts: string[] = [];
  await page.setViewportSize({ width: 1920, height: 2400 });
  for (const day of ['2026-04-01T10:00:00Z', '2031-12-31T23:59:59Z']) {
    await page.clock.setSystemTime(day);
    await open(page, `/skynet?${FROZEN}`);
    await drawn(page, 'cores');
    await expect(page.locator('#events .log-row').first()).toBeVisible();
    await expect(page.locator('.snapshots-count')).toContainText('1 of 20 kept, none taken while time is stopped');
    texts.push((await page.locator('body').textContent()) ?? '');
  }
  expect(texts[0]).toContain('Time stopped');
  expect(texts[1]).toBe(texts[0]);
});

for (const id of ['cores', 'events']) {
  test(`the page of ${id} alone is ready when its content is there`, async ({ page }) => {
    await page.addInitScript((name) => {
      new MutationObserver(() => {
        const figure = document.querySelector(`#${name} figure`);
        const rows = document.querySelectorAll(`#${name} :is(.log-row, canvas)`).length;
        Object.assign(window, { atReady: `${figure?.getAttribute('data-stage')} ${rows > 0}` });
      }).observe(document, { attributes: true, attributeFilter: ['data-ready'], subtree: true });
    }, id);
    await open(page, `/skynet?${FROZEN}&panel=${id}`);
    expect(await page.evaluate(() => Object.entries(window).find(([name]) => name === 'atReady')?.[1])).toBe(
      'drawing true',
    );
  });
}

test('a log locks to its newest row by the window’s width until the visitor chooses', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 900 });
  await open(page, `/skynet?${FROZEN}&panel=events`);
  const lock = page.getByRole('button', { name: 'Lock to newest' });
  const filters = page.locator('.log-filters');
  await expect(lock).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(lock).toHaveAttribute('aria-pressed', 'false');
  await expect(filters).not.toHaveAttribute('open');
  await filters.getByText('Filter').click();
  await lock.click();
  await page.setViewportSize({ width: 400, height: 900 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(lock).toHaveAttribute('aria-pressed', 'true');
  await expect(filters).toHaveAttribute('open', '');
});

test('the site works without address changes, scroll positions and IntersectionObserver', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('northwall.scroll', '5');
    Reflect.deleteProperty(window, 'IntersectionObserver');
    const refuse = () => {
      throw new DOMException('Too many calls', 'SecurityError');
    };
    Object.assign(History.prototype, { replaceState: refuse, pushState: refuse });
  });
  await open(page, `/neuromorphic?${FROZEN}`);
  await drawn(page, 'cores');
  const words = bar(page).locator('.time-words');
  await bar(page).getByRole('button', { name: 'Resume time' }).click();
  await expect(words).toHaveText(/ ago$/);
  await bar(page).getByRole('button', { name: 'Stop time' }).click();
  await expect(words).toHaveText('Time stopped');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Containment' }).click();
  await expect(page).toHaveURL('/containment');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await drawn(page, 'rollback');
});

test('each part of a link that cannot be used is named, and an unreadable fragment is ignored', async ({ page }) => {
  const parts = [
    'cycle=7',
    'at=20260101',
    'incident=inc-qdsa8-00',
    'rates=0.-1.601',
    'retention=999',
    'zone=utc&zone=utc',
  ];
  await open(page, `/neuromorphic?${parts.join('&')}#%`);
  const notice = page.getByRole('region', { name: 'Notice' });
  for (const thing of ['“cycle”', 'time', 'incident', 'rates', 'retention', '“zone”'])
    await expect(notice).toContainText(`The ${thing} in this link`);
  await expect(page).toHaveURL(/[^#%]$/);
});
