import { readFile } from 'node:fs/promises';
import { expect, frames, open, test } from './site';
import { violations } from './violations';

/** Instants with the number of events past, the names of those in progress and what the tally says. */
const INSTANTS = [
  { what: 'before the year', at: '2025-01-01T00:00:00Z', past: 0, running: [], tally: '1 January 2025' },
  { what: 'before the list', at: '2024-12-31T23:59:59Z', past: 0, running: [], tally: 'The year has not begun' },
  {
    what: 'across two months',
    at: '2025-04-30T12:00:00Z',
    past: 14,
    running: ['Modern Day Marine'],
    tally: '30 April 2025',
  },
  {
    what: 'in the last minute of a day in Rotterdam',
    at: '2025-11-20T22:59:59Z',
    past: 40,
    running: ['Dubai Airshow', 'Milipol Paris', 'NIDV Exhibition Defence and Security'],
    tally: '20 November 2025',
  },
  {
    what: 'the minute after it',
    at: '2025-11-20T23:00:00Z',
    past: 41,
    running: ['Dubai Airshow', 'Milipol Paris'],
    tally: '20 November 2025',
  },
  { what: 'after the last event', at: '2025-12-06T15:00:00Z', past: 47, running: [], tally: '6 December 2025' },
  { what: 'after the year', at: '2026-11-21T12:00:00Z', past: 47, running: [], tally: 'The year is over' },
] as const;

for (const { what, at, past, running, tally } of INSTANTS) {
  test(`${what}, past events are struck through and said to be past, running ones said to be in progress`, async ({
    page,
  }) => {
    await open(page, `/expos?at=${at}&speed=0`);
    await expect(page.locator('.expo')).toHaveCount(47);
    await expect(page.locator('.expo s')).toHaveCount(past);
    await expect(page.locator('.expo', { has: page.locator('s') }).getByText('past', { exact: true })).toHaveCount(
      past,
    );
    const current = page.locator('.expo', { has: page.getByText('in progress', { exact: true }) });
    await expect(current.getByRole('heading')).toHaveText([...running]);
    await expect(page.locator('.expo-tally')).toContainText(tally);
  });
}

test('a day that turns while the page is open marks its events, and a clock that goes back unmarks them', async ({
  page,
}) => {
  await open(page, '/expos?at=2025-11-20T22:50:00Z&speed=60');
  const neds = page.locator('#neds');
  await expect(neds.getByText('in progress')).toBeVisible();
  await expect(neds.locator('s')).toHaveText('NIDV Exhibition Defence and Security', { timeout: 20_000 });
});

test('a region that is chosen while time runs leaves the clock where it is', async ({ page }) => {
  await open(page, '/expos?at=2025-11-20T20:00:00Z&speed=3600');
  const past = page.locator('#neds s');
  await expect(past).toBeVisible({ timeout: 20_000 });
  await page.getByRole('radio', { name: 'Europe' }).check();
  await expect(page.locator('.expo-region').filter({ hasNotText: 'Europe' })).toHaveCount(0);
  await frames(page, 2);
  expect(await past.count()).toBe(1);
});

test('every event shows its range, place and focus under the month it begins in', async ({ page }) => {
  await open(page, '/expos?at=2025-01-01&speed=0');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2025 Defence & Aerospace Engagements');
  const april = page.getByRole('region', { name: 'April' });
  await expect(april.getByRole('listitem')).toHaveCount(5);
  const last = april.getByRole('listitem').last();
  await expect(last.locator('.expo-range')).toHaveText('29 Apr - 1 May');
  await expect(last).toContainText('Modern Day Marine');
  await expect(last).toContainText('Washington, D.C.');
  await expect(last).toContainText('North America');
  await expect(last).toContainText('Expeditionary ground robots');
  await expect(page.locator('#neds .expo-range')).toHaveText('20 Nov - 20 Nov');
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
});

