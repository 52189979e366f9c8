import type { Page } from '@playwright/test';
import { EXPOS } from '../src/content/expos';
import type { Expo } from '../src/content/expos/expo';
import { openingInstant } from '../src/content/expos/state';
import { grouped } from '../src/sim/words/units';
import { reachAt } from '../src/sim/world/incidents/extent';
import { incidentNamed, withoutVeto } from '../src/sim/world/incidents/incidents';
import { lossFigure, lossMeasure, lossOf, lossUnit } from '../src/sim/world/machines/loss';
import { settled } from './support/left-behind';
import { drawn, expect, FROZEN, FROZEN_AT, open, test } from './support/site';

const health = (page: Page) => page.evaluate(() => window.northwall?.health?.());

/** Touches the middle of an element that stays where it is. */
async function touch(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('a touch opens what it fell on with a QR code to take along, and the show comes back', async ({ page }) => {
  await open(page, `/kiosk?play=floor&idle=1h&site=https://show.example&${FROZEN}`);
  await drawn(page, 'throughput');
  await expect(page.locator('header.header, footer.footer')).toHaveCount(0);
  const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect.poll(overflow).toBeLessThanOrEqual(0);

  const counts = () => page.evaluate(() => window.northwall?.counts?.());
  expect(await counts()).toEqual([{ kind: 'scene', name: 'floor', count: 1 }]);
  await touch(page, '#throughput');
  const bar = page.locator('.kiosk-bar');
  await expect(bar).toContainText('The show resumes in');
  await expect(page.locator('#throughput')).toHaveAttribute('data-look', 'solo');
  await bar.getByRole('button', { name: 'Take this view with you' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link to 2026-03-03 09:19:04.24 UTC' })).toBeVisible();

  await bar.getByRole('button', { name: 'Back to the show' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.locator('.kiosk-lead > h2')).toHaveText('A fault that is caught stays in one of 24 racks.');
  // The scene that goes on is not counted again.
  expect(await counts()).toEqual([
    { kind: 'touch', name: '', count: 3 },
    { kind: 'opened', name: 'throughput', count: 1 },
    { kind: 'taken', name: 'throughput', count: 1 },
  ]);

  const allowedEvents = await page.evaluate(() => {
    const dispatch = (type: string) =>
      document.body.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    return ['contextmenu', 'dragstart', 'selectstart'].filter(dispatch);
  });
  expect(allowedEvents).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/kiosk');
});

test('a visitor at a booth finds no control that opens or downloads a file, on any page', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 5000 });
  for (const path of ['/skynet', '/expos', '/skynet-base-layer']) {
    await open(page, `${path}?${FROZEN}`);
    await expect(page.locator('[data-download], a[download]').first()).toBeAttached();
    await open(page, `/kiosk?play=${path}&idle=1h&${FROZEN}`);
    await page.keyboard.press('Tab');
    await expect(page.locator('.kiosk-bar')).toHaveCount(1);
    if (path === '/skynet') {
      await page.getByRole('button', { name: 'More' }).first().click();
      await expect(page.getByRole('button', { name: 'Copy link to this time' }).first()).toBeVisible();
    }
    await expect(page.getByRole('button', { name: /download|export/i })).toHaveCount(0);
    await expect(page.locator('a[download]:visible, .file-drop:visible')).toHaveCount(0);
    if (path === '/skynet') {
      // A script that presses a download button gets no file either.
      const stopped = page.evaluate(
        () =>
          new Promise((resolve) => {
            const seen = (event: Event) => {
              if ((event.target as Element).matches('a[download]'))
                queueMicrotask(() => resolve(event.defaultPrevented));
            };
            addEventListener('click', seen, { capture: true });
            document.querySelector<HTMLElement>('button[data-download]')?.click();
          }),
      );
      expect(await stopped).toBe(true);
    }
  }
});

test('a page opens its links inside the show, and the show comes back to its own page', async ({ page }) => {
  await open(page, `/kiosk?play=/legal&idle=1h&${FROZEN}`);
  const heading = page.locator('.kiosk-page h1');
  await expect(heading).toHaveText('Legal and Compliance Center');
  await page.locator('.kiosk-page a[href="/cookies"]').first().dispatchEvent('click');
  await expect(heading).toHaveText('Cookie and Tracking Policy');
  await page.getByRole('button', { name: 'Back to the show' }).click();
  await expect(heading).toHaveText('Legal and Compliance Center');
  expect(new URL(page.url()).pathname).toBe('/kiosk');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('the tap that opens a page follows no link of it, and the next one does', async ({ page, context }) => {
    // Before the page's own listeners.
    await page.addInitScript(() => {
      const remember = ({ target }: Event) => {
        document.documentElement.dataset.pressed = (target as Element).textContent ?? '';
      };
      addEventListener('click', remember, { capture: true });
    });
    await open(page, `/kiosk?play=/legal&idle=1h&${FROZEN}`);
    const counts = () => page.evaluate(() => window.northwall?.counts?.());
    const bar = page.locator('.kiosk-bar');
    // A key opens the page too, and there the link is measured.
    await page.keyboard.press('Tab');
    await expect(bar).toHaveCount(1);
    const link = page.locator('.kiosk-opened a[href="/cookies"]').first();
    const box = await link.boundingBox();
    if (!box) throw new Error('The link is not there.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.getByRole('button', { name: 'Back to the show' }).tap();
    await expect(bar).toHaveCount(0);

    // The finger is lifted from the page that it has opened.
    await counts();
    const session = await context.newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect(link).toBeVisible();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('html')).toHaveAttribute('data-pressed', 'Cookie and Tracking Policy');
    expect(await counts()).toEqual([
      { kind: 'touch', name: '', count: 1 },
      { kind: 'opened', name: '/legal', count: 1 },
    ]);
    await page.touchscreen.tap(x, y);
    await expect(page.locator('.kiosk-page h1')).toHaveText('Cookie and Tracking Policy');
  });
});

test('a filter that a visitor sets is no part of the show’s address, and goes with the visit', async ({ page }) => {
  const expos = `/kiosk?play=/expos&idle=1h&${FROZEN}`;
  await open(page, expos);
  const europe = page.getByRole('radio', { name: /^Europe/ });
  await expect(europe).toBeEnabled();
  // A key opens the item on screen, and operates it only then; a filter is the page's own, and no part of the show's
  // address.
  await page.keyboard.press('Tab');
  await expect(page.locator('.kiosk-bar')).toHaveCount(1);
  await europe.check();
  await expect(europe).toBeChecked();
  expect(page.url()).toContain(expos);
  await page.getByRole('button', { name: 'Back to the show' }).click();
  await expect(europe).not.toBeChecked();
});

test('tabs and links to a place of the page, or of another one, leave the show’s address alone', async ({ page }) => {
  await open(page, `/kiosk?play=/executive&idle=1h&${FROZEN}`);
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('.kiosk-bar')).toHaveCount(1);
  await tabs.first().press('ArrowRight');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await tabs.nth(2).click();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  expect(new URL(page.url()).hash).toBe('');

  // Links to a place of the page, or of another one, go there.
  for (const [path, link] of [
    ['/skynet', 'a[href="/containment#rollback-measured"]'],
    ['/terms', '.contents li:last-child a'],
    ['/expos', '.expo-lead a[href^="#"]'],
  ]) {
    await open(page, `/kiosk?play=${path}&idle=1h&${FROZEN}`);
    await page.locator('.kiosk-page h1').waitFor();
    await page.keyboard.press('Tab');
    await expect(page.locator('.kiosk-bar')).toHaveCount(1);
    const to = page.locator(`.kiosk-page ${link}`).first();
    const target = page.locator(new URL((await to.getAttribute('href')) as string, page.url()).hash);
    await expect(target).not.toBeInViewport();
    await to.click();
    await expect(target).toBeInViewport();
    if (path === '/terms') {
      // The contents follow the reading, in the picture that scrolls.
      await page.locator('.kiosk-page').evaluate((box) => box.scrollTo(0, 0.4 * box.scrollHeight));
      await expect(page.locator('.contents li:last-child a')).not.toHaveAttribute('aria-current');
      await expect(page.locator('.contents [aria-current]')).toHaveCount(1);
    }
    expect(new URL(page.url()).hash).toBe('');
  }
});

