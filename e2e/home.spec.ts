import { FOCUS } from '../src/content/focus';
import { completeSentence } from '../src/dashboards/contract';
import { figures as ofFigures } from '../src/dashboards/figures';
import { dashboards } from '../src/dashboards/registry';
import { HERO_SIZES } from '../tests/support/hero-sizes';
import { drawn, expect, FROZEN, FROZEN_AT, open, test } from './support/site';

const SEED = 'northwall';
const { forks, throughput, rollback } = dashboards;
const { history } = ofFigures;
const site = throughput.state(SEED, FROZEN_AT, throughput.settings);
const copies = forks.state(SEED, FROZEN_AT, forks.settings);

test('the first screen shows heading, forks, caption and brake, clear of each other at every size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await open(page, `/?${FROZEN}`);
  const panel = await drawn(page, 'forks');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Autonomy with a brake you can inspect');
  for (const [width, height] of [
    [1280, 640],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [
      heading,
      page.getByRole('link', { name: 'See it live: Skynet Initiative' }),
      panel.locator('.panel-plot'),
      panel.locator('.hero-veto'),
      page.locator('.home-hero .brake-grip'),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const box = await panel.locator('.panel-plot').boundingBox();
    expect([box?.x, box?.width]).toEqual([0, width]);
  }
  const controls = panel.locator('.panel-controls');
  await expect(controls).toHaveCSS('opacity', '0');
  await panel.getByRole('button', { name: 'More' }).focus();
  await expect(controls).toHaveCSS('opacity', '1');
  // The menu is beside the note, not on it.
  const [menu, note] = [
    await controls.boundingBox(),
    await panel.locator('.panel-footer > :first-child').boundingBox(),
  ];
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(note?.x ?? 0);

  const measure = () =>
    page.locator('.home-hero').evaluate((hero) => {
      const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const plot = hero.querySelector('.panel-plot') as HTMLElement;
      const style = getComputedStyle(plot);
      const free = plot.getBoundingClientRect().top + Number.parseFloat(style.paddingTop);
      const ends = ['h1', '.home-calls'].map(
        (name) => (hero.querySelector(name) as HTMLElement).getBoundingClientRect().bottom,
      );
      const heading = Number.parseFloat(getComputedStyle(hero.querySelector('h1') as HTMLElement).fontSize);
      const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      const grip = (hero.querySelector('.brake-grip') as HTMLElement).getBoundingClientRect();
      const seen = grip.height > 50 && grip.bottom <= innerHeight + 1;
      const px = (length: string) => Math.round(Number.parseFloat(length));
      const drawing = {
        height: Math.round(plot.getBoundingClientRect().height),
        scale: rootPx / 16,
        top: px(style.paddingTop),
        margin: px(style.paddingLeft),
        bottom: px(style.paddingBottom),
      };
      return { clear: (free - Math.max(...ends)) / rootPx, wide, seen, heading: heading / rootPx, drawing };
    });
  for (const { window, ...drawing } of HERO_SIZES) {
    const [width, height] = window;
    await page.setViewportSize({ width, height });
    const { clear, wide, seen, heading, ...measured } = await measure();
    expect({ window, wide, drawing: measured.drawing }).toEqual({ window, wide: 0, drawing });
    // No words of the drawing stand close under the page's.
    expect(clear, `${window}`).toBeGreaterThanOrEqual(0.65);
    // A phone on its side has no room for the drawing.
    expect([width, height, seen]).toEqual([width, height, height > 600]);
    if (width === 1920) expect(heading).toBeGreaterThanOrEqual(5.5);
  }
});

test('while the brake is held the drawing shows it, and the same instant paused looks the same every time', async ({
  page,
}) => {
  await open(page, '/?at=2026-03-03T09:00:00Z&speed=0');
  const panel = await drawn(page, 'forks');
  const picture = async () => {
    await page.evaluate(() => window.northwall?.ready());
    return (await panel.locator('.panel-plot').screenshot()).toString('base64');
  };
  const paused = await picture();
  const grip = page.locator('.home-hero .brake-grip');
  await grip.press('Enter');
  await expect(page.locator('.home-hero .brake')).toHaveAttribute('data-phase', 'stopped');
  await expect.poll(picture).not.toBe(paused);
  await grip.press('Enter');
  await expect(page.locator('.home-hero .brake')).toHaveAttribute('data-phase', 'off');
  await expect.poll(picture).toBe(paused);
});

test('figures and forks are those of the instant', async ({ page }) => {
  await open(page, `/?${FROZEN}`);
  const panel = await drawn(page, 'forks');
  const figures = [
    throughput.figure(site),
    history.figure(history.state(SEED, FROZEN_AT, history.settings)),
    rollback.figure(rollback.state(SEED, FROZEN_AT, rollback.settings)),
    { value: '90', unit: 's' },
  ];
  await expect(page.locator('.home-strip .live-figure')).toHaveText(
    figures.map(({ value, unit }) => `${value} ${unit}`),
  );
  await panel.getByRole('button', { name: 'More' }).click();
  await panel.getByRole('button', { name: 'Table' }).click();
  await page.keyboard.press('Escape');
  const first = forks.table(copies).rows[0]?.cells.map(String) ?? [];
  await expect(panel.getByRole('row').nth(1).locator('th, td')).toHaveText(first);
  await expect(panel.locator('.panel-plot')).toHaveAccessibleDescription(completeSentence(forks, copies, undefined));
});

test('no live figure is written into the page at build', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('Autonomy with a brake you can inspect');
  expect(html.match(/<span class="live-figure"><span><\/span>/g)?.length).toBe(
    3 + FOCUS.filter(({ figure }) => !('value' in figure)).length,
  );
});

