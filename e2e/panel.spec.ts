import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { completeSentence } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { tableCsv } from '../src/records/download/csv';
import { BYTE_ORDER_MARK } from '../src/records/download/download';
import { contentHash } from '../src/sim/math/canonical';
import { FROZEN_AT as AT, drawn, expect, FROZEN, frames, open, recordAnnouncements, test } from './support/site';

const { cores } = dashboards;
const state = cores.state('northwall', AT, {});

/** Texts of the panel's table, cell by cell. */
function cells(page: Page): Promise<string[][]> {
  return page
    .locator('#cores .mirror tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent ?? '')),
    );
}

test('a pause holds the panel while the world goes on, and Resume returns to the present', async ({ page }) => {
  await open(page, '/neuromorphic?at=2026-03-03T09:00:00Z&speed=60');
  const panel = await drawn(page, 'cores');
  const instant = panel.locator('.panel-footer > :last-child');
  // The exact instant comes with the word; its value follows when the frame in progress is through.
  const pausedAt = await panel.getByRole('button', { name: 'Pause' }).evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await Promise.resolve();
    return button.closest('.panel')?.querySelector('.panel-instant')?.textContent;
  });
  await expect(panel.locator('.panel-clock')).toHaveText('paused');
  expect(pausedAt).toMatch(/:\d\d(\.\d+)? UTC$/);
  const figure = panel.locator('.panel-value');
  await expect(async () => {
    const text = await figure.textContent();
    await frames(page, 10);
    expect(await figure.textContent()).toBe(text);
  }).toPass();
  const value = await figure.textContent();
  await panel.getByRole('button', { name: 'Table' }).click();
  const before = await cells(page);
  // The page goes on to draw frames: a hundred of them change nothing.
  await frames(page, 100);
  expect(await cells(page)).toEqual(before);
  await expect(instant).toHaveText(pausedAt ?? '');
  await expect(figure).toHaveText(value ?? '');
  await panel.getByRole('button', { name: 'Resume' }).click();
  await expect(instant).not.toHaveText(pausedAt ?? '');
});

test('history is paused by a toggle named Live, which is pressed while the panel follows', async ({ page }) => {
  await open(page, '/skynet?panel=history');
  const panel = page.locator('#history');
  const live = panel.getByRole('button', { name: 'Live', exact: true });
  await expect(live).toHaveAttribute('aria-pressed', 'true');
  await live.press('Enter');
  await expect(live).toHaveAttribute('aria-pressed', 'false');
  await expect(panel.locator('.panel-clock')).toHaveText('paused');
  await live.press('Enter');
  await expect(live).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.locator('.panel-clock')).toHaveCount(0);
});