test('when nobody touches the screen any more, the show goes on by itself', async ({ page }) => {
  await open(page, `/kiosk?play=figures&idle=5s&${FROZEN}`);
  await expect(page.locator('.kiosk-figures')).toHaveCount(1);
  await touch(page, '.kiosk-figures > [data-opens="rollback"]');
  await expect(page.locator('.kiosk-bar')).toHaveCount(1);
  // A hand that holds something is there.
  await page.mouse.down();
  await page.waitForTimeout(6_000);
  await expect(page.locator('.kiosk-bar')).toHaveCount(1);
  await page.mouse.up();
  // A browser also reports a pointer that rests.
  await page.evaluate(() => setInterval(() => dispatchEvent(new PointerEvent('pointermove', { screenX: 9 })), 500));
  await expect(page.locator('.kiosk-bar')).toHaveCount(0);
  await expect.poll(() => health(page)).toMatchObject({ on: 'figures', t: FROZEN_AT, reloads: [], unread: [] });
});

test('a page of the show takes snapshots while it is on screen, and begins anew the next time', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-03T09:00:00Z') });
  await open(page, '/kiosk?play=/skynet@3600&idle=1h');
  const count = page.locator('.snapshots-count');
  await expect(count).toContainText('kept');
  await page.clock.runFor(20_000);
  await expect(count).toContainText(/^[12] of/);
  await touch(page, '.kiosk-page');
  await expect(page.locator('.kiosk-bar')).toHaveCount(1);
  await page.getByRole('button', { name: 'Back to the show' }).click();
  await expect(page.locator('.kiosk-bar')).toHaveCount(0);
  await expect(count).toContainText(/^0 of/);
});

