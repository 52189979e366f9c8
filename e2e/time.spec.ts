import type { Page } from '@playwright/test';
import { clockReading } from '../src/clock/zone';
import { dashboards } from '../src/dashboards/registry';
import { countdown, isoInstant } from '../src/sim/words/units';
import { nextRollback, rollbackBefore } from '../src/sim/world/incidents/incidents';
import { FROZEN_AT as AT, drawn, expect, FROZEN, open, test } from './support/site';
import { violations } from './support/violations';

const { cores, utilisation } = dashboards;
const DAY = 86_400_000;
const bar = (page: Page) => page.getByRole('region', { name: 'Time on this page' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const footer = (page: Page, id: string) => page.locator(`#${id} .panel-footer > :last-child`);
const reading = (t: number) => clockReading(t, 'utc');

/** The bar's instant, and whether a panel shows the same. */
const readings = (page: Page, id: string) =>
  page.evaluate((panel) => {
    const text = (selector: string) => document.querySelector(selector)?.textContent;
    return [text('.time-instant'), text('.time-instant') === text(`#${panel} .panel-footer > :last-child`)];
  }, id);

/** Expects every panel of /neuromorphic, and the bar, to show that instant. */
async function shows(page: Page, t: number): Promise<void> {
  await expect(bar(page).locator('.time-instant')).toHaveText(reading(t));
  for (const id of ['cores', 'utilisation']) {
    await page.locator(`#${id} .panel-plot`).scrollIntoViewIfNeeded();
    await expect(footer(page, id)).toHaveText(reading(t));
  }
}

test('the bar says live, past or future by a word and a shape, and one press returns to live', async ({ page }) => {
  await open(page, '/neuromorphic');
  const words = bar(page).locator('.time-words');
  const range = bar(page).getByRole('slider');
  await expect(words).toHaveText('Live');
  // The range stays in its middle, and says where it is all the same.
  await expect(range).toHaveAttribute('aria-valuetext', / UTC, Live$/);
  const first = await range.getAttribute('aria-valuetext');
  await expect(range).not.toHaveAttribute('aria-valuetext', first ?? '');
  await expect(bar(page).locator('.time-tense svg:visible')).toHaveAttribute('data-of', 'live');
  await button(page, 'Back one second').click();
  await expect(words).toHaveText('Time stopped');
  await expect(bar(page).locator('.time-tense svg:visible')).toHaveAttribute('data-of', 'still');
  await button(page, 'Resume time').click();
  await expect(words).toHaveText(/^\d+ s ago$/);
  await expect(bar(page).locator('.time-tense svg:visible')).toHaveAttribute('data-of', 'past');
  await button(page, 'Return to live').click();
  await expect(words).toHaveText('Live');
  await expect(range).toHaveAttribute('aria-valuetext', / UTC, Live$/);
  await expect(button(page, 'Return to live')).toBeFocused();
  await open(page, '/neuromorphic?at=2099-01-01T00:00:00Z');
  await expect(words).toHaveText(/^In \d+ y \d+ d$/);
  await expect(bar(page).locator('.time-tense svg:visible')).toHaveAttribute('data-of', 'future');
});

test('all panels follow a step, a pause and a speed', async ({ page }) => {
  await open(page, `/neuromorphic?${FROZEN}`);
  await drawn(page, 'cores');
  await button(page, 'Forward one second').click();
  await shows(page, AT + 1_000);
  await button(page, 'Back one second').click();
  await button(page, 'Back one second').click();
  await shows(page, AT - 1_000);
  await bar(page).getByRole('combobox', { name: 'Speed' }).selectOption('600×');
  await shows(page, AT - 1_000);
  await button(page, 'Resume time').click();
  await expect(bar(page).locator('.time-words')).toHaveText(/600×$/);
  await expect(footer(page, 'cores')).toHaveText(/2026-03-(?!03 09:[12])/);
  await button(page, 'Stop time').click();
  await expect(bar(page).locator('.time-words')).toHaveText('Time stopped');
  await expect.poll(() => readings(page, 'cores')).toEqual([expect.stringMatching(/^2026-03-/), true]);
});

test('the page moves by the range, by incident and to a typed instant', async ({ page }) => {
  await open(page, `/neuromorphic?${FROZEN}`);
  await drawn(page, 'cores');
  const range = bar(page).getByRole('slider');
  await range.focus();
  await page.keyboard.press('ArrowRight');
  await shows(page, AT + 1_000);
  await expect(range).toHaveAttribute('aria-valuetext', '2026-03-03 09:19:05.24 UTC, Time stopped');
  await range.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await shows(page, AT - 59_000);
  await range.focus();
  await page.keyboard.press('PageUp');
  await shows(page, AT + 3_541_000);
  await range.focus();
  await page.keyboard.press('Home');
  await expect(bar(page).locator('.time-instant')).toHaveText(/^2026-03-02 09:19:0/);
  // The panel's text holds the state of the instant that was reached.
  await expect(page.locator('#cores .panel-footer > :last-child')).toHaveText(/^2026-03-02 09:19:0/);

  await page.evaluate((t) => window.northwall?.freeze(t), AT);
  const next = nextRollback('northwall', AT);
  await expect(bar(page).locator('.time-next span')).toHaveText(countdown(AT, next.ended));
  await button(page, 'Next incident').click();
  await shows(page, next.ended);
  await expect(bar(page).locator('.time-incident-id')).toHaveText(next.id);
  await button(page, 'Next incident').click();
  await shows(page, nextRollback('northwall', next.ended).ended);
  await button(page, 'Previous incident').click();
  await button(page, 'Previous incident').click();
  await shows(page, rollbackBefore('northwall', next.ended).ended);
  await button(page, 'Clear selection').press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(bar(page).locator('.time-incident-id')).toHaveCount(0);

  await page.evaluate((t) => window.northwall?.freeze(t), AT);
  await button(page, 'More time controls').click();
  const field = bar(page).getByRole('textbox', { name: 'Go to a time (ISO 8601)' });
  for (const text of ['yesterday', '2026-02-30', '<img src=x onerror=alert(1)>', '9'.repeat(400), '']) {
    await field.fill(text);
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(bar(page).getByRole('alert')).toContainText('Enter a time between 1970 and 2100');
    await expect(field).toBeFocused();
    await expect(bar(page).locator('.time-instant')).toHaveText(reading(AT));
  }
  await field.fill('2026-03-03 10:00:00 UTC+01:00');
  await field.press('Enter');
  await expect(bar(page).getByRole('alert')).toHaveCount(0);
  await shows(page, Date.UTC(2026, 2, 3, 9));
});

test('panels are compared with their states 24 hours earlier: figure, sentence, table and address', async ({
  page,
}) => {
  // While `isBusy`, React renders no transition, as on a slow machine.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (message: unknown, options?: object) {
      if (document.documentElement.dataset.isBusy) held.push(() => post.call(this, message, options));
      else post.call(this, message, options);
    };
    addEventListener('idle-again', () => {
      delete document.documentElement.dataset.isBusy;
      for (const each of held.splice(0)) each();
    });
  });
  await open(page, `/neuromorphic?${FROZEN}`);
  const panel = await drawn(page, 'cores');
  await panel.getByRole('button', { name: 'More' }).click();
  await panel.getByRole('button', { name: 'Compare' }).click();
  const choice = panel.getByLabel('Compare the page’s panels with');
  // A comparison that is undone by going back is not the one shown, even if the page never rendered its address.
  await choice.selectOption('Another time');
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { isBusy: 'true' }));
  await panel.getByRole('button', { name: 'Compare', exact: true }).last().click();
  await expect(page).toHaveURL(/with=\d/);
  await page.goBack();
  await expect(page).not.toHaveURL(/with=/);
  await page.evaluate(() => dispatchEvent(new Event('idle-again')));
  await expect(choice).toHaveValue('none');
  await choice.selectOption('24 hours earlier');
  const compared = panel.getByRole('region', { name: 'Cores, compared' });
  const now = cores.state('northwall', AT, cores.settings);
  const before = cores.state('northwall', AT - DAY, cores.settings);
  const by = Math.abs(now.mean - before.mean).toFixed(1);
  await expect(compared).toContainText(`24 hours earlier (${before.mean.toFixed(1)}%`);
  await expect(compared).toContainText(
    `verage utilisation is ${by} points ${now.mean > before.mean ? 'higher' : 'lower'}`,
  );
  await expect(page).toHaveURL(/with=-24h/);
  await panel.getByRole('button', { name: 'Table' }).click();
  const last = panel.locator('thead th').last();
  await expect(last).toHaveText('24 hours earlier');
  await page.reload();
  await expect(compared).toContainText(`24 hours earlier (${before.mean.toFixed(1)}%`);
});

