import type { Locator, Page } from '@playwright/test';
import { dashboards } from '../src/dashboards/registry';
import { incidentNamed, incidentsBetween, openIncidents } from '../src/sim/world/incidents/incidents';
import { takenParts } from '../src/sim/world/incidents/interlocks';
import { drawn, expect, open, test } from './support/site';

/** Two seconds into an incident. */
const AT = Date.UTC(2026, 2, 3, 8, 53, 26, 800);
const FROZEN = `seed=northwall&at=${AT}&speed=0`;

const picture = (panel: Locator) => panel.locator('.panel-plot').screenshot();

/** Points at a share of the width of a panel's plot, near its foot. */
async function point(page: Page, panel: Locator, share: number): Promise<void> {
  const box = await panel.locator('.panel-plot').boundingBox();
  if (!box) throw new Error('no plot');
  await page.mouse.move(box.x + box.width * share, box.y + box.height * 0.9);
}

test.use({ viewport: { width: 1920, height: 1400 } });

test('an instant that is pointed at in one panel is marked in each that reaches it, until the pointer leaves', async ({
  page,
}) => {
  await open(page, `/containment?${FROZEN}`);
  const interlocks = await drawn(page, 'interlocks');
  const rollback = await drawn(page, 'rollback');
  await page.mouse.move(2, 2);
  const before = await picture(interlocks);
  await point(page, rollback, 0.7);
  await expect.poll(async () => (await picture(interlocks)).equals(before)).toBe(false);
  const marked = await picture(interlocks);
  await point(page, rollback, 0.4);
  await expect.poll(async () => (await picture(interlocks)).equals(marked)).toBe(false);
  await page.mouse.move(2, 2);
  await expect.poll(async () => (await picture(interlocks)).equals(before)).toBe(true);
  // Conversely, the last seconds of the minute are in the strip of seven.
  const strip = await picture(rollback);
  // Rows end at the gate, where now is; beyond it is how long each has been as it is.
  await point(page, interlocks, 0.71);
  await expect.poll(async () => (await picture(rollback)).equals(strip)).toBe(false);
  // Outside the strip, an instant is marked in the panel itself alone.
  await point(page, interlocks, 0.6);
  await expect.poll(async () => (await picture(rollback)).equals(strip)).toBe(true);
  await expect.poll(async () => (await picture(interlocks)).equals(before)).toBe(false);
});

test('the inspector’s range moves the same crosshair, and what it says of a cause takes the page there', async ({
  page,
}) => {
  await open(page, `/skynet?${FROZEN}`);
  await page.getByRole('checkbox', { name: 'Utilisation' }).check();
  const utilisation = await drawn(page, 'utilisation');
  const history = await drawn(page, 'history');
  const before = await picture(history);
  await utilisation.getByRole('button', { name: 'Inspect' }).click();
  await expect.poll(async () => (await picture(history)).equals(before)).toBe(false);
  await utilisation.getByRole('button', { name: 'Inspect' }).click();
  await expect.poll(async () => (await picture(history)).equals(before)).toBe(true);
  await utilisation.getByRole('button', { name: 'Inspect' }).click();
  const words = utilisation.locator('.panel-inspect > p');
  const sample = ((await words.textContent()) ?? '').split('. ')[0];
  // A pointer that has come and gone leaves the picture unchanged.
  await expect.poll(async () => (await picture(history)).equals(before)).toBe(false);
  const inspected = await picture(history);
  await point(page, history, 0.5);
  await expect.poll(async () => (await picture(history)).equals(inspected)).toBe(false);
  await page.mouse.move(2, 2);
  await expect.poll(async () => (await picture(history)).equals(inspected)).toBe(true);
  const why = utilisation.getByRole('region', { name: 'Why' });
  await expect(why.getByText(/vetoes the commit .* after the onset of/)).toBeVisible();
  const veto = incidentNamed('northwall', 'inc-qdsa8-ad')?.ended ?? 0;
  const time = new Date(veto).toISOString().slice(11, 23);
  await why.getByRole('button', { name: `Go to ${time}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.time-instant')).toContainText(time.slice(0, 8));

  // The sample is later than that, and the inspector follows again once focus has left its reasons.
  await utilisation.getByRole('slider', { name: 'Selected reading' }).focus();
  await expect(words).toHaveText(`${sample} is not in the table at this time.`);
  await utilisation.getByRole('slider', { name: 'Selected reading' }).press('End');
  await expect(words).toContainText('Sandboxes');
});

test('a correlation id selected in the log is outlined in every panel and marked in tables, and is in the link', async ({
  page,
}) => {
  await open(page, `/skynet?${FROZEN}`);
  const panels = [
    await drawn(page, 'throughput'),
    await drawn(page, 'mesh'),
    await drawn(page, 'history'),
    await drawn(page, 'cores'),
  ];
  const before: Buffer[] = [];
  for (const panel of panels) before.push(await picture(panel));
  const { events } = dashboards;
  const records = events.state('northwall', AT, events.settings).events;
  const id = records.findLast(({ corr }) => corr.startsWith('inc-'))?.corr ?? '';
  const incident = incidentNamed('northwall', id);
  await page.locator('#events .panel-log').scrollIntoViewIfNeeded();
  await page.locator('#events').getByText('Filter').click();
  await page
    .locator('#events')
    .getByRole('searchbox')
    .fill(records.findLast(({ corr }) => corr === id)?.subj ?? '');
  await page.locator('.log-corr', { hasText: id }).first().click();
  await expect(page).toHaveURL(new RegExp(`incident=${id}`));
  for (const [i, panel] of panels.entries()) {
    await panel.locator('.panel-plot').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await picture(panel)).equals(before[i] as Buffer)).toBe(false);
  }
  const table = page.locator('#throughput');
  await table.getByRole('button', { name: 'Table' }).click();
  await expect(table.locator('tr[data-selected="true"]')).toHaveCount(1);
  await expect(table.locator('tr[data-selected="true"] th')).toHaveText(
    `${['US', 'EU', 'UK'][incident?.pod ?? 0]} ${(incident?.rack ?? 0) + 1}`,
  );
  await page.locator('.time-incident').getByRole('button', { name: 'Clear selection' }).click();
  await expect(table.locator('tr[data-selected="true"]')).toHaveCount(0);
  await expect(page).not.toHaveURL(/incident=/);
});

test('the first incident on a drawing links no new WebGL program', async ({ page }) => {
  await page.addInitScript(() => {
    const { linkProgram } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.linkProgram = function (program) {
      const { dataset } = this.canvas as HTMLCanvasElement;
      dataset.links = String(Number(dataset.links ?? 0) + 1);
      linkProgram.call(this, program);
    };
  });
  const { throughput } = dashboards;
  const at = throughput.cases.find(({ name }) => name === 'quiet')?.at ?? 0;
  expect(openIncidents('northwall', at)).toEqual([]);
  await open(page, `/skynet?seed=northwall&at=${at}&speed=0`);
  const panel = await drawn(page, 'throughput');
  const canvas = panel.locator('canvas');
  const linked = await canvas.getAttribute('data-links');
  expect(Number(linked)).toBeGreaterThan(1);
  const before = await picture(panel);
  const next = incidentsBetween('northwall', at, at + 600_000).find((incident) => takenParts(incident).racks);
  await page.evaluate((t) => window.northwall?.freeze(t), next?.ended ?? 0);
  await expect(panel.locator('.panel-summary')).toContainText('inc-');
  await expect.poll(async () => (await picture(panel)).equals(before)).toBe(false);
  expect(await canvas.getAttribute('data-links')).toBe(linked);
});