test('today’s line stands on the strip in its year alone', async ({ page }) => {
  await open(page, '/expos?at=2025-07-02T00:00:00Z&speed=0');
  await expect(page.locator('.strip-today')).toHaveCount(7);
  // 2 July is the middle of the year.
  await expect(page.locator('.strip-today').first()).toHaveAttribute('x1', '50.000%');
  await open(page, '/expos?at=2026-01-01T00:00:00Z&speed=0');
  await expect(page.locator('.strip-today')).toHaveCount(0);
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
  await expect(page).toHaveURL(/at=2025-04-29/);
  await expect(page.getByRole('status')).toHaveText('13 events shown.');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Upcoming and in progress only' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('.expo')).toHaveCount(8);
  await expect(page.locator('.strip-label').first()).toContainText('33');
  await expect(page.getByRole('status')).toHaveText('8 events shown.');

  await region('All regions').check();
  await expect(page.locator('.expo')).toHaveCount(33);
  await page.getByRole('checkbox').uncheck();
  await expect(page).not.toHaveURL(/region|ahead/);
  await expect(page.locator('.expo')).toHaveCount(47);
});

test('a link with a filter shows what it says; one that cannot be read shows all', async ({ page }) => {
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
  await expect(page.getByRole('heading', { name: 'No upcoming events' })).toBeVisible();
  await expect(page.locator('.expo-empty')).toContainText('All 15 events of 2025 in Europe');
  await page.getByRole('button', { name: 'Show all 47 events' }).press('Enter');
  await expect(page.locator('.expo')).toHaveCount(47);
  await expect(page.getByRole('radio', { name: 'All regions' })).toBeFocused();
  await page.getByRole('link', { name: 'See the list as of 29 April 2025' }).click();
  await expect(page.locator('.expo-tally')).toHaveText('29 April 2025: 14 past, 1 in progress, 32 upcoming.');
});

test('calendar files are downloaded, of one event and of all', async ({ page, request }) => {
  await open(page, '/expos');
  const [one] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Calendar file for SEAFUTURE' }).click(),
  ]);
  expect(one.suggestedFilename()).toBe('seafuture.ics');
  const text = await readFile(await one.path(), 'utf8');
  expect(text).toContain('DTSTART;VALUE=DATE:20250929\r\nDTEND;VALUE=DATE:20251003\r\n');

  const all = page.getByRole('link', { name: 'Calendar file: all 47 events' });
  const response = await request.get((await all.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toContain('text/calendar');
  expect((await response.text()).match(/BEGIN:VEVENT/g)).toHaveLength(47);
  for (const link of await page.locator('.expo-file').all()) {
    expect((await request.head((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  }
});

for (const width of [320, 390, 1280, 1920, 3840]) {
  test(`with events past, in progress and ahead the page has no accessibility violation and fits at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1000 });
    await open(page, '/expos?at=2025-05-20T12:00:00Z&speed=0&region=asia-pacific');
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('a link to one event brings it into view below the header', async ({ page }) => {
  await open(page, '/expos#dsei-uk');
  await expect(page.locator('#dsei-uk')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // With scripts off, the browser reports the scripts that it was told to preload as blocked.
  test.afterEach(({ faults }) => {
    const own = faults.filter((fault) => !fault.endsWith('.js csp'));
    faults.splice(0, faults.length, ...own);
  });

  test('the whole list can be read, nothing is called past, and no control is dead', async ({ page }) => {
    await page.goto('/expos');
    await expect(page.locator('.expo')).toHaveCount(47);
    await expect(page.locator('.expo').last()).toContainText('3 Dec - 6 Dec');
    await expect(page.locator('.expo s, .expo-state')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Calendar file: all 47 events' })).toBeVisible();
  });
});

test('on paper there are the months and the events, without controls', async ({ page }) => {
  await open(page, '/expos?at=2025-04-29&speed=0');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.expo').first()).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeHidden();
  await expect(page.locator('.expo-file').first()).toBeHidden();
});
