import type { Page } from '@playwright/test';
import { clockReading } from '../src/clock/zone';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { tenthsOfSeconds } from '../src/sim/words/measures';
import { extentWords } from '../src/sim/world/incident-words/extent-words';
import { type Incident, incidentNamed } from '../src/sim/world/incidents/incidents';
import { drawn, expect, open, recordAnnouncements, test } from './support/site';
import { violations } from './support/violations';

test.use({ viewport: { width: 1280, height: 720 } });

const throughput: Dashboard = dashboards.throughput;
const ID = 'inc-qdsa8-ad';
const SEED = 'northwall';
const FORK = `${SEED}~never-qdsa8`;
const [actual, without] = [SEED, FORK].map((world) => incidentNamed(world, ID)) as [Incident, Incident];
/** Twelve seconds after the veto was due: the incident has spread in the fork, and is over in the original. */
const LATER = Math.floor((actual.ended + 12_000) / 1_000) * 1_000;

const bar = (page: Page) => page.getByRole('region', { name: 'Time on this page' });
const band = (page: Page) => page.getByRole('region', { name: 'Changed world' });
const reading = (t: number) => clockReading(t, 'utc');
const world = (page: Page) => page.evaluate(async () => (await window.northwall?.ready())?.world);

/** True if the throughput panel shows what that world delivers at LATER. */
const delivers = (page: Page, name: string) =>
  expect(page.locator('#throughput .panel-value')).toContainText(
    throughput.figure(throughput.state(name, LATER, throughput.settings)).value,
  );

test('the front page offers what could have become of the incident that is selected in its drawing', async ({
  page,
}) => {
  await open(page, `/?at=${actual.ended}&speed=0`);
  await expect(page.locator('.home-hero .time-incident')).toHaveCount(0);
  await open(page, `/?at=${actual.ended}&speed=0&incident=${ID}`);
  const selected = page.locator('.home-hero .time-incident');
  await expect(selected).toContainText(
    `vetoes the commit ${tenthsOfSeconds(actual.ended - actual.onset)} s after the onset`,
  );
  await selected.getByRole('button', { name: 'What if', exact: true }).click();
  await selected.getByRole('button', { name: /^No veto/ }).click();
  await expect(band(page)).toContainText(`${ID} without its veto`);
  // The click in the tall list may have scrolled the page, and a button under the header is smaller than it is.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
});

