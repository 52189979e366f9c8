import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import type { Dashboard } from '../src/dashboards/contract';
import type { DashboardId } from '../src/dashboards/ids';
import { dashboards } from '../src/dashboards/registry';
import { comparedTable } from '../src/sim/tables/compared-table';
import { readableTable, type Table } from '../src/sim/tables/table';
import { unitBehind } from '../src/sim/words/units';
import { drawn, expect, FROZEN, FROZEN_AT, frames, open, test } from './support/site';
import { LEAST_PX, noteDrawnType, PIXEL_MM, smallestType } from './support/type-sizes';

/** Texts of the panel's table, cell by cell. */
function cells(panel: Locator): Promise<string[][]> {
  return panel
    .locator('.mirror tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent ?? '')),
    );
}

/** Tables that mirror a state. */
const tablesOf = (dashboard: Dashboard, state: unknown): readonly Table[] => {
  const table = dashboard.table(state);
  return [table, ...(table.details ?? [])];
};

const textsIn = (tables: readonly Table[]) =>
  tables.flatMap((table) => readableTable(table).rows.map(({ cells: row }) => row.map(String)));

/** Cells of all tables that mirror a state. */
const texts = (dashboard: Dashboard, state: unknown) => textsIn(tablesOf(dashboard, state));

for (const dashboard of Object.values<Dashboard>(dashboards)) {
  const { id, cases, settings } = dashboard;
  const last = cases.at(-1);
  if (!last) throw new Error(`${id} has no case`);
  const { world, at } = last;

  test(`${id}: figures, words and table hold the values of the state, and its type can be read at 3840 px`, async ({
    page,
  }) => {
    await noteDrawnType(page);
    await open(page, `/skynet?seed=${world}&at=${at}&speed=0&panel=${id}`);
    const panel = page.locator(`#${id}`);
    const state = dashboard.state(world, at, settings);
    const { value, unit, label } = dashboard.figure(state);
    await expect(panel.locator('.panel-value')).toHaveText(`${value}${unitBehind(unit)} ${label}`);
    await expect(panel.locator('.panel-summary')).toHaveText(dashboard.sentence(state));
    await expect(panel.locator('.panel-clock')).toHaveText('time stopped');
    await expect.poll(() => cells(panel)).toEqual(texts(dashboard, state));
    const table = panel.getByRole('table', { name: `${dashboard.title}, ${dashboard.unit}` });
    const region = panel.locator('.mirror');
    if (dashboard.loadScene || dashboard.log) {
      await expect(region).toHaveAttribute('tabindex', '-1');
      expect(await panel.locator('.panel-table').boundingBox()).toMatchObject({ width: 1, height: 1 });
      await panel.getByRole('button', { name: 'Table' }).click();
    }
    await expect(region).toHaveAttribute('tabindex', '0');
    expect((await region.boundingBox())?.width).toBeGreaterThan(300);
    await expect(table).toBeVisible();
    await expect.poll(() => cells(panel)).toEqual(texts(dashboard, state));
    if (!dashboard.loadScene) return;

    await panel.getByRole('button', { name: 'Table' }).click();
    await page.evaluate(() => {
      window.drawnType = [];
    });
    await page.setViewportSize({ width: 3840, height: 2160 });
    await drawn(page, id);
    await page.evaluate(() => window.northwall?.ready());
    for (const [kind, px] of Object.entries(await smallestType(page, '.panel'))) {
      const description = `${kind} ${(px * PIXEL_MM).toFixed(1)} mm`;
      test.info().annotations.push({ type: 'smallest type at 3840, on a screen of 65 inches', description });
      expect(px, description).toBeGreaterThanOrEqual(LEAST_PX);
      expect(px, kind).toBeLessThan(Number.POSITIVE_INFINITY);
    }
  });
}

test('a paused table whose rows come and go shows the state of its instant', async ({ page }) => {
  const mesh: Dashboard = dashboards.mesh;
  await open(page, '/skynet?seed=northwall&at=2026-03-03T09:00:00Z&speed=20&panel=mesh');
  const panel = page.locator('#mesh');
  const rows = panel.locator('.mirror tbody tr');
  await expect(rows.first()).toBeAttached();
  const opening = await rows.count();
  await expect.poll(() => rows.count()).not.toBe(opening);
  await panel.getByRole('button', { name: 'Pause' }).click();
  await panel.getByRole('button', { name: 'More' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Download JSON' }).click(),
  ]);
  const { t } = JSON.parse(readFileSync(await download.path(), 'utf8'));
  await expect.poll(() => cells(panel)).toEqual(texts(mesh, mesh.state('northwall', t, {})));
});

