import type { Page } from '@playwright/test';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { expect, open, test } from './site';
import { toleranceOf } from './tolerance';

const logs = Object.values<Dashboard>(dashboards).filter(({ log }) => log);

/** The log alone at one of its cases, standing still, once its rows are there. */
async function log(page: Page, { id, cases }: Dashboard, name: string, width: number, filter = '') {
  const found = cases.find((one) => one.name === name);
  if (!found) throw new Error(`${id} has no case ${name}`);
  await page.setViewportSize({ width, height: 1080 });
  await open(page, `/skynet?seed=${found.seed}&at=${found.at}&speed=0&panel=${id}${filter}`);
  const panel = page.locator(`#${id}`);
  await expect(panel.locator('figure')).toHaveAttribute('data-stage', 'drawing');
  await expect(panel.locator('.log-row').first()).toBeVisible();
  return panel;
}

for (const dashboard of logs) {
  for (const width of [390, 1280]) {
    test(`${dashboard.id}-incident-${width}`, async ({ page }) => {
      const panel = await log(page, dashboard, 'incident', width);
      await expect(panel).toHaveScreenshot(`${dashboard.id}-incident-${width}.png`, toleranceOf(dashboard.id));
    });
  }
}

for (const width of [390, 1280]) {
  test(`events-chain-break-${width}`, async ({ page }) => {
    const panel = await log(page, dashboards.events, 'chain-break', width);
    await expect(panel.getByText('chain break').first()).toBeVisible();
    await expect(panel).toHaveScreenshot(`events-chain-break-${width}.png`, toleranceOf('events'));
  });

  test(`events-filtered-${width}`, async ({ page }) => {
    const panel = await log(page, dashboards.events, 'incident', width, '&tags=WARN,FAIL');
    await expect(panel).toHaveScreenshot(`events-filtered-${width}.png`, toleranceOf('events'));
  });

  test(`events-json-${width}`, async ({ page }) => {
    const panel = await log(page, dashboards.events, 'incident', width);
    await panel.getByRole('button', { name: 'JSON', exact: true }).click();
    await expect(panel.getByRole('textbox', { name: /^Events as JSON/ })).toBeVisible();
    await expect(panel).toHaveScreenshot(`events-json-${width}.png`, toleranceOf('events'));
  });
}
