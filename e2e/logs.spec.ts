import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { dashboards } from '../src/dashboards/registry';
import { expect, frames, open, test } from './support/site';
import { violations } from './support/violations';

const { events, transparency } = dashboards;
const SEED = 'northwall';

/** Instant of one of a dashboard's cases, by name. */
const instantOf = ({ cases }: { cases: typeof events.cases }, name: string): number => {
  const found = cases.find((each) => each.name === name);
  if (!found) throw new Error(`no case ${name}`);
  return found.at;
};
const AT = instantOf(events, 'quiet');
const FROZEN = `/skynet?seed=${SEED}&at=${AT}&speed=0&panel=events`;
const RUNNING = `/skynet?seed=${SEED}&at=${AT}&panel=events&speed=`;
const { events: records } = events.state(SEED, AT, events.settings);

/** The log of a solo panel with its filters unfolded, once it has rows or says that it has none. */
async function openLog(page: Page, path: string, id = 'events'): Promise<Locator> {
  await open(page, path);
  const panel = page.locator(`#${id}`);
  await expect(panel.locator('.log-row, .log-empty').first()).toBeVisible();
  await panel.getByText('Filter').click();
  return panel;
}

/** Keys of the rows in the document, from top to bottom. */
const keys = (panel: Locator) =>
  panel.locator('.log-list li').evaluateAll((items) =>
    items
      .map((item) => ({ key: (item as HTMLElement).dataset.key, top: item.getBoundingClientRect().top }))
      .sort((a, b) => a.top - b.top)
      .map(({ key }) => key),
  );

async function download(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return JSON.parse(readFileSync(await file.path(), 'utf8'));
}

test('tags and subject filter rows and JSON and are in the address', async ({ page }) => {
  const panel = await openLog(page, FROZEN);
  await test.step('a pressed button can be read in every frame', async () => {
    const lock = panel.getByRole('button', { name: 'Lock to newest' });
    /** Ink and ground of the button in the frame after a press. */
    const press = () =>
      lock.evaluate(async (button: HTMLButtonElement) => {
        button.click();
        await new Promise(requestAnimationFrame);
        const { color, backgroundColor } = getComputedStyle(button);
        return { ink: color, ground: backgroundColor };
      });
    const pressed = await press();
    const letGo = await press();
    expect(pressed.ground).toBe(letGo.ink);
    expect(letGo.ground).toBe('rgba(0, 0, 0, 0)');
  });

  await panel.getByRole('button', { name: 'JSON', exact: true }).click();
  const area = panel.getByRole('textbox', { name: /^Events as JSON/ });
  expect(JSON.parse(await area.inputValue())).toEqual(records.toReversed().slice(0, 120));
  await expect(panel.locator('.log-status')).toHaveText(`120 of ${records.length} shown`);
  await panel.getByRole('button', { name: 'WARN', exact: true }).click();
  await expect
    .poll(async () => JSON.parse(await area.inputValue()))
    .toEqual(
      records
        .filter(({ tag }) => tag === 'WARN')
        .toReversed()
        .slice(0, 120),
    );
  await panel.getByRole('button', { name: 'JSON', exact: true }).click();
  await panel.getByRole('button', { name: 'All', exact: true }).click();

  await expect(panel.locator('.log-status')).toHaveText(`${records.length} of ${records.length} shown`);
  await panel.getByRole('button', { name: 'NET', exact: true }).click();
  await panel.getByRole('button', { name: 'OK', exact: true }).click();
  const tagged = records.filter(({ tag }) => tag === 'NET' || tag === 'OK');
  await expect(panel.locator('.log-status')).toHaveText(`${tagged.length} of ${records.length} shown`);
  const subject = panel.getByRole('searchbox', { name: 'Subject begins with' });
  await subject.pressSequentially('rer');
  await subject.press('ArrowLeft');
  await subject.press('ArrowLeft');
  await subject.pressSequentially('ov');
  await expect(subject).toHaveValue('ROVER');
  const passing = tagged.filter(({ subj }) => subj.startsWith('ROVER'));
  await expect(panel.locator('.log-status')).toHaveText(`${passing.length} of ${records.length} shown`);
  for (const text of await panel.locator('.log-row .log-text').allTextContents()) expect(text).toMatch(/^ROVER-/);
  await expect(page).toHaveURL(/tags=OK%2CNET&subject=ROVER$/);
  await expect(panel.locator('.log-chosen')).toHaveText('OK, NET, subject ROVER…');
  await panel.getByRole('searchbox').fill('NOBODY');
  await expect(panel.locator('.log-empty')).toBeVisible();
});

