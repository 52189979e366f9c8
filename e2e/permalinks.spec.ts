import { chromium, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../playwright.config';
import { beaconAt } from '../src/records/beacon/beacon';
import { FROZEN_AT as AT, drawn, expect, FROZEN, open, test } from './support/site';

const bar = (page: Page) => page.getByRole('region', { name: 'Time on this page' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const pressed = (panel: Locator) => panel.locator('.log-chip[aria-pressed="true"]');
const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(`northwall.${key}`), name);

/** Pictures of two panels and the log of a page. */
async function screen(page: Page) {
  // The pointer's place is not part of the screen.
  await page.mouse.move(1, 1);
  const pictures: Buffer[] = [];
  for (const id of ['throughput', 'history'])
    pictures.push(await (await drawn(page, id)).locator('.panel-plot').screenshot());
  const log = page.locator('#events .panel-log');
  await log.scrollIntoViewIfNeeded();
  await expect(page.locator('#events .log-row').first()).toBeVisible();
  return { pictures, log: await log.screenshot(), rows: await page.locator('#events .log-row').allTextContents() };
}

test('what a visitor does is in the address, and a copy of it shows another browser the same pixels', async ({
  page,
  baseURL,
  launchOptions,
}) => {
  await open(page, '/skynet?at=2026-03-03T08:53:20Z&speed=10');
  await drawn(page, 'throughput');
  await button(page, 'Next incident').click();
  await button(page, 'Stop time').click();
  const events = page.locator('#events');
  await events.getByText('Filter').click();
  await events.getByRole('button', { name: 'SEC', exact: true }).click();
  await events.getByRole('button', { name: 'AUTH', exact: true }).click();
  await expect(page).toHaveURL(
    /\?v=1&seed=northwall&at=\d+&speed=0&incident=inc-[0-9a-z]+-[0-9a-f]{2}&tags=AUTH%2CSEC$/,
  );
  const { pathname, search } = new URL(page.url());
  const other = await chromium.launch({ ...launchOptions, args: CHROMIUM_ARGS });
  const theirs = await other.newPage({ viewport: { width: 1920, height: 1080 }, ...(baseURL ? { baseURL } : {}) });
  await open(theirs, pathname + search);
  // Logs are made once they are in the window.
  await theirs.locator('#events .panel-log').scrollIntoViewIfNeeded();
  await theirs.locator('#events').getByText('Filter').click();
  // Updates after the pause, and what follows the selection, may take some frames more; the comparison takes seconds on
  // a busy machine.
  await expect
    .poll(async () => {
      const [mine, seen] = [await screen(page), await screen(theirs)];
      const same = seen.pictures.map((picture, i) => picture.equals(mine.pictures[i] as Buffer));
      return {
        same,
        log: seen.log.equals(mine.log),
        rows: mine.rows.length > 0 && mine.rows.join() === seen.rows.join(),
      };
    })
    .toEqual({ same: [true, true], log: true, rows: true });
  await other.close();
});

test('a page as on a first visit has an address without parameters, and returns to it', async ({ page }) => {
  await open(page, '/neuromorphic');
  await button(page, 'Stop time').click();
  await expect(page).toHaveURL(/\?v=1&seed=northwall&at=\d+&speed=0$/);
  await button(page, 'Return to live').click();
  await expect(page).toHaveURL('/neuromorphic');
});

test('instant and zone are kept on the next page, and Back leads to the instant that was there', async ({ page }) => {
  await open(page, `/neuromorphic?${FROZEN}&zone=local&seed=hall-4`.replace('seed=northwall&', ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Containment' }).click();
  await expect(page).toHaveURL(`/containment?v=1&seed=hall-4&at=${AT}&speed=0&zone=local`);
  await button(page, 'Forward one second').click();
  await expect(page).toHaveURL(`/containment?v=1&seed=hall-4&at=${AT + 1_000}&speed=0&zone=local`);
  await page.goBack();
  await expect(page).toHaveURL(`/containment?v=1&seed=hall-4&at=${AT}&speed=0&zone=local`);
  await page.goBack();
  await expect(page).toHaveURL(/\/neuromorphic\?/);
  await expect(bar(page).locator('.time-instant')).toContainText(':19:04');
});

for (const { id, name, choice, chosen } of [
  { id: 'transparency', name: 'types', choice: 'HASH', chosen: 'VETO,HASH' },
  { id: 'corelog', name: 'levels', choice: 'WARN', chosen: 'DEBUG,WARN' },
]) {
  test(`the filter of ${id} is in the address and kept for the next visit, unless that visit’s address names another`, async ({
    page,
  }) => {
    const panel = page.locator(`#${id}`);
    const solo = `/skynet?${FROZEN}&panel=${id}`;
    await open(page, solo);
    await panel.getByText('Filter').click();
    await panel.getByRole('button', { name: choice, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`&panel=${id}&${name}=${choice}$`));
    expect(await stored(page, 'pages')).toBe(`{"version":1,"value":{"/skynet":"?v=1&${name}=${choice}"}}`);
    await open(page, solo);
    await expect(pressed(panel)).toHaveText([choice]);
    await expect(page).toHaveURL(new RegExp(`&panel=${id}&${name}=${choice}$`));
    await open(page, `${solo}&${name}=${chosen}`);
    await expect(pressed(panel)).toHaveText(chosen.split(','));
  });
}

test('a link that names all it wants does not mix with the filter that is kept', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('northwall.pages', '{"version":1,"value":{"/skynet":"?tags=SEC"}}'),
  );
  await open(page, `/skynet?v=1&${FROZEN}&panel=events`);
  await expect(pressed(page.locator('#events'))).toHaveText(['All']);
  await open(page, '/skynet');
  // In a tab with an earlier visit, the router scrolls the page to its top again after hydration.
  const log = page.locator('#events .panel-log');
  await expect
    .poll(async () => {
      await log.scrollIntoViewIfNeeded();
      return log.locator('.log-chip').count();
    })
    .toBeGreaterThan(0);
  await expect(pressed(page.locator('#events'))).toHaveText(['SEC']);
  await expect(page).toHaveURL('/skynet?v=1&seed=northwall&tags=SEC');
});

test('rate and retention of the stream are in the link', async ({ page }) => {
  await open(page, `/skynet?${FROZEN}&panel=events`);
  await page.locator('#events').getByText('Filter').click();
  const rate = page.getByRole('slider', { name: 'Rate' });
  await rate.press('ArrowRight');
  await page.getByRole('slider', { name: 'Retention' }).press('Home');
  await expect(page).toHaveURL(new RegExp(`&rates=0.-1.360_${AT}.\\d+.370&retention=60$`));
  const { pathname, search } = new URL(page.url());
  await expect(page.locator('#events .log-status')).toHaveText('60 of 60 shown');
  const rows = await page.locator('#events .log-row').allTextContents();
  await open(page, pathname + search);
  await page.locator('#events').getByText('Filter').click();
  await expect(page.locator('.log-range output').first()).toHaveText('370 a minute');
  await expect.poll(() => page.locator('#events .log-row').allTextContents()).toEqual(rows);
});

test('what a link says beyond reading is left out and named, each part once', async ({ page }) => {
  const hostile = [
    'v=9',
    'zone=Mars',
    'panel=__proto__',
    'incident=<script>',
    'tags=%00',
    'types=x',
    'levels=,',
    'rates=a',
    'retention=-1',
  ];
  await open(page, `/neuromorphic?${hostile.join('&')}`);
  const notice = page.getByRole('region', { name: 'Notice' });
  for (const thing of ['version', 'time zone', 'panel', 'incident', 'tags', 'types', 'levels', 'rates', 'retention'])
    await expect(notice).toContainText(`The ${thing} in this link`);
  await expect(page.getByRole('banner')).toBeVisible();
  await drawn(page, 'cores');
});

test('/security and /ethics open at tags of their own; a choice there is kept for that page alone', async ({
  page,
}) => {
  await open(page, '/security');
  const log = page.locator('#events');
  await log.locator('.panel-log').scrollIntoViewIfNeeded();
  await log.getByText('Filter').click();
  await expect(pressed(log)).toHaveText(['AUTH', 'SEC']);
  await expect(page).toHaveURL('/security');
  await log.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL('/security?v=1&seed=northwall&tags=all');
  expect(await stored(page, 'pages')).toBe('{"version":1,"value":{"/security":"?v=1&tags=all"}}');
  for (const visit of [() => page.reload(), () => open(page, '/security')]) {
    await visit();
    await log.locator('.panel-log').scrollIntoViewIfNeeded();
    await log.getByText('Filter').click();
    await expect(pressed(log)).toHaveText(['All']);
  }
  await open(page, '/ethics');
  const feed = page.locator('#transparency');
  await feed.locator('.panel-log').scrollIntoViewIfNeeded();
  await feed.getByText('Filter').click();
  await expect(pressed(feed)).toHaveText(['VETO']);
});

test('each choice is an entry of the history, a drag is one, and going back shows what the address said there', async ({
  page,
}) => {
  await open(page, '/containment');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Security', exact: true }).click();
  await expect(page).toHaveURL('/security');
  const log = page.locator('#events');
  const press = (name: string) => log.getByRole('button', { name, exact: true }).click();
  const isJson = (on: boolean) =>
    expect(log.getByRole('button', { name: 'JSON', exact: true })).toHaveAttribute('aria-pressed', String(on));
  const retention = page.getByRole('slider', { name: 'Retention' });
  const subject = page.getByRole('searchbox', { name: 'Subject begins with' });
  const entries = () => page.evaluate(() => history.length);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/security#.+$/);
  await log.locator('.panel-log').scrollIntoViewIfNeeded();
  await log.getByText('Filter').click();
  const [from, top] = await page.evaluate(() => [history.length, scrollY]);
  // The address is right from the moment of a choice.
  await press('All');
  expect(page.url()).toMatch(/&tags=all#/);
  await press('JSON');
  expect(page.url()).toMatch(/&json=events&tags=all#/);
  await retention.press('Home');
  await retention.press('ArrowRight');
  await expect(page).toHaveURL(/&retention=70#/);
  await subject.pressSequentially('PSYS');
  await expect(page).toHaveURL(/&subject=PSYS/);
  expect(await entries()).toBe(from + 4);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await button(page, 'Next incident').click();
  await button(page, 'More time controls').click();
  await button(page, 'Show local time').click();
  await expect(page).toHaveURL(/&zone=local&incident=inc-.*&json=events&subject=PSYS&retention=70#/);
  expect(await entries()).toBe(from + 6);
  const last = page.url();
  const goBack = async (holds: () => Promise<void>) => {
    await page.goBack();
    await holds();
  };
  await goBack(() => expect(button(page, 'Show local time')).toBeVisible());
  await goBack(async () => {
    await expect(bar(page).locator('.time-words')).toHaveText('Live');
    await expect(bar(page).locator('.time-incident')).toHaveCount(0);
  });
  await goBack(() => expect(subject).toHaveValue(''));
  await goBack(() => expect(retention).toHaveValue('240'));
  await goBack(() => isJson(false));
  await goBack(() => expect(pressed(log)).toHaveText(['AUTH', 'SEC']));
  await expect(page).toHaveURL(/\/security#.+$/);
  await page.evaluate(() => history.go(6));
  await expect(page).toHaveURL(last);
  await expect(pressed(log)).toHaveText(['All']);
  await expect(retention).toHaveValue('70');
  await isJson(true);
  await expect(button(page, 'Show UTC')).toBeVisible();
  await expect(bar(page).locator('.time-incident')).toBeVisible();
  // A step back at once carries a choice along to no other page.
  await press('JSON');
  await page.evaluate(() => history.go(-9));
  await expect(page).toHaveURL('/containment');
  await drawn(page, 'rollback');
  expect(page.url()).toMatch(/\/containment$/);
});

test('what is shown of the operations floor is in the link and kept; a link with a version shows what it names', async ({
  page,
}) => {
  const corelog = page.getByRole('checkbox', { name: 'Core log' });
  const stream = (shown: boolean) => page.getByRole('button', { name: shown ? 'Hide Stream' : 'Show Stream' });
  await open(page, '/skynet');
  await corelog.check();
  await page.getByRole('checkbox', { name: 'Throughput' }).uncheck();
  await stream(true).click();
  await page.locator('#corelog .panel-log').scrollIntoViewIfNeeded();
  await page.locator('#corelog').getByRole('button', { name: 'JSON', exact: true }).click();
  await expect(page).toHaveURL('/skynet?v=1&seed=northwall&show=mesh%2Ccorelog&stream=hidden&json=corelog');
  const link = page.url();
  await open(page, '/skynet');
  await expect(page.locator('#corelog')).toBeVisible();
  await expect(page.locator('#throughput, #events')).toHaveCount(0);
  await expect(page).toHaveURL(link);
  await open(page, '/ethics');
  await expect(stream(true)).toBeVisible();
  await open(page, '/skynet?v=1&show=none');
  await expect(corelog).not.toBeChecked();
  await expect(page.locator('#mesh')).toHaveCount(0);
  await expect(page.locator('#events')).toBeVisible();

  // Narrow windows fold panels into rows: each opening is an entry of the history, and part of the link.
  await page.setViewportSize({ width: 390, height: 844 });
  const isOpen = (open: boolean) =>
    expect(page.locator('#cores .panel-fold')).toHaveAttribute('aria-expanded', String(open));
  await isOpen(false);
  await page.locator('#cores .panel-fold').click();
  await isOpen(true);
  await expect(page.locator('#cores .panel-fold')).toBeFocused();
  await expect(page).toHaveURL(/&folded=events%2Cmesh%2Cthroughput%2Chistory$/);
  await page.goBack();
  await isOpen(false);
  await expect(page).toHaveURL(/&show=none$/);
  await page.goForward();
  await isOpen(true);
  await open(page, page.url());
  await isOpen(true);
  // A link to a panel opens it.
  await open(page, '/skynet?v=1&show=none#history');
  await expect(page.locator('#history .panel-fold')).toHaveAttribute('aria-expanded', 'true');
});

test('the menu shows the beacon of the whole state, scripts can ask for it, and Node computes the same', async ({
  page,
}) => {
  await open(page, `/neuromorphic?${FROZEN}`);
  const panel = await drawn(page, 'cores');
  const beacon = beaconAt('northwall', AT, 4);
  await panel.getByRole('button', { name: 'More' }).click();
  await expect(panel.locator('.beacon')).toHaveText(`State code ${beacon}`);
  expect(await page.evaluate(() => window.northwall?.beacon())).toBe(beacon);
  // Another world at the same instant has another code, and is not ready with the one before.
  const other = beaconAt('northwall~never-qdsa8', AT, 4);
  expect(other).not.toBe(beacon);
  await page.evaluate(() => window.northwall?.fork('never-qdsa8'));
  expect(await panel.locator('.beacon').textContent()).toBe(`State code ${other}`);
});

test('alone, a panel shows its link as a QR code, dark on light with a quiet zone', async ({ page }) => {
  await open(page, `/neuromorphic?${FROZEN}&panel=cores`);
  const panel = await drawn(page, 'cores');
  await panel.getByRole('button', { name: 'More' }).click();
  await panel.getByRole('button', { name: 'QR code for this time' }).click();
  const code = panel.getByRole('img', { name: 'QR code of the link to 2026-03-03 09:19:04.24 UTC' });
  await expect(code).toBeVisible();
  const { dark, light, size, first } = await code.evaluate((svg) => ({
    dark: getComputedStyle(svg.querySelector('path') as Element).fill,
    light: getComputedStyle(svg.querySelector('rect') as Element).fill,
    size: (svg as SVGSVGElement).viewBox.baseVal.width,
    first: svg.querySelector('path')?.getAttribute('d')?.slice(0, 4),
  }));
  expect([dark, light, first]).toEqual(['rgb(11, 14, 17)', 'rgb(255, 255, 255)', 'M4 4']);
  expect(size).toBeGreaterThan(33);
  // The link has changed nothing on its page but the drawing's height.
  await expect(panel.locator('.instant-code')).toContainText('2026-03-03 09:19:04.24 UTC');
});