test('a visitor takes a veto away by keyboard, sees the incident spread, and undoes it', async ({ page }) => {
  await open(page, `/skynet?at=${actual.ended}&speed=0`);
  await drawn(page, 'throughput');
  const announcements = await recordAnnouncements(page);
  // Selects the incident whose veto comes then.
  await bar(page).getByRole('button', { name: 'Back one second' }).click();
  await bar(page).getByRole('button', { name: 'Next incident' }).click();
  await expect(bar(page).locator('.time-incident-id')).toHaveText(ID);
  await expect(page).toHaveURL(new RegExp(`&at=${actual.ended}&speed=0&incident=${ID}$`));
  const original = page.url();

  const what = bar(page).getByRole('button', { name: 'What if', exact: true });
  await what.focus();
  await page.keyboard.press('Enter');
  const offer = bar(page).getByRole('button', { name: `No veto: ${extentWords(FORK, without)}` });
  await expect(offer).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(offer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(band(page)).toContainText(`A changed world:${ID} without its veto`);
  await expect(page).toHaveURL(new RegExp(`seed=${SEED}&fork=never-qdsa8&at=${actual.ended}&speed=0&incident=${ID}$`));
  await expect(bar(page).locator('.time-instant')).toHaveText(reading(actual.ended));
  await expect(what).toBeFocused();
  await expect.poll(announcements).toContain(`A changed world: ${ID} without its veto`);
  await expect(page.locator('.header .badge')).toHaveText(/^OK [\d,]+ TFLOPS$/);
  await expect(page.locator('.header .badge + *')).toHaveText('in the original world');
  await expect(bar(page).locator('.time-branch path')).toHaveAttribute('d', /^M.+C.+H/);
  expect(await world(page)).toBe(FORK);

  await page.evaluate((t) => window.northwall?.seek(t), LATER);
  await drawn(page, 'throughput');
  await delivers(page, FORK);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);

  // The original is behind the fork in each panel, until a visitor switches it off.
  const compare = band(page).getByRole('checkbox', { name: 'Compare with the original', checked: true });
  const other = page.locator('#throughput .panel-compared');
  await expect(other).toContainText('in the original');
  await expect(other).toContainText('GPUs down');
  // The forks leave out what a veto prevented while they show another world, and so does their legend.
  const prevented = page.locator('#forks .legend').getByText('Prevented by the veto');
  await expect(prevented).toBeHidden();
  await compare.click();
  await expect(other).toHaveCount(0);
  await expect(prevented).toBeVisible();
  await expect(page).toHaveURL(/&with=none/);
  await band(page).getByRole('checkbox', { name: 'Compare with the original', checked: false }).press('Space');
  await expect(other).toContainText('in the original');
  await expect(compare).toBeFocused();

  // Back to the original at the same instant, and forward to the fork at it.
  await band(page).getByRole('button', { name: 'Back to the original' }).click();
  await expect(band(page)).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
  await expect(bar(page).locator('.time-instant')).toHaveText(reading(LATER));
  await drawn(page, 'throughput');
  await delivers(page, SEED);
  await page.goBack();
  await expect(band(page)).toBeVisible();
  await delivers(page, FORK);

  // An incident that never happens is not selected, and undoing that leaves the other edit.
  await page.evaluate(() => window.northwall?.fork('never-qdsa8.no-qdsa7'));
  await expect(band(page).getByRole('listitem')).toHaveCount(2);
  await band(page).getByRole('button', { name: 'Undo: without inc-qdsa7-be' }).press('Enter');
  await expect(band(page).getByRole('listitem')).toHaveCount(1);
  await expect(band(page)).toBeFocused();
  await what.click();
  await bar(page)
    .getByRole('button', { name: /^No incident/ })
    .click();
  await expect(band(page)).toContainText(`without ${ID}`);
  await expect(bar(page).locator('.time-incident-id')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`fork=no-qdsa8&at=${LATER}&speed=0$`));

  // The tour starts on request, and goes to the fork and back.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await bar(page).getByRole('button', { name: 'More time controls' }).click();
  await bar(page).getByRole('button', { name: 'What a veto does, in five steps' }).press('Enter');
  const tour = page.getByRole('region', { name: 'What a veto does' });
  await expect(tour.locator('.tour-text')).toBeFocused();
  await expect(tour).toContainText('Your changed world returns when the tour ends');
  await expect(band(page)).toHaveCount(0);
  await expect(tour).toBeInViewport({ ratio: 1 });
  // Text about the incident would give the guess away.
  await expect(bar(page).locator('.time-incident')).toBeHidden();
  await page.keyboard.press('Tab');
  for (const words of [
    'vetoes the commit',
    'but without the veto',
    'The pod’s watchdog ends',
    'You are back in the original world',
  ]) {
    await page.keyboard.press('Enter');
    await expect(tour.locator('.tour-text')).toContainText(words);
    await expect(tour.locator('.tour-text')).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(tour).toHaveCount(0);
  await expect(band(page)).toContainText(`without ${ID}`);
  await page.evaluate((t) => window.northwall?.freeze(t), LATER);

  // A fork is in the address alone.
  await page.reload();
  await expect(band(page)).toContainText(`without ${ID}`);
  await open(page, new URL(original).pathname + new URL(original).search);
  await expect(page.locator('.fork-band')).toHaveCount(0);
  expect(await world(page)).toBe(SEED);
  await open(page, '/skynet');
  expect(await world(page)).toBe(SEED);
  expect(await page.evaluate(() => localStorage.getItem('northwall.world'))).toContain('"seed":"northwall"');
});

test('a panel alone offers what could have become of the incident, and one that is paused stays so in the fork', async ({
  page,
}) => {
  await open(page, `/skynet?panel=throughput&at=${actual.ended}&incident=${ID}`);
  const panel = await drawn(page, 'throughput');
  await panel.getByRole('button', { name: 'Pause' }).click();
  const instant = await panel.locator('.panel-footer').innerText();
  await page.getByRole('button', { name: 'What if', exact: true }).click();
  await page.getByRole('button', { name: `No veto: ${extentWords(FORK, without)}` }).click();
  await expect(band(page)).toContainText(`${ID} without its veto`);
  await expect(panel.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expect(panel.locator('.panel-footer')).toHaveText(instant.replace(/\n/g, ''));

  // An incident that is over in the fork too is shown from its onset, and time runs on.
  await band(page).getByRole('button', { name: 'Back to the original' }).click();
  await page.evaluate((t) => window.northwall?.seek(t), without.recovered + 60_000);
  await page.getByRole('button', { name: 'What if', exact: true }).click();
  await page.getByRole('button', { name: `No veto: ${extentWords(FORK, without)}` }).click();
  await expect(page).toHaveURL(new RegExp(`fork=never-qdsa8&at=${without.onset}&anchor=`));

  // Entries that only the original's log has are explained from the original.
  await open(page, `/skynet?panel=corelog&seed=${SEED}&fork=never-qdsa8&at=${actual.recovered}&speed=0`);
  await page.locator('.log-row[data-only="other"] .log-time').first().click();
  await expect(page.getByRole('region', { name: 'Why' })).toContainText('Caused by');
});