const OF_SEC = '{"version":1,"value":{"/skynet":"?v=1&tags=SEC"}}';
const pressed = (panel: Locator) => panel.locator('.log-chip[aria-pressed="true"]');

test('a filter is kept for the next visit, unless it comes from the address or cannot be read', async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('northwall.pages'));
  await (await openLog(page, FROZEN)).getByRole('button', { name: 'SEC', exact: true }).click();
  await expect.poll(stored).toBe(OF_SEC);
  await expect(pressed(await openLog(page, FROZEN))).toHaveText(['SEC']);
  let panel = await openLog(page, `${FROZEN}&tags=NET,IO&subject=vault`);
  await expect(pressed(panel)).toHaveText(['NET', 'IO']);
  await expect(panel.getByRole('searchbox')).toHaveValue('VAULT');
  expect(await stored()).toBe(OF_SEC);
  panel = await openLog(page, `${FROZEN}&tags=FOO,,%00&subject=${'X'.repeat(41)}`);
  await expect(pressed(panel)).toHaveText(['SEC']);
  await expect(page.getByRole('region', { name: 'Notice' })).toHaveText(/tags in this link.*subject in this link/);
  await page.evaluate(() => localStorage.setItem('northwall.pages', '{"version":1,"value":{"/skynet"'));
  await expect(pressed(await openLog(page, FROZEN))).toHaveText(['All']);
});

