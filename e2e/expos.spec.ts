import { readFile } from 'node:fs/promises';
import { FINDINGS } from '../src/content/expos/findings';
import { LESSONS } from '../src/content/expos/notes';
import { expect, frames, open, test } from './support/site';
import { violations } from './support/violations';

/**
 * Instants with the number of past events, the names of those in progress and the tally: around the year, across two
 * months, and around midnight in Rotterdam.
 */
const INSTANTS = [
  { at: '2025-01-01T00:00:00Z', past: 0, running: [], tally: '1 January 2025' },
  { at: '2024-12-31T23:59:59Z', past: 0, running: [], tally: '2025 has not begun' },
  { at: '2025-04-30T12:00:00Z', past: 14, running: ['Modern Day Marine'], tally: '30 April 2025' },
  {
    at: '2025-11-20T22:59:59Z',
    past: 40,
    running: ['Dubai Airshow', 'Milipol Paris', 'NIDV Exhibition Defence and Security'],
    tally: '20 November 2025',
  },
  { at: '2025-11-20T23:00:00Z', past: 41, running: ['Dubai Airshow', 'Milipol Paris'], tally: '20 November 2025' },
  { at: '2025-12-06T15:00:00Z', past: 47, running: [], tally: '6 December 2025' },
  { at: '2026-11-21T12:00:00Z', past: 47, running: [], tally: '2025 is over' },
] as const;

test('at each instant past events are struck through and said to be past, and running ones said to be in progress', async ({
  page,
}) => {
  await open(page, `/expos?at=${INSTANTS[0].at}&speed=0`);
  for (const { at, past, running, tally } of INSTANTS) {
    await test.step(at, async () => {
      await page.evaluate((t) => window.northwall?.freeze(t), Date.parse(at));
      await expect(page.locator('.expo-tally')).toContainText(tally);
      await expect(page.locator('.expo')).toHaveCount(47);
      await expect(page.locator('.expo s')).toHaveCount(past);
      await expect(page.locator('.expo', { has: page.locator('s') }).getByText('past', { exact: true })).toHaveCount(
        past,
      );
      const current = page.locator('.expo', { has: page.getByText('in progress', { exact: true }) });
      await expect(current.getByRole('heading')).toHaveText([...running]);
      // The next three events lead; once none is ahead, the lessons of three past ones.
      const lead = page.locator('.expo-lead');
      if (past < 47) {
        const names = await page.locator('.expo:not([data-state="past"]) h3').allTextContents();
        await expect(lead.locator('h3')).toHaveText(names.slice(0, 3));
      } else {
        await expect(lead.getByRole('heading', { level: 2 })).toHaveText('What we learned in 2025');
        await expect(page.getByRole('checkbox')).toHaveCount(0);
        await expect(lead.locator('li > p:first-child')).toHaveText(LESSONS.map((id) => FINDINGS[id] ?? ''));
      }
    });
  }
});

test('a day that turns marks its events, and a region chosen then leaves the clock alone', async ({ page }) => {
  await open(page, '/expos?at=2025-11-20T22:59:00Z&speed=0');
  const neds = page.locator('#neds');
  await expect(neds.getByText('in progress')).toBeVisible();
  await page.evaluate(() => window.northwall?.run(60));
  await expect(neds.locator('s')).toHaveText('NIDV Exhibition Defence and Security');
  await page.getByRole('radio', { name: 'Europe' }).check();
  await expect(page.locator('.expo-region').filter({ hasNotText: 'Europe' })).toHaveCount(0);
  await frames(page, 2);
  await expect(neds.locator('s')).toHaveCount(1);
});

test('every event shows its dates, place and focus under the month it begins in, and the strip where today is', async ({
  page,
}) => {
  await open(page, '/expos?at=2025-01-01&speed=0');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2025 Defence & Aerospace Engagements');
  const april = page.getByRole('region', { name: 'April' });
  await expect(april.getByRole('listitem')).toHaveCount(5);
  const last = april.getByRole('listitem').last();
  await expect(last.locator('.expo-range')).toHaveText('29 Apr – 1 May');
  await expect(last).toContainText('Modern Day Marine');
  await expect(last).toContainText('Washington, D.C.');
  await expect(last).toContainText('North America');
  await expect(last).toContainText('For how many machines can a unit on foot carry spares and power?');
  await expect(page.locator('#neds .expo-range')).toHaveText('20 Nov');
  await expect(page.locator('.expo-month > h2')).toHaveText([
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ]);
  // Today’s line is on the strip in its year alone; 2 July is the middle of it.
  const today = page.locator('.strip-today');
  await page.evaluate((t) => window.northwall?.freeze(t), Date.UTC(2025, 6, 2));
  await expect(today).toHaveCount(7);
  await expect(today.first()).toHaveAttribute('x1', '50.000%');
  await page.evaluate((t) => window.northwall?.freeze(t), Date.UTC(2026, 0, 1));
  await expect(today).toHaveCount(0);
});