test('every control of a panel can be used with the keyboard alone', async ({ page }) => {
  await open(page, `/neuromorphic?${FROZEN}`);
  const panel = await drawn(page, 'cores');
  const focused = page.locator(':focus');
  // Time is stopped, so that there is nothing to pause.
  await expect(panel.locator('.panel-clock')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Pause' })).toBeDisabled();

  await panel.getByRole('button', { name: 'Table' }).focus();
  await page.keyboard.press('Space');
  await expect(focused).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.locator('.panel-body')).toHaveAttribute('data-view', 'table');
  // Forced colours: every control has a border; one that is on has another ground.
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  const on = await panel.getByRole('button', { name: 'Table' }).evaluate(ground);
  expect(on).not.toBe(await page.locator('html').evaluate(ground));
  await page.emulateMedia({ forcedColors: 'none' });

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const range = panel.getByRole('slider', { name: 'Selected reading' });
  await expect(range).toHaveAttribute(
    'aria-valuetext',
    /^Core 0\. Socket: 0\. State: \w+\. Scenario in force: .+\. Utilisation: \d+%/,
  );

  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('More');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  for (const item of ['Download JSON', 'Download CSV', 'Download picture', 'Copy link to this time']) {
    await expect(focused).toHaveText(item);
    await page.keyboard.press('Tab');
  }
  await expect(focused).toHaveText('Read current values');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(completeSentence(cores, state, undefined));
  await expect(panel.getByRole('button', { name: 'Download JSON' })).toBeHidden();

  await range.focus();
  await page.keyboard.press('ArrowRight');
  await expect(range).toHaveAttribute('aria-valuetext', /^Core 1\./);
  await page.keyboard.press('End');
  await expect(range).toHaveAttribute('aria-valuetext', /^Core 47\./);
  await expect(panel.locator('.panel-inspect p').first()).toHaveText(/^Core 47\./);

  await panel.getByRole('button', { name: 'More' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('button', { name: 'Download JSON' })).toBeHidden();
  await expect(focused).toHaveText('More');
});

test('a panel’s state, its table as CSV and a link to its instant can be taken along', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/neuromorphic?${FROZEN}`);
  const panel = await drawn(page, 'cores');
  const saved = async (item: string) => {
    await panel.getByRole('button', { name: 'More' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: item }).click(),
    ]);
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
  };
  const json = await saved('Download JSON');
  expect(json.name).toBe(`cores-northwall-${AT}.json`);
  expect(JSON.parse(json.text)).toEqual({
    panel: 'cores',
    version: cores.version,
    seed: 'northwall',
    t: Math.floor(AT / cores.cadence) * cores.cadence,
    settings: {},
    state: JSON.parse(JSON.stringify(state)),
    sha256: contentHash(state),
  });
  const csv = { name: `cores-northwall-${AT}.csv`, text: BYTE_ORDER_MARK + tableCsv(cores.table(state)) };
  expect(await saved('Download CSV')).toEqual(csv);
  const announcements = await recordAnnouncements(page);
  for (const times of [1, 2]) {
    await panel.getByRole('button', { name: 'More' }).click();
    await panel.getByRole('button', { name: 'Copy link to this time' }).click();
    await expect.poll(announcements).toEqual(Array(times).fill('Link copied'));
  }
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).search).toBe(`/neuromorphic?v=1&${FROZEN}&panel=cores`);
});

/** Width and height that a PNG file declares. */
const pngSize = (path: string) => {
  const file = readFileSync(path);
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  return [file.readUInt32BE(16), file.readUInt32BE(20)] as const;
};

test('a drawing, a table, a log or its JSON can be saved as a picture; a failure is told', async ({ page, faults }) => {
  await open(page, `/neuromorphic?${FROZEN}`);
  const panel = await drawn(page, 'cores');
  const save = async (within: Locator) => {
    await within.getByRole('button', { name: 'More' }).click();
    await within.getByRole('button', { name: 'Download picture' }).click();
  };
  const [picture] = await Promise.all([page.waitForEvent('download'), save(panel)]);
  expect(picture.suggestedFilename()).toBe(`cores-northwall-${AT}.png`);
  const canvas = await panel.locator('canvas').evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  const [width, height] = pngSize(await picture.path());
  expect(width).toBe((canvas[0] ?? 0) * 2 + 64);
  expect(height).toBeGreaterThan((canvas[1] ?? 0) * 2 + 200);
  // The page goes on with its own drawing.
  await expect(panel.locator('canvas')).toHaveJSProperty('width', canvas[0]);

  const refused = async () => {
    const message = new Promise<string>((resolve) => {
      // The alert closes at once: a click still under way ends only when it has gone.
      page.once('dialog', (dialog) => dialog.dismiss().then(() => resolve(dialog.message())));
    });
    await save(panel);
    return message;
  };
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (take) => take(null);
  });
  expect(await refused()).toMatch(/^The picture could not be downloaded/);
  // A browser without pictures is no fault; one of the code keeps its cause.
  expect(faults).toEqual([]);
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = () => {
      throw new Error('planted');
    };
  });
  expect(await refused()).toMatch(/^The picture could not be downloaded/);
  expect(faults.splice(0)).toEqual([expect.stringMatching(/^console error: The picture failed\. Error: planted/)]);

  await open(page, `/skynet?${FROZEN}&panel=events`);
  const log = page.locator('#events');
  await expect(log.locator('.log-row').first()).toBeVisible();
  const [rows] = await Promise.all([page.waitForEvent('download'), save(log)]);
  const list = await log.locator('.log-list').evaluate((element) => element.getBoundingClientRect().width);
  expect(pngSize(await rows.path())[0]).toBe(Math.ceil((list + 32) * 2));

  /** Saves a picture, and expects it to have the size of `shown`. */
  const savesOf = async (shown: string) => {
    const [saved] = await Promise.all([page.waitForEvent('download'), save(log)]);
    const box = await log.locator(shown).evaluate((element) => element.getBoundingClientRect());
    const [across, high] = pngSize(await saved.path());
    expect(across).toBe(Math.ceil((box.width + 32) * 2));
    expect(high).toBeGreaterThan((box.height + 100) * 2);
  };
  await log.getByRole('button', { name: 'JSON', exact: true }).click();
  await expect(log.locator('.log-json')).toHaveValue(/"tag"/);
  await savesOf('.log-json');
  await log.getByRole('button', { name: 'Table' }).click();
  await savesOf('.panel-table > .mirror');
});

test('the forks lead the floor at every desktop size, and no panel’s controls cover its words', async ({ page }) => {
  const sizes = [
    [1280, 800],
    [1600, 900],
    [1920, 1080],
    [2560, 1440],
  ] as const;
  await open(page, '/skynet?seed=northwall&at=2026-03-03T08:53:26.800Z&speed=0');
  await test.step('the forks and their legend end above the fold and are far larger than any other drawing', async () => {
    const legend = (await drawn(page, 'forks')).locator('.legend');
    const foot = () => legend.evaluate((each) => scrollY + each.getBoundingClientRect().bottom);
    /** Ratio of the size of the forks' drawing to that of the largest of the others. */
    const lead = () =>
      page.locator('.operations .panel-plot').evaluateAll((plots) => {
        const [forks = 0, ...others] = plots.map(({ clientWidth, clientHeight }) => clientWidth * clientHeight);
        return forks / Math.max(...others);
      });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect.poll(foot, `${width} px`).toBeLessThanOrEqual(height);
      await expect.poll(lead, `${width} px`).toBeGreaterThan(2);
    }
  });
  await test.step('every panel’s controls are inside it and cover neither its title nor its state', async () => {
    for (const name of ['Core log', 'Utilisation']) await page.getByRole('checkbox', { name }).check();
    const covered = () =>
      page.locator('.operations .panel').evaluateAll((panels) =>
        panels.flatMap((panel) => {
          const controls = panel.querySelector('.panel-controls')?.getBoundingClientRect();
          return [...panel.querySelectorAll('h2, .panel-state')]
            .map((words) => words.getBoundingClientRect())
            .filter(
              ({ left, right, top, bottom }) =>
                !controls ||
                controls.top < panel.getBoundingClientRect().top ||
                (left < controls.right && right > controls.left && top < controls.bottom && bottom > controls.top),
            )
            .map(() => panel.id);
        }),
      );
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect.poll(covered, `${width} px`).toEqual([]);
    }
  });
});

test('solo view fills the viewport with the one panel and leads back', async ({ page }) => {
  await open(page, `/neuromorphic?${FROZEN}`);
  const panel = await drawn(page, 'cores');
  await panel.getByRole('button', { name: 'More' }).click();
  await panel.getByRole('link', { name: 'Solo view' }).click();
  await expect(page).toHaveURL(`/neuromorphic?v=1&${FROZEN}&panel=cores`);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await drawn(page, 'cores');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cores');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.locator('main.solo').boundingBox()).toEqual({ x: 0, y: 0, width: 1920, height: 1080 });
  await panel.getByRole('button', { name: 'More' }).click();
  await panel.getByRole('link', { name: 'Back to the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spiking hardware that can be rolled back' })).toBeFocused();
  await expect(page).toHaveURL(`/neuromorphic?v=1&${FROZEN}`);
  await drawn(page, 'cores');
});

test('a drawing is the same after an inspector and a narrow window, and follows the pixel ratio', async ({ page }) => {
  await open(page, `/neuromorphic?${FROZEN}`);
  const panel = await drawn(page, 'cores');
  const plot = panel.locator('.panel-plot');
  // Scrolled to one place in the window: the last row of pixels shares colour with what is below.
  const photograph = async () => {
    await plot.evaluate((each) => each.scrollIntoView({ block: 'center' }));
    return plot.screenshot();
  };
  const before = await photograph();
  await panel.getByRole('button', { name: 'Inspect' }).click();
  const navigation = page.getByRole('navigation', { name: 'Footer' });
  await navigation.getByRole('link', { name: 'Careers' }).click();
  await expect(page.locator('#cores')).toHaveCount(0);
  await navigation.getByRole('link', { name: 'Neuromorphic' }).click();
  await drawn(page, 'cores');
  const isAsBefore = async () => (await photograph()).equals(before);
  await expect.poll(isAsBefore).toBe(true);

  await page.setViewportSize({ width: 390, height: 1080 });
  await expect.poll(isAsBefore).toBe(false);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(isAsBefore).toBe(true);

  const buffer = () => panel.locator('canvas').evaluate((each: HTMLCanvasElement) => each.width / each.clientWidth);
  const session = await page.context().newCDPSession(page);
  for (const deviceScaleFactor of [2, 1.5, 1, 2]) {
    const screen = { width: 1920, height: 1080, mobile: false, deviceScaleFactor };
    await session.send('Emulation.setDeviceMetricsOverride', screen);
    await expect.poll(buffer).toBeCloseTo(deviceScaleFactor, 2);
  }
});

test('off screen a panel does not change, and back on screen it shows the present', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 400 });
  await open(page, '/neuromorphic?at=2026-03-03T09:00:00Z&speed=60');
  const panel = await drawn(page, 'cores');
  const instant = panel.locator('.panel-footer > :last-child');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(panel.locator('.panel-plot')).not.toBeInViewport();
  await frames(page, 5);
  const left = await instant.textContent();
  await frames(page, 90);
  await expect(instant).toHaveText(left ?? '');
  await panel.locator('.panel-plot').scrollIntoViewIfNeeded();
  await expect(instant).not.toHaveText(left ?? '');
});

/** Notes when the page draws; the function returned takes those instants of its clock. */
async function noteDrawings(page: Page): Promise<() => Promise<readonly number[]>> {
  const instants = await page.evaluateHandle(() => {
    const { prototype } = WebGL2RenderingContext;
    const { drawElements } = prototype;
    const noted = new Set<number>();
    prototype.drawElements = function (...args) {
      noted.add(Date.now());
      return drawElements.apply(this, args);
    };
    return noted;
  });
  return () =>
    instants.evaluate((noted) => {
      const all = [...noted];
      noted.clear();
      return all;
    });
}

test('while nothing changes nothing is drawn, and hardly a frame is asked for', async ({ page }) => {
  await page.addInitScript(() => {
    const nativeRequest = window.requestAnimationFrame;
    let count = 0;
    window.requestAnimationFrame = (run) => {
      count += 1;
      return nativeRequest.call(window, run);
    };
    Object.assign(window, { asked: () => [count, performance.now()] });
  });
  const look = () => page.evaluate(() => (window as unknown as { asked(): [count: number, now: number] }).asked());
  await open(page, `/neuromorphic?${FROZEN}`);
  await drawn(page, 'cores');
  let [before, then] = await look();
  // Frames requested a second, since the last call.
  await expect
    .poll(
      async () => {
        const [count, now] = await look();
        const rate = ((count - before) * 1_000) / (now - then);
        [before, then] = [count, now];
        return rate;
      },
      { intervals: [1_000] },
    )
    .toBeLessThan(25);
  const drawings = await noteDrawings(page);
  await frames(page, 60);
  expect(await drawings()).toEqual([]);
});

test('the stage moves between readings, and steps once a second for a visitor who asked for less motion', async ({
  page,
}) => {
  await page.clock.install({ time: AT - 60_000 });
  // The window's size alone decides the drawing's: longer text takes no room from it and does not redraw it.
  await open(page, '/neuromorphic?panel=cores');
  await drawn(page, 'cores');
  await page.clock.pauseAt(AT);
  const drawings = await noteDrawings(page);
  await page.clock.runFor(1_000);
  expect((await drawings()).length).toBeGreaterThan(20);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The second of the change is drawn again.
  await page.clock.runFor(1_000);
  await drawings();
  // Readings come every 520 ms.
  await page.clock.runFor(5_000);
  const seconds = (await drawings()).map((instant) => Math.floor((instant - AT) / 1_000));
  expect(seconds).toEqual([2, 3, 4, 5, 6]);
});

test('on a phone a panel is one row of name, figure and state until it is opened, and on paper all are open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/skynet?${FROZEN}`);
  const panel = page.locator('#cores');
  const name = panel.getByRole('button', { name: 'Cores', exact: true });
  await expect(name).toHaveAttribute('aria-expanded', 'false');
  await expect(panel.locator('.live-figure')).toHaveText(/^[\d.]+%$/);
  await expect(panel.locator('.panel-state')).not.toBeEmpty();
  await expect(page.locator('.operations figure')).toHaveCount(1);
  await panel.click();
  await expect(name).toBeFocused();
  await drawn(page, 'cores');
  await name.press('Enter');
  await expect(name).toBeFocused();
  await expect(panel.locator('figure')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.operations figure')).toHaveCount(6);
});

test('a panel that raises an alarm has a line in its colour, folded or not', async ({ page }) => {
  const lineOf = (id: string) => page.locator(`#${id}`).evaluate((panel) => getComputedStyle(panel).borderTopColor);
  const [warn, fault] = ['rgb(250, 218, 78)', 'rgb(234, 99, 83)'];
  for (const width of [390, 1920]) {
    await page.setViewportSize({ width, height: 2400 });
    await open(page, '/skynet?seed=northwall&at=2026-03-03T08:53:26.800Z&speed=0');
    for (const id of ['forks', 'throughput', 'history', 'events']) await expect.poll(() => lineOf(id)).toBe(warn);
  }
  await open(page, '/skynet?seed=northwall&fork=never-qdsa8&at=2026-03-03T08:53:40.800Z&speed=0');
  await expect.poll(() => lineOf('forks')).toBe(fault);
});