test('every panel of a page has the table of the paused instant from the start, off screen too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  for (const path of ['/', '/skynet', '/containment']) {
    await open(page, `${path}?seed=northwall&at=${FROZEN_AT}&speed=0`);
    const ids = await page
      .locator('.panel:has(figure[data-stage])')
      .evaluateAll((all) => all.map(({ id }) => id as DashboardId));
    for (const t of [FROZEN_AT, FROZEN_AT + 1_000]) {
      if (t !== FROZEN_AT) await page.evaluate((at) => window.northwall?.freeze(at), t);
      for (const id of ids) {
        const dashboard: Dashboard = dashboards[id];
        const state = dashboard.state('northwall', t, dashboard.settings);
        await expect
          .poll(() => cells(page.locator(`#${id}`)), { message: `${path} ${id}` })
          .toEqual(texts(dashboard, state));
      }
    }
  }
});

test('a table does not change while focus is inside it, and catches up when focus leaves', async ({ page }) => {
  const { cores } = dashboards;
  const [before, after] = [FROZEN_AT, FROZEN_AT + 1_000].map((t) => texts(cores, cores.state('northwall', t, {})));
  await open(page, `/neuromorphic?${FROZEN}`);
  const panel = await drawn(page, 'cores');
  const region = panel.locator('.mirror');
  await panel.getByRole('button', { name: 'Table' }).focus();
  for (const opened of [false, true]) {
    if (opened) await page.keyboard.press('Enter');
    await region.focus();
    const value = (await panel.locator('.panel-value').textContent()) ?? '';
    await page.keyboard.press(opened ? ',' : '.');
    await expect(panel.locator('.panel-value')).not.toHaveText(value);
    await frames(page, 2);
    expect(await cells(panel)).toEqual(opened ? after : before);
    await panel.getByRole('button', { name: 'Table' }).focus();
    await expect.poll(() => cells(panel)).toEqual(opened ? before : after);
  }
});

test('a screen reader keeps its row: the element of a record stays while the record is listed', async ({ page }) => {
  await open(page, `/skynet?${FROZEN}&panel=events`);
  const rows = page.locator('#events .mirror tbody tr');
  await expect(rows.first()).toBeAttached();
  const newest = await rows.first().elementHandle();
  const name = await rows.first().locator('th').textContent();
  await page.keyboard.press('.');
  await expect(rows.first().locator('th')).not.toHaveText(name ?? '');
  expect(await newest?.evaluate((row) => [row.isConnected, row.firstElementChild?.textContent])).toEqual([true, name]);
});

test('a table keeps nothing of an earlier comparison, nor of a panel that stood in its place', async ({ page }) => {
  const panel = page.locator('.panel');
  const heads = () => panel.locator('.mirror table').first().locator('thead th').count();
  await open(page, `/neuromorphic?${FROZEN}&panel=cores`);
  const alone = await cells(panel);
  await panel.getByRole('button', { name: 'More' }).click();
  await panel.getByRole('button', { name: 'Compare' }).click();
  const choice = panel.getByLabel('Compare the page’s panels with');
  const { cores } = dashboards;
  const tablesAt = (hours: number) => tablesOf(cores, cores.state('northwall', FROZEN_AT - hours * 3_600_000, {}));
  const comparedTexts = (hours: number, words: string) => {
    const earlier = tablesAt(hours);
    const compared = tablesAt(0).map((table, i) => comparedTable(table, earlier[i], words, readableTable));
    return compared.flatMap(({ rows }) => rows.map(({ cells: row }) => row.map(String)));
  };
  for (const [hours, words] of [
    [24, '24 hours earlier'],
    [1, '1 hour earlier'],
  ] as const) {
    await choice.selectOption(words);
    await expect.poll(() => cells(panel)).toEqual(comparedTexts(hours, words));
    expect(await heads()).toBe(comparedTexts(hours, words)[0]?.length);
  }
  await expect(page).toHaveURL(/with=-1h/);
  await page.evaluate(() => {
    history.pushState(null, '', location.href.replace('with=-1h', 'with=-24h'));
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => cells(panel)).toEqual(comparedTexts(24, '24 hours earlier'));
  await choice.selectOption('Nothing');
  await expect.poll(() => cells(panel)).toEqual(alone);

  const { mesh, events } = dashboards;
  await open(page, `/skynet?${FROZEN}&panel=mesh`);
  for (const { id } of [undefined, events, undefined, mesh].map((one) => one ?? { id: '' })) {
    await page.evaluate((panelId) => {
      const url = new URL(location.href);
      if (panelId) url.searchParams.set('panel', panelId);
      else url.searchParams.delete('panel');
      history.pushState(null, '', url);
      dispatchEvent(new PopStateEvent('popstate'));
    }, id);
    if (id) await expect(panel).toHaveCount(1);
  }
  await page.evaluate(() => history.go(-2));
  const now = (one: Dashboard) => texts(one, one.state('northwall', FROZEN_AT, one.settings));
  await expect.poll(() => cells(panel)).toEqual(now(events));
  await page.evaluate(() => history.go(2));
  await expect.poll(() => cells(panel)).toEqual(now(mesh));
});