test('the region is chosen by keyboard, counted, kept in the address and undone by going back to all', async ({
  page,
}) => {
  await open(page, '/expos?at=2025-04-29T12:00:00Z&speed=0');
  const region = (name: string) => page.getByRole('radio', { name });
  await region('All regions').focus();
  await page.keyboard.press('ArrowDown');
  await expect(region('North America')).toBeFocused();
  await expect(region('North America')).toBeChecked();
  await expect(page.locator('.expo')).toHaveCount(13);
  await expect(page).toHaveURL(/region=north-america/);
  await expect(page).toHaveURL(/at=1745928000000/);
  await expect(page.getByRole('status')).toHaveText('13 exhibitions shown.');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Upcoming and in progress only' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('.expo')).toHaveCount(8);
  await expect(page.locator('.strip-label').first()).toContainText('33');
  await expect(page.getByRole('status')).toHaveText('8 exhibitions shown.');

  await region('All regions').check();
  await expect(page.locator('.expo')).toHaveCount(33);
  await page.getByRole('checkbox').uncheck();
  await expect(page).not.toHaveURL(/region|ahead/);
  await expect(page.locator('.expo')).toHaveCount(47);
});

test('a link’s filter is shown, or all if it cannot be read, and its event is in view', async ({ page }) => {
  await open(page, '/expos#dsei-uk');
  await expect(page.locator('#dsei-uk')).toBeInViewport();
  await open(page, '/expos?region=asia&ahead=1&at=2025-09-01&speed=0');
  await expect(page.locator('.expo h3')).toHaveText([
    'Taipei Aerospace and Defense Technology Exhibition',
    'Seoul International Aerospace and Defense Exhibition',
    'International Robot Exhibition',
  ]);
  await open(page, '/expos?region=%3Cscript%3E&ahead=maybe&at=2025-09-01&speed=0');
  await expect(page.locator('.expo')).toHaveCount(47);
});

test('where nothing is ahead the page says so and offers everything', async ({ page }) => {
  await open(page, '/expos?region=europe&ahead=1&at=2026-02-01&speed=0');
  await expect(page.getByRole('heading', { name: 'No upcoming exhibitions' })).toBeVisible();
  await expect(page.locator('.expo-empty')).toContainText('All 15 exhibitions of 2025 in Europe');
  await page.getByRole('button', { name: 'Show all 47 exhibitions' }).press('Enter');
  await expect(page.locator('.expo')).toHaveCount(47);
  await expect(page.getByRole('radio', { name: 'All regions' })).toBeFocused();
  // What a visitor has in memory, such as snapshots, is still there.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('link', { name: 'See the list as of 29 April 2025' }).click();
  await expect(page.locator('.expo-tally')).toHaveText('29 April 2025: 14 past, 1 in progress, 32 upcoming.');
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
});

test('no past event offers a calendar file', async ({ page }) => {
  await open(page, '/expos?at=2025-04-30T12:00:00Z&speed=0');
  await expect(page.locator('.expo', { has: page.locator('s') }).locator('.expo-file')).toHaveCount(0);
  await expect(page.locator('.expo', { hasNot: page.locator('s') }).locator('.expo-file')).toHaveCount(47 - 14);
});

test('calendar files are downloaded, of one event and of all', async ({ page, request }) => {
  await open(page, '/expos?at=2025-01-01T00:00:00Z&speed=0');
  const [one] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Calendar file for SEAFUTURE' }).click(),
  ]);
  expect(one.suggestedFilename()).toBe('seafuture.ics');
  const text = await readFile(await one.path(), 'utf8');
  expect(text).toContain('DTSTART;VALUE=DATE:20250929\r\nDTEND;VALUE=DATE:20251003\r\n');

  const all = page.getByRole('link', { name: 'Calendar file: all 47 exhibitions' });
  const response = await request.get((await all.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toContain('text/calendar');
  expect((await response.text()).match(/BEGIN:VEVENT/g)).toHaveLength(47);
  for (const link of await page.locator('.expo-file').all()) {
    expect((await request.head((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  }
});

test('with events past, in progress and ahead the page fits, is accessible and can be printed', async ({ page }) => {
  await open(page, '/expos?at=2025-05-20T12:00:00Z&speed=0&region=asia-pacific');
  for (const width of [320, 390, 1280, 1920, 3840]) {
    await page.setViewportSize({ width, height: 1000 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    if ([390, 1280].includes(width)) expect(await violations(page), `${width} px`).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.expo').first()).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeHidden();
  await expect(page.locator('.expo-file').first()).toBeHidden();
});