test.describe('in a zone of its own', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test('readings, logs and tables change to local time together, and a download stays in UTC', async ({ page }) => {
    await open(page, `/neuromorphic?${FROZEN}`);
    const panel = await drawn(page, 'utilisation');
    await panel.getByRole('button', { name: 'Table' }).click();
    const first = panel.locator('tbody th').first();
    const [newest] = utilisation.state('northwall', AT, {}).samples.slice(-1);
    const utc = isoInstant(newest?.ts ?? 0).slice(11, 23);
    const local = isoInstant((newest?.ts ?? 0) + 345 * 60_000).slice(11, 23);
    await expect(first).toHaveText(utc);
    await button(page, 'More time controls').click();
    const range = bar(page).getByRole('slider');
    await expect(range).toHaveAttribute('aria-valuetext', / UTC, Time stopped$/);
    await button(page, 'Show local time').click();
    await expect(range).toHaveAttribute('aria-valuetext', '2026-03-03 15:04:04.24 UTC+05:45, Time stopped');
    await expect(first).toHaveText(local);
    await expect(panel.locator('thead th').first()).toHaveText('Time, local');
    await expect(bar(page).locator('.time-instant')).toHaveText('2026-03-03 15:04:04.24 UTC+05:45');
    await panel.getByRole('button', { name: 'More' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toContain(utc);
    await open(page, `/transparency?${FROZEN}&zone=local`);
    await page.locator('#transparency').scrollIntoViewIfNeeded();
    await expect(page.locator('#transparency button.log-time').first()).toHaveText(/^1[45]:/);
  });
});

test('dragging the range leaves the bar and the panel at the same instant', async ({ page }) => {
  await open(page, `/edge-robotics?${FROZEN}`);
  await drawn(page, 'mesh');
  const range = bar(page).getByRole('slider');
  const box = await range.boundingBox();
  if (!box) throw new Error('no range');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  for (let i = 1; i <= 20; i++) await page.mouse.move(box.x + box.width * (0.5 + i / 60), box.y + box.height / 2);
  // The address is right from the end of the drag: going back at once returns to where it ended.
  const left = await page.evaluateHandle(() => {
    const noted = { at: '' };
    addEventListener('mouseup', () => Object.assign(noted, { at: new URLSearchParams(location.search).get('at') }));
    return noted;
  });
  await page.mouse.up();
  await expect(bar(page).locator('.time-instant')).not.toHaveText(reading(AT));
  const { at } = await left.jsonValue();
  await expect(bar(page).locator('.time-instant')).toHaveText(reading(Number(at)));
  await expect.poll(() => readings(page, 'mesh')).toEqual([expect.any(String), true]);
});

test('at every width the bar is one row until it is opened, fits, and has no accessibility violation', async ({
  page,
}) => {
  await open(page, `/neuromorphic?${FROZEN}`);
  const height = () =>
    bar(page)
      .locator('.time-row')
      .evaluate((row) => row.getBoundingClientRect().height);
  const widths = [320, 390, 1280, 1920];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // A thumb's height on phones.
    await expect.poll(height, `${width} px`).toBe(width < 720 ? 44 : 40);
  }
  await button(page, 'More time controls').click();
  await button(page, 'Next incident').click();
  await expect(button(page, 'Show local time')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`)
      .toBeLessThanOrEqual(width);
    expect(await violations(page, '.time-bar'), `${width} px`).toEqual([]);
  }
});