test('a link leads to the tour, on the page where it takes place', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'What a veto does, in five steps' }).click();
  await expect(page).toHaveURL(/\/skynet.*#tour$/);
  const tour = page.getByRole('region', { name: 'What a veto does' });
  await expect(tour.locator('.tour-text')).toBeFocused();
  await tour.getByRole('button', { name: 'Leave the tour' }).click();
  await expect(tour).toHaveCount(0);
  await expect(page).not.toHaveURL(/#/);
  // Its first step is about one instant: time that moves on ends it too.
  await page.goto('/skynet#tour');
  await expect(tour.locator('.tour-text')).toBeFocused();
  await page.getByRole('button', { name: 'Next incident' }).click();
  await expect(tour).toHaveCount(0);
  // A reload shows the state that was left.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(tour).toHaveCount(0);
  // Another world has no such incident.
  await page.goto('/skynet#tour');
  await tour
    .getByRole('button', { name: / GPUs$/ })
    .first()
    .click();
  await tour.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/fork=never-/);
  await page.getByRole('button', { name: 'More time controls' }).click();
  await page.getByRole('button', { name: 'New world' }).click();
  await expect(tour).toHaveCount(0);
  await expect(page).not.toHaveURL(/fork=/);
});

for (const width of [390, 1920]) {
  test(`at ${width} px nothing shifts while the page comes to life`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node?: Element }[];
        })[])
          shifts.push(`${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => node?.className).join()}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/?at=2026-03-03T09:00:00Z');
    await drawn(page, 'forks');
    const figures = page.locator('.live-figure');
    for (const figure of [figures.first(), figures.last()]) {
      await figure.scrollIntoViewIfNeeded();
      await expect(figure).toHaveText(/\d \w+/);
    }
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });
}

test('each focus area is one link to its page, and the call to action leads to Skynet', async ({ page }) => {
  await open(page, '/');
  const rows = page.locator('.home-focus li');
  await expect(rows).toHaveCount(FOCUS.length);
  for (const { to, name } of FOCUS) {
    const link = rows.getByRole('link', { name });
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('href', to);
  }
  const [row, link] = await rows.last().evaluate((element) => {
    const widthOf = (each: Element | null) => each?.getBoundingClientRect().width;
    return [widthOf(element), widthOf(element.querySelector('a'))];
  });
  expect(link).toBe(row);
  await page.getByRole('link', { name: 'See it live: Skynet Initiative' }).click();
  await expect(page).toHaveURL('/skynet');
});

test('the address follows every instant, also while parts below the first screen are not there yet', async ({
  page,
}) => {
  await open(page, '/');
  for (const at of [1_772_528_006_800, 1_772_529_206_800]) {
    await page.evaluate((t) => window.northwall?.seek(t), at);
    await expect(page).toHaveURL(new RegExp(`at=${at}`));
  }
});

test('on the largest screens the links of the first screen are as large as its paragraph, the header as its text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 3840, height: 2160 });
  await open(page, '/');
  const sizeOf = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((box) => Number.parseFloat(getComputedStyle(box).fontSize));
  const [root, lead] = [await sizeOf('html'), await sizeOf('.home-hero .page-lead p')];
  expect(await sizeOf('.home-calls .button')).toBeGreaterThan(0.9 * lead);
  for (const part of ['.header-lead', '.menu-button', '.badge']) expect(await sizeOf(part)).toBe(root);
});
