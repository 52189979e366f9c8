import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { printed } from '../src/sim/words/table';
import { unitBehind } from '../src/sim/words/units';
import { expect, open, test } from './site';

/** The text of each cell of the panel's table. */
function cells(panel: Locator): Promise<string[][]> {
  return panel
    .locator('.mirror tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent ?? '')),
    );
}

const texts = (dashboard: Dashboard, state: unknown) =>
  printed(dashboard.table(state)).rows.map((row) => row.map(String));

for (const dashboard of Object.values<Dashboard>(dashboards)) {
  const { id, cases, settings } = dashboard;
  const last = cases.at(-1);
  if (!last) throw new Error(`${id} has no case`);
  const { seed, at } = last;

  test(`${id}: figures, words and table hold the values of the state`, async ({ page }) => {
    await open(page, `/skynet?seed=${seed}&at=${at}&speed=0&panel=${id}`);
    const panel = page.locator(`#${id}`);
    const state = dashboard.state(seed, dashboard.readings?.at(seed, at) ?? at, settings);
    const { value, unit, label } = dashboard.readout(state);
    await expect(panel.locator('.panel-value')).toHaveText(`${value}${unitBehind(unit)} ${label}`);
    await expect(panel.locator('.panel-summary')).toHaveText(dashboard.summary(state));
    await expect(panel.locator('.panel-clock')).toHaveText('paused');
    if (dashboard.stage || dashboard.log) await panel.getByRole('button', { name: 'Table' }).click();
    await expect(panel.locator('.mirror tbody tr')).toHaveCount(dashboard.table(state).rows.length);
    expect(await cells(panel)).toEqual(texts(dashboard, state));
  });
}

test('a table whose rows come and go shows, once held, what the state of that instant says', async ({ page }) => {
  const mesh: Dashboard = dashboards.mesh;
  await open(page, '/skynet?seed=northwall&at=2026-03-03T09:00:00Z&speed=20&panel=mesh');
  const panel = page.locator('#mesh');
  if (mesh.stage) await panel.getByRole('button', { name: 'Table' }).click();
  const rows = panel.locator('.mirror tbody tr');
  const opening = await rows.count();
  await expect.poll(() => rows.count(), { timeout: 20_000 }).not.toBe(opening);
  await panel.getByRole('button', { name: 'Pause' }).click();
  await panel.getByRole('button', { name: 'More' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Download JSON' }).click(),
  ]);
  const { t } = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(await cells(panel)).toEqual(texts(mesh, mesh.state('northwall', t, {})));
});