test('a touch on a page opens its world and instant, and the visit leaves nothing behind', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-03T09:00:00Z') });
  const item = encodeURIComponent('/skynet?seed=hall-4&at=2025-06-01T10:00:00Z&speed=0&json=events');
  await open(page, `/kiosk?play=${item}@3600&idle=60s&site=https://show.example&${FROZEN}`);
  const json = page.locator('#events .log-json');
  const stream = page.getByRole('button', { name: 'Hide Stream' });
  const before = await settled(page);
  const bar = page.locator('.kiosk-bar');
  const automatic = page.locator('.snapshots').getByRole('checkbox', { name: /^Automatic/ });
  const other = page.getByLabel('Compare the page’s panels with');
  const compare = async () => {
    await page.locator('#cores').getByRole('button', { name: 'More' }).click();
    await page.locator('#cores .panel-menu').getByRole('button', { name: 'Compare' }).click();
  };

  await touch(page, '.kiosk-page');
  await expect(bar).toHaveCount(1);
  await bar.getByRole('button', { name: 'Take this view with you' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link to 2025-06-01 10:00:00 UTC' })).toBeVisible();

  // One trace of each kind: the page's choice, a setting of all panels, a stored value, a list in memory, the zone,
  // time, a dialog and the scroll position.
  await page.locator('#events').scrollIntoViewIfNeeded();
  await expect(json).toBeVisible();
  await stream.click();
  await expect(json).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  await compare();
  await other.selectOption('24 hours earlier');
  await automatic.uncheck();
  await page.locator('.snapshots').getByRole('button', { name: 'Capture now' }).click();
  await page.getByRole('button', { name: 'More time controls' }).click();
  await page.getByRole('button', { name: 'Show local time' }).click();
  await bar.getByRole('checkbox', { name: 'Stay stopped when released' }).check();
  await bar.getByRole('button', { name: /^The Brake/ }).click();
  await expect(bar).toContainText('Time was already stopped');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Runs each pending timer: the watchdog takes a leap for a page without frames, and reloads it.
  await page.clock.runFor(61_000);
  await expect(bar).toHaveCount(0);
  expect(await settled(page)).toEqual(before);

  await page.keyboard.press('Tab');
  await expect(bar).toHaveCount(1);
  await expect(bar).toContainText(/Tern stops in \d\.\d\d m from \d\.\d m\/s, dry concrete/);
  await expect(stream).toBeVisible();
  await expect(automatic).toBeChecked();
  await expect(page.locator('.panel-compared')).toHaveCount(0);
  await compare();
  await expect(other).toHaveValue('none');
  await page.getByRole('button', { name: 'More time controls' }).click();
  await expect(page.getByRole('button', { name: 'Show local time' })).toBeVisible();
});

test('the operator leaves by the corner that is the upper left one on a screen mounted sideways', async ({ page }) => {
  await page.clock.install();
  await open(page, '/kiosk?play=figures&rotate=90');
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.mouse.move(width - 10, 10);
  await page.mouse.down();
  await page.clock.runFor(5_100);
  await expect(page).toHaveURL(/\/kiosk\/setup\?play=figures&rotate=90$/);
});

test('a menu lies on a screen mounted sideways as the picture does', async ({ page }) => {
  await open(page, `/kiosk?play=/skynet&idle=1h&rotate=90&${FROZEN}`);
  await page.keyboard.press('Tab');
  await expect(page.locator('.kiosk-bar')).toHaveCount(1);
  await page.locator('#cores').getByRole('button', { name: 'More' }).click();
  const item = page.locator('#cores .panel-menu').getByRole('button', { name: 'Copy link to this time' });
  await expect(item).toBeInViewport({ ratio: 1 });
  const { width, height } = (await item.boundingBox()) ?? { width: 0, height: 0 };
  expect(height).toBeGreaterThan(2 * width);
});

test('a touch, a pointer and a drag fall on the same place of a drawing however the screen is mounted', async ({
  page,
}) => {
  // What is dragged does not glide on.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [width, height] = [1920, 1080];
  /** Where the window has a place of the picture that is turned in it. */
  const inWindow = {
    0: (x: number, y: number) => [x, y],
    90: (x: number, y: number) => [height - y, x],
    180: (x: number, y: number) => [width - x, height - y],
    270: (x: number, y: number) => [y, width - x],
  } as const;
  const told: string[] = [];
  /** Where forks are dense: before now, in the middle of a bundle. */
  let dense: readonly [x: number, y: number] | undefined;
  for (const turn of [0, 90, 180, 270] as const) {
    await page.setViewportSize(turn % 180 === 0 ? { width, height } : { width: height, height: width });
    const at = (x: number, y: number) => inWindow[turn](x, y) as [number, number];
    await open(
      page,
      `/kiosk?play=forks&rotate=${turn}&idle=1h&site=https://show.example&seed=northwall&at=1772528006800&speed=0`,
    );
    const panel = await drawn(page, 'forks');
    await page.mouse.click(...at(width / 2, height / 2));
    await expect(panel).toHaveAttribute('data-look', 'solo');
    await drawn(page, 'forks');
    const named = panel.locator('.panel-pointed');
    const box = await panel.locator('.panel-plot').boundingBox();
    dense ??= box ? [box.x + box.width * 0.7 - 30, box.y + box.height * 0.6] : undefined;
    const [x = 0, y = 0] = dense ?? [];
    await page.mouse.move(...at(x, y));
    await expect(named).toHaveText(/score/);
    const words = await named.innerText();

    await page.mouse.down();
    for (let i = 1; i <= 10; i++) await page.mouse.move(...at(x + i * 20, y));
    await page.mouse.up();
    await page.getByRole('button', { name: 'Take this view with you' }).click();
    // To the right means back in time; how far depends a little on the window's layout.
    await expect(
      page.getByRole('img', { name: /^QR code of the link to 2026-03-03 08:52:5\d(\.\d+)? UTC$/ }),
    ).toBeVisible();
    told.push(words);
  }
  expect(new Set(told).size).toBe(1);
});

test('the pointer of a show hides, and shows again as soon as it moves', async ({ page }) => {
  await page.clock.install();
  await open(page, `/kiosk?play=/legal&idle=1h&${FROZEN}`);
  const pointer = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.kiosk-page h1') as Element).cursor);
  await page.locator('.kiosk-page h1').waitFor();
  await page.clock.runFor(4_000);
  expect(await pointer()).toBe('none');
  await page.mouse.move(100, 100);
  expect(await pointer()).toBe('auto');
});

test('what is wrong in an address is named in the health record alone', async ({ page }) => {
  await open(page, `/kiosk?play=figures,nowhere&parts=menu&at=soon`);
  await expect(page.locator('.kiosk-scene')).toHaveCount(1);
  await expect
    .poll(() => health(page))
    .toMatchObject({
      unread: ['play', 'parts', 'at'],
      problems: [
        'play: Instead of “nowhere”, enter a scene, a panel or a page of this site.',
        'parts: Instead of “menu”, enter clock, caption, qr or beacon.',
        'The time in this link is not valid, so the present is shown.',
      ],
    });
  await expect(page.locator('.kiosk')).not.toContainText('is not valid');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('an exhibition that opens while it is on screen is in progress from then on', async ({ page }) => {
  // World time runs faster than the minutes of the computer, with which the whole show renders.
  const before = new Date(openingInstant(EXPOS[0] as Expo) - 20 * 60_000).toISOString();
  await page.clock.install({ time: '2026-03-03T09:00:05Z' });
  await open(page, `/kiosk?play=expos@3600&at=${before}&speed=30`);
  const state = page.locator('.kiosk-expos li').first().locator('.kiosk-expo-when span');
  await expect(state).toHaveText('upcoming');
  await page.clock.runFor(42_000);
  await expect(state).toHaveText('in progress', { timeout: 2_000 });
});

test('outside its hours a screen shows only a dim clock, in the zone of its address', async ({ page }) => {
  const text = (ms: number) => new Date(Date.now() + ms).toISOString().slice(11, 16);
  const opens = text(7_200_000);
  await open(page, `/kiosk?hours=${opens}-${text(10_800_000)}&zone=utc`);
  await expect(page.locator('.kiosk-closed')).toHaveText(new RegExp(`^\\d\\d:\\d\\dclosed until ${opens}$`));
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect.poll(() => health(page)).toMatchObject({ on: 'closed', loads: 1 });
  await open(page, '/kiosk/health');
  await expect(page.getByRole('main')).toContainText('Loads1');
});

test('large type leaves the scene its room on a small screen, and a page its width on a totem', async ({ page }) => {
  // Type for three metres on a small screen is large: the frame's line still leaves the scene its room.
  await open(
    page,
    `/kiosk?play=expos&parts=clock,caption,qr,beacon&site=https://show.example&distance=3m&diagonal=43in&${FROZEN}`,
  );
  // The list leaves out what does not fit once it has been measured.
  const room = () =>
    page.evaluate(() => {
      const [list, line] = ['.kiosk-expos li:last-child', '.kiosk-item'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN,
      );
      return Number(line) - Number(list);
    });
  await expect.poll(room).toBeGreaterThanOrEqual(0);

  // On a totem the same type leaves a page a third of the width that its window has, and the page is laid out for that.
  await page.setViewportSize({ width: 1080, height: 1920 });
  for (const path of ['/', '/expos']) {
    await open(page, `/kiosk?play=${path}&distance=3m&diagonal=43in&${FROZEN}`);
    await expect(page.locator('.kiosk-page h1')).toBeVisible();
    const excess = () => page.locator('.kiosk-page').evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(await excess()).toBe(0);
  }
});

test('without a record of a show none is invented, whatever the machine check tries', async ({ page }) => {
  await open(page, '/kiosk/setup');
  await expect(page.getByRole('region', { name: 'The address' })).toContainText(
    'The record of restarts and errors is kept',
  );
  await open(page, '/kiosk/health');
  await expect(page.getByRole('main')).toContainText('No show has run in this browser');
});

test('setup accepts what is typed, and gives out the address of exactly that show', async ({ page }) => {
  await open(page, '/kiosk/setup?play=figures@30,nowhere&scale=0');
  const result = page.getByRole('region', { name: 'The address' });
  const start = result.getByRole('button', { name: 'Start the show' });
  await expect(result.getByRole('status')).toHaveText('To correct: Playlist.');
  await expect(start).toBeDisabled();
  await expect(result).toContainText('Left out of the address: scale. Enter a number from 0.25 to 8.');
  await expect(result.locator('.setup-link')).toHaveCount(0);
  const playlist = page.getByLabel('Playlist');
  await expect(playlist).toHaveAccessibleDescription(/Instead of “nowhere”, enter a scene/);
  await playlist.fill('Figures @ 30, /expos');
  await expect(result.getByRole('link', { name: 'Start the show' })).toHaveAttribute(
    'href',
    /\/kiosk\?play=figures@30,\/expos$/,
  );
  await playlist.blur();
  await expect(playlist).toHaveValue('figures@30,/expos');

  // Numbers typed over a selected value key by key; the first digit alone is too small or too large.
  for (const [label, text, value] of [
    ['Screen diagonal (inches)', '43"', '43'],
    ['Resume after', '2 min', '2 min'],
  ] as const) {
    const field = page.getByLabel(label);
    await field.selectText();
    await field.pressSequentially(text);
    await expect(field).toHaveValue(text);
    await field.blur();
    await expect(field).toHaveValue(value);
  }

  // Phones cannot open the test's own address.
  await expect(result.getByRole('img')).toHaveCount(0);
  await page.getByLabel('Site for QR codes').fill('show.example');
  await page.getByLabel('Video wall').fill('3x1');
  await page.getByLabel('Gap between screens (px)').fill('24');
  await page.getByLabel('Rotation').selectOption('90');
  const query = 'play=figures@30,/expos&diagonal=43in&idle=2m&wall=3x1&bezel=24&site=https://show.example&rotate=90';
  await expect(result.getByRole('img')).toHaveAccessibleName(`QR code of https://show.example/kiosk?${query}`);
  const options = `--screens 3 --show '/kiosk?${query}&tile={screen}'`;
  await expect(result.locator('.setup-link').nth(1)).toHaveText(`npm run kiosk -- ${options}`);
  await expect(result.locator('.setup-link').last()).toContainText(`node kiosk.mjs --install ${options}\nsystemd-`);

  // Three panels on their sides: each is 1080 px across, until the computer itself has them in portrait.
  const preview = result.locator('.setup-preview');
  const says =
    'The whole wall. The address above is for screen 1. As visitors see it. The panel’s own top edge is at the left.';
  await expect(result).toContainText(says);
  const shape = async () => {
    const { width = 0, height = 1 } = (await preview.boundingBox()) ?? {};
    return width / height;
  };
  await expect.poll(shape).toBeCloseTo((3 * 1080 + 2 * 24) / 1920, 1);
  await page.getByLabel('Preview').selectOption('Portrait, 1080 × 1920');
  await expect.poll(shape).toBeGreaterThan(4);

  // The note goes with the company's name, and without it is a choice.
  const note = page.getByLabel('Simulation note');
  await expect(note).toBeChecked();
  await expect(note).toBeDisabled();
  await page.getByLabel('Company name').uncheck();
  await expect(note).not.toBeChecked();
  await expect(note).toBeEnabled();

  await page.getByLabel('Opening hours').fill('from nine');
  await expect(start).toBeDisabled();
  await expect(result.getByRole('img')).toHaveCount(0);
});

test('a show of one item reloads at its end after the clock was set, but not while a visitor uses it', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/kiosk?play=expos@10&idle=1h');
  const loads = async () => (await health(page))?.loads;
  await page.mouse.click(400, 300);
  await expect(page.locator('.kiosk-bar')).toHaveCount(1);
  await page.clock.setSystemTime(Date.now() + 7_200_000);
  await page.clock.runFor(60_000);
  expect(await loads()).toBe(1);
  await page.getByRole('button', { name: 'Back to the show' }).click();
  await page.clock.runFor(12_000);
  await expect
    .poll(async () => (await health(page).catch(() => undefined))?.reloads.map(({ why }) => why))
    .toEqual(['the clock was changed']);

  // Closing time ends a visit: the next day begins with the show.
  await page.clock.setSystemTime(new Date('2026-03-03T09:59:30Z'));
  await open(page, '/kiosk?play=expos&idle=1h&hours=09:00-10:00&zone=utc');
  await page.mouse.click(400, 300);
  await expect(page.locator('.kiosk-bar')).toHaveCount(1);
  await page.clock.setSystemTime(new Date('2026-03-03T10:00:30Z'));
  await page.clock.runFor(2_000);
  await expect(page.locator('.kiosk-closed')).toBeVisible();
  await expect.poll(async () => (await health(page))?.on).toBe('closed');
  await page.clock.setSystemTime(new Date('2026-03-04T09:00:30Z'));
  await page.clock.runFor(2_000);
  await expect(page.locator('.kiosk-scene')).toBeVisible();
  await expect(page.locator('.kiosk-bar')).toHaveCount(0);
});

test('the page that compares two screens shows the time with its offset and the address that holds it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `/kiosk/sync?wall=3x1&tile=2&offset=7&${FROZEN}`);
  const face = page.getByRole('region', { name: 'Comparison' });
  await expect(face).toContainText('09:19:04.2');
  await expect(face.locator('.beacon code')).toHaveText(/^[0-9a-f]{8}$/);
  await expect(face.locator('.sync-sweep')).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(face.locator('.sync-sweep')).toBeVisible();
  const share = () => face.evaluate((element) => element.style.getPropertyValue('--kiosk-share'));
  const first = await share();
  await expect.poll(share).not.toBe(first);

  await page.getByRole('button', { name: '−100 ms' }).click();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  const setting = page.getByRole('region', { name: 'This screen' });
  await expect(setting.getByRole('status')).toHaveText('−82 ms');
  await expect(setting.locator('code')).toContainText('/kiosk?wall=3x1&tile=2&offset=-82&');
  await expect(setting.getByRole('link', { name: 'Start the show' })).toHaveAttribute('href', /offset=-82&/);
  expect(new URL(page.url()).searchParams.get('offset')).toBe('-82');
});

/** A show in the middle of an incident, so many seconds after 08:53. */
const toldAt = (second: number) => `play=forks@100,incident&seed=northwall&at=2026-03-03T08:53:${second}Z&speed=0`;

/** Words for what the incident told then takes in the end without its veto: of a machine, GPUs and lanes. */
function takenWithoutVeto(): string {
  const world = 'northwall';
  const incident = incidentNamed(world, 'inc-qdsa8-ad');
  const never = incident && withoutVeto(world, incident);
  const loss = never && lossOf(world, never);
  if (!loss) throw new Error('The incident takes nothing of a machine.');
  const { gpus, lanes } = reachAt(never, never.recovered);
  const amount = lossFigure(loss, loss.amountAt(never.recovered));
  return `${amount} ${lossUnit(loss)} ${lossMeasure(loss)}${grouped(gpus)} GPUs down${lanes} lanes degraded`;
}

test('an incident is told in three acts that keep one layout', async ({ page }) => {
  const layout = () =>
    page.evaluate(() =>
      ['.kiosk-headline', '.kiosk-facts', '.kiosk-incident .panel-plot'].map((selector) => {
        const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return [x, y, width, height];
      }),
    );
  const headlinePx = () =>
    page.locator('.kiosk-headline h2').evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  await open(page, `/kiosk?${toldAt(18)}`);
  await expect(page.locator('.kiosk-clock-large')).toHaveText('5 suntil the next incident');
  const first = await layout();

  await open(page, `/kiosk?${toldAt(27)}`);
  await expect(page.locator('.kiosk-clock-large')).toHaveText('4.7 ssince the onset');
  expect(await layout()).toEqual(first);
  const struckPx = await headlinePx();
  await open(page, `/kiosk?${toldAt(44)}`);
  await expect(page.getByRole('heading', { name: 'Without the veto' })).toBeVisible();
  await expect(page.locator('.kiosk-other')).toHaveText(takenWithoutVeto());
  await expect(page.getByText('The veto prevented this.')).toBeVisible();
  expect(await layout()).toEqual(first);
  expect(await headlinePx()).toBeGreaterThan(struckPx);
  await expect(page.locator('.kiosk-brand')).toHaveText('Northwallnorthwall.example');
  // To whoever touches it, the act goes on.
  await touch(page, '.kiosk-headline h2');
  await expect(page.locator('.kiosk-bar')).toHaveCount(1);
  await expect(page.getByText('The veto prevented this.')).toBeVisible();
  await open(page, `/kiosk?${toldAt(44)}&brand=off`);
  await expect(page.locator('.kiosk-scene')).toHaveCount(1);
  await expect(page.locator('.kiosk-brand')).toHaveCount(0);
});

test('the headline of an incident never breaks at a hyphen, and in a world without the incident tells another', async ({
  page,
}) => {
  await open(page, `/kiosk?${toldAt(27)}`);
  const headline = page.locator('.kiosk-headline [data-ended]');
  await expect(headline).toContainText('Split-');
  const lines = await headline.evaluate((element) => {
    Object.assign((element as HTMLElement).style, { width: '1px', overflowWrap: 'normal' });
    const text = element.firstChild as Text;
    const range = document.createRange();
    range.setStart(text, text.data.indexOf('Split-'));
    range.setEnd(text, text.data.indexOf('vote') + 4);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  // In a world without that incident the scene tells another one.
  await page.evaluate(() => window.northwall?.fork('no-qdsa8'));
  await expect(page.locator('.kiosk-headline')).not.toContainText('Split-');
});

test('to a visitor before a screen that is seen from afar, the controls leave room for the drawing', async ({
  page,
}) => {
  await open(page, `/kiosk?${toldAt(27)}&distance=3m&diagonal=43in&idle=1h`);
  await expect(page.locator('.kiosk-scene')).toHaveCount(1);
  await page.keyboard.press('Tab');
  const bar = page.locator('.kiosk-bar');
  await expect(bar).toHaveCount(1);
  expect((await bar.boundingBox())?.height).toBeLessThan(1_080 / 4);
});

test('beside the story vetoes fill the height with whole rows, complete and without controls', async ({ page }) => {
  // At this instant a story of 90 s is at its sixth sentence, and five vetoes are on record.
  const during = 'play=story@90&seed=northwall&at=2026-03-03T08:53:26.800Z&speed=0';
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
    [1080, 1920],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, `/kiosk?${during}`);
    await expect(page.locator('.kiosk-eyebrow')).toHaveText('Transparency');
    await page.evaluate(() => window.northwall?.ready());
    const found = await page.evaluate(() => {
      const list = document.querySelector('.log-list') as HTMLElement;
      const panel = document.querySelector('.kiosk-panel') as HTMLElement;
      const { bottom } = list.getBoundingClientRect();
      const rows = [...list.querySelectorAll('li')];
      const seen = rows.filter((row) => row.getBoundingClientRect().top < bottom - 2);
      const texts = seen.map((row) => row.querySelector('.log-text') as HTMLElement);
      return {
        rows: seen.length,
        cut: texts.filter((text) => text.scrollHeight > text.clientHeight || text.scrollWidth > text.clientWidth)
          .length,
        partial: seen.filter((row) => row.getBoundingClientRect().bottom > bottom).length,
        free: panel.getBoundingClientRect().bottom - bottom < (rows[0]?.offsetHeight ?? 0) / 2,
        bar: list.offsetWidth - list.clientWidth,
        mark: getComputedStyle(list.querySelector('.log-time') as Element, '::before').display,
      };
    });
    expect(found).toEqual({ rows: 5, cut: 0, partial: 0, free: true, bar: 2, mark: 'none' });
  }
});