test('a pause holds the rows and says how far behind they are, and one press returns to the present', async ({
  page,
}) => {
  const panel = await openLog(page, `${RUNNING}20`);
  await panel.getByRole('button', { name: 'Pause' }).click();
  const behind = panel.locator('.log-behind span');
  await expect(behind).toHaveText(/^\d+\.\d s behind, \d+ new$/);
  const rowKeys = await keys(panel);
  await expect(behind).toHaveText(/^\d{2,}\.\d s behind, [1-9]\d{2,} new$/);
  expect(await keys(panel)).toEqual(rowKeys);
  await panel.getByRole('button', { name: 'Jump to live' }).click();
  await expect(behind).toHaveCount(0);
  await expect.poll(() => keys(panel)).not.toEqual(rowKeys);
  await expect(panel.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('a row whose record is read stays where it is while others come; the record stays when the row has expired', async ({
  page,
}) => {
  const panel = await openLog(page, `${RUNNING}2`);
  await panel.locator('.log-list li').nth(3).locator('.log-time').click();
  const read = panel.locator('.log-list li:has([aria-expanded="true"])');
  const list = panel.locator('.log-list');
  const record = panel.locator('.log-record');
  const fields = await record.locator('> dl').innerText();
  // The list ends at the row, and the record follows.
  const gap = async () => {
    const [row, below] = [await read.boundingBox(), await record.boundingBox()];
    return Math.abs((below?.y ?? 0) - (row?.y ?? 0) - (row?.height ?? 0));
  };
  await expect.poll(gap).toBeLessThanOrEqual(2);
  const top = (await read.boundingBox())?.y ?? 0;
  const scrolled = await list.evaluate((element) => element.scrollTop);
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(scrolled + 320);
  expect(Math.abs(((await read.boundingBox())?.y ?? 0) - top)).toBeLessThanOrEqual(2);
  await page.evaluate((t) => window.northwall?.seek(t), AT + 600_000);
  await expect(read).toHaveCount(0);
  expect(await record.locator('> dl').innerText()).toBe(fields);
  await expect(record).toBeInViewport();
});

test('a broken hash chain is flagged', async ({ page }) => {
  const at = instantOf(events, 'chain-break');
  const { events: records, breaks } = events.state(SEED, at, events.settings);
  const panel = await openLog(page, FROZEN);
  // Slows the processor down to that of a slow phone, where verifying a window of records takes many frames.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.evaluate((instant) => window.northwall?.seek(instant), at);
  expect(await panel.locator('.panel-state').last().textContent()).toBe('chain break');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const broken = records.find(({ seq }) => breaks.includes(seq));
  await expect(panel.locator(`[data-key="${broken?.id}"] .log-flag`)).toHaveText('chain break');
  await expect(panel.locator('.log-flag[data-flag="anomaly"]').first()).toHaveText('anomaly');
});

test('an export holds at most 400 events, the newest that the filter lets through', async ({ page }) => {
  const panel = await openLog(page, `${RUNNING}60`);
  await panel.getByRole('slider', { name: 'Rate' }).press('End');
  await panel.getByRole('slider', { name: 'Retention' }).press('End');
  await expect(panel.locator('.log-status')).toHaveText(/^4[1-9]\d of 4[1-9]\d shown$/);
  await panel.getByRole('button', { name: 'Pause' }).click();
  await expect(panel.locator('.log-behind')).toBeVisible();
  const whole = await download(page, () => panel.getByRole('button', { name: 'Export newest 400' }).click());
  const state = events.state(SEED, whole.ts, whole.models.events.settings);
  expect(state.events.length).toBeGreaterThan(400);
  expect(whole.entries[0].data.events).toEqual(JSON.parse(JSON.stringify(state.events.slice(-400))));
  await panel.getByRole('button', { name: 'AUTH', exact: true }).click();
  const part = await download(page, () => panel.getByRole('button', { name: 'Export', exact: true }).click());
  expect(part.entries[0].data.events).toEqual(state.events.filter(({ tag }) => tag === 'AUTH'));
});

test('another log too exports what its filter lets through, of the instant in the file', async ({ page }) => {
  const panel = await openLog(page, `/skynet?seed=${SEED}&at=${AT}&speed=20&panel=transparency`, 'transparency');
  await panel.getByRole('button', { name: 'SNAP', exact: true }).click();
  const file = await download(page, () => panel.getByRole('button', { name: 'Export' }).click());
  const { entries } = transparency.state(SEED, file.ts, {});
  expect(file.entries[0].data.entries).toEqual(entries.filter(({ type }) => type === 'SNAP'));
  expect(file.entries[0].data.entries.length).toBeGreaterThan(0);
});

test('another rate keeps the rows on screen and is in the download', async ({ page }) => {
  const panel = await openLog(page, FROZEN);
  const before = await keys(panel);
  const rate = panel.getByRole('slider', { name: 'Rate' });
  await rate.press('ArrowRight');
  await rate.press('ArrowRight');
  await expect(panel.locator('.log-range output').first()).toHaveText('380 a minute');
  await frames(page, 10);
  expect(await keys(panel)).toEqual(before);
  await panel.getByRole('button', { name: 'More' }).click();
  const file = await download(page, () => panel.getByRole('button', { name: 'Download JSON' }).click());
  expect(file.settings.rates.at(-1)).toMatchObject({ from: AT, rate: 380 });
  expect(file.state).toEqual(JSON.parse(JSON.stringify(events.state(SEED, AT, file.settings))));
});

test('dragging the rate sets it once, on release', async ({ page }) => {
  const panel = await openLog(page, FROZEN);
  const rate = panel.getByRole('slider', { name: 'Rate' });
  const box = await rate.boundingBox();
  if (!box) throw new Error('no slider');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  for (const share of [0.6, 0.7, 0.8, 0.9]) await page.mouse.move(box.x + box.width * share, box.y + box.height / 2);
  await page.mouse.up();
  await panel.getByRole('button', { name: 'More' }).click();
  const file = await download(page, () => panel.getByRole('button', { name: 'Download JSON' }).click());
  expect(file.settings.rates).toHaveLength(2);
});

test('rows are walked, opened and marked by keyboard and click, in a list that grows too', async ({ page }) => {
  const panel = await openLog(page, FROZEN);
  const focused = page.locator(':focus');
  const keyOfFocused = () => focused.evaluate((element) => element.closest<HTMLElement>('li')?.dataset.key);
  await panel.getByRole('button', { name: 'Export' }).focus();
  await page.keyboard.press('Tab');
  expect(await keyOfFocused()).toBe(records.at(-1)?.id);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(keyOfFocused).toBe(records.at(-3)?.id);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveClass('log-corr');
  await page.keyboard.press('Space');
  await expect(focused).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(focused).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Copy record');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await keyOfFocused()).toBe(records.at(-3)?.id);
  await expect(panel.locator('.log-record')).toHaveCount(0);
  await page.keyboard.press('End');
  await expect.poll(keyOfFocused).toBe(records.at(0)?.id);
  await expect(focused).toBeInViewport();
  await page.keyboard.press('Home');
  await expect.poll(keyOfFocused).toBe(records.at(-1)?.id);

  const record = records.at(-2);
  const row = panel.locator(`[data-key="${record?.id}"]`);
  const fields = panel.getByRole('region', { name: /^Record of / });
  await row.locator('.log-text').click();
  await expect(fields.locator('> dl dt')).toHaveText(Object.keys(record ?? {}));
  await expect(fields.locator('> dl dt')).toHaveCount(17);
  await expect(fields.locator('> dl dd').last()).toHaveText(record?.hash ?? '');
  await expect(fields.locator('> dl')).toBeInViewport({ ratio: 1 });
  await expect(fields.getByRole('region', { name: 'Why' })).toContainText('Caused by');
  await row.locator('.log-corr').click();
  const shared = records.filter(({ corr }) => corr === record?.corr).length;
  await expect(panel.locator('.log-row[data-selected="true"]')).toHaveCount(shared);
  await row.locator('.log-time').click();
  await expect(fields).toHaveCount(0);

  const list = page.locator('.log-list');
  await list.evaluate((element) => element.style.setProperty('max-block-size', '216px'));
  await expect.poll(async () => (await keys(page.locator('#events'))).length).toBeLessThan(14);
  const below = list.evaluate(async (element) => {
    element.style.maxBlockSize = 'none';
    element.style.minBlockSize = '900px';
    // Runs after the list's own observer and before the frame is painted.
    await new Promise<void>((done) => new ResizeObserver(() => done()).observe(element));
    const rows = [...element.querySelectorAll('li')].map((row) => row.getBoundingClientRect().bottom);
    return Math.max(...rows) - element.getBoundingClientRect().bottom;
  });
  expect(await below).toBeGreaterThanOrEqual(0);
});

test('under 640 px the list is locked to the newest row; unlocked it scrolls and keeps its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const panel = await openLog(page, `${RUNNING}1`);
  const list = panel.locator('.log-list');
  const lock = panel.getByRole('button', { name: 'Lock to newest' });
  await expect(lock).toHaveAttribute('aria-pressed', 'true');
  await expect(list).toHaveCSS('overflow-y', 'hidden');
  await lock.click();
  await list.evaluate((element) => element.scrollBy(0, 700));
  await frames(page, 20);
  // The newest row exists wherever the list is scrolled: the Tab key reaches it.
  const [newest, ...inSight] = await keys(panel);
  const row = list.locator(`[data-key="${inSight[7]}"]`);
  const top = (await row.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await keys(panel))[0]).not.toBe(newest);
  expect(Math.abs(((await row.boundingBox())?.y ?? 0) - top)).toBeLessThanOrEqual(2);
  await lock.click();
  expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
});

/** Number of rows of a log's list that are wholly visible without scrolling. */
const rowsInSight = (panel: Locator) =>
  panel.locator('.log-list').evaluate((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    const inside = ({ top: from, bottom: to }: DOMRect) => from >= top - 0.5 && to <= bottom + 0.5;
    return [...list.querySelectorAll('li')].filter((row) => inside(row.getBoundingClientRect())).length;
  });

/** Share of the operations floor that its panels cover; the rest is the gaps between them. */
const covered = (page: Page) =>
  page.locator('.operations').evaluate((floor) => {
    const areaOf = (element: Element) => element.clientWidth * element.clientHeight;
    return [...floor.querySelectorAll('.panel')].reduce((sum, panel) => sum + areaOf(panel), 0) / areaOf(floor);
  });

test('the stream opens 18 rows high from 720 px on, the compact one 8; a floor without holes fits 4K', async ({
  page,
}) => {
  await open(page, `/skynet?seed=${SEED}&at=${instantOf(events, 'chain-break')}&speed=0`);
  const panel = page.locator('#events');
  for (const width of [720, 1280, 1366, 1920, 2560, 3840]) {
    await page.setViewportSize({ width, height: Math.round((width * 9) / 16) });
    await panel.locator('.panel-log').scrollIntoViewIfNeeded();
    await expect.poll(() => rowsInSight(panel), `at ${width}`).toBe(18);
    await expect.poll(() => covered(page), `at ${width}`).toBeGreaterThan(0.94);
    await expect(panel.locator('.log-row[data-flag="broken"]')).toBeVisible();
  }
  // On the largest screen the log stands beside all drawings, and one window holds them.
  await page.evaluate(() => scrollTo(0, 0));
  for (const part of ['#forks', '.operations-floor', '#events']) {
    await expect(page.locator(part)).toBeInViewport({ ratio: 0.95 });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `/security?seed=${SEED}&at=${AT}&speed=0`);
  await panel.locator('.panel-log').scrollIntoViewIfNeeded();
  await expect.poll(() => rowsInSight(panel)).toBe(8);
});

test('alone in its window a list ends at a whole row, and its rows grow until 18 fill it', async ({ page }) => {
  const listSize = () =>
    page.locator('#corelog .log-list').evaluate((list) => {
      const row = Number.parseFloat(getComputedStyle(list).getPropertyValue('--log-row'));
      return { px: row, rows: list.clientHeight / row };
    });
  await open(page, `/?panel=corelog&seed=${SEED}&at=${AT}&speed=0`);
  await expect.poll(listSize).toEqual({ px: expect.any(Number), rows: 18 });
  expect((await listSize()).px).toBeGreaterThan(32);
  await page.setViewportSize({ width: 1280, height: 777 });
  await expect.poll(async () => (await listSize()).px).toBe(32);
  expect(Number.isInteger((await listSize()).rows)).toBe(true);
  // On a phone a row has two lines, and eight fit.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await listSize()).rows).toBe(8);
});

test('off screen the rows do not change', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 400 });
  await open(page, `/skynet?seed=${SEED}&at=${AT}&speed=20`);
  const panel = page.locator('#events');
  await panel.locator('.panel-log').scrollIntoViewIfNeeded();
  await expect(panel.locator('.log-row').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(panel.locator('figure')).not.toBeInViewport();
  await frames(page, 10);
  const before = await keys(panel);
  await frames(page, 60);
  expect(await keys(panel)).toEqual(before);
});

test('a veto stands out in the transparency log, and the log still has its table', async ({ page }) => {
  const at = transparency.cases.map((each) => each.at).find((t) => vetoed(t));
  const panel = await openLog(page, `/skynet?seed=${SEED}&at=${at}&speed=0&panel=transparency`, 'transparency');
  await panel.getByRole('button', { name: 'VETO', exact: true }).click();
  await expect(panel.locator('.log-row[data-strong="true"] .log-word').first()).toHaveText('VETO');
  await panel.getByRole('button', { name: 'Table' }).click();
  await expect(panel.locator('.panel-body')).toHaveAttribute('data-view', 'table');
});

const vetoed = (t: number) => transparency.state(SEED, t, {}).entries.some(({ type }) => type === 'VETO');

for (const id of ['events', 'transparency']) {
  test(`the log ${id} with a record open fits a phone and has no accessibility violation`, async ({ page }) => {
    const at = instantOf(events, 'chain-break');
    const panel = await openLog(page, `/skynet?seed=${SEED}&at=${at}&speed=0&panel=${id}`, id);
    await panel.locator('.log-time').nth(1).click();
    await expect(panel.locator('.log-record')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violations(page)).toEqual([]);
  });
}
