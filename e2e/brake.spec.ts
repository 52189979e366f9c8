import { drawn, expect, FROZEN, open, test } from './support/site';

test('the brake is held by pointer, by Space and by a click, moved while held, and released', async ({ page }) => {
  await open(page, '/skynet?at=2026-03-03T09:00:00Z&speed=1&panel=cores');
  const panel = await drawn(page, 'cores');
  const brake = page.locator('.brake');
  const grip = brake.getByRole('button');
  const chip = panel.locator('.panel-clock');
  const box = await grip.boundingBox();
  if (!box) throw new Error('no grip');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(brake).toHaveAttribute('data-phase', 'stopped');
  await expect(chip).toHaveText('time stopped');
  await expect(brake.locator('.brake-print')).toHaveText('Tern stops in 0.54 s, 0.72 m from 2.4 m/s, dry concrete');
  await expect(brake.locator('.beacon code')).toHaveText(/^[0-9a-f]{8}$/);
  const instant = panel.locator('.panel-footer > :last-child');
  const stopped = await instant.textContent();
  await page.mouse.move(x - 40, y, { steps: 5 });
  await expect(brake.locator('.brake-moved')).toHaveText('−5.0 s');
  await expect(instant).not.toHaveText(stopped ?? '');
  await page.mouse.move(x, y, { steps: 5 });
  await expect(instant).toHaveText(stopped ?? '');
  await page.mouse.up();
  await expect(chip).toHaveText('replay');

  await grip.focus();
  await page.keyboard.down('Space');
  await expect(brake).toHaveAttribute('data-phase', 'stopped');
  await page.keyboard.press('ArrowRight');
  await expect(brake.locator('.brake-moved')).toHaveText('+1.0 s');
  await page.keyboard.up('Space');
  await expect(brake).toHaveAttribute('data-phase', 'off');

  await brake.getByRole('checkbox').check();
  await grip.press('Enter');
  await expect(grip).toHaveAttribute('aria-pressed', 'true');
  await expect(brake).toHaveAttribute('data-phase', 'stopped');
  // The address stays while the brake is held, but a link is of the instant that is shown.
  await panel.getByRole('button', { name: 'More' }).click();
  await expect(panel.getByRole('link', { name: 'Back to the page' })).toHaveAttribute('href', /&speed=0$/);
  await panel.getByRole('button', { name: 'More' }).click();
  await grip.press('Enter');
  await expect(grip).toHaveAttribute('aria-pressed', 'false');
  await expect(chip).toHaveText('time stopped');
  await expect(page).toHaveURL(/speed=0/);
});

test('after a click in the drawing, Space holds The Brake as a hand on it does', async ({ page }) => {
  await open(page, '/?at=2026-03-03T09:00:00Z&speed=1');
  await drawn(page, 'forks');
  const brake = page.locator('.home-hero > .brake');
  await page.mouse.click(500, 600);
  await page.keyboard.down('Space');
  await expect(brake).toHaveAttribute('data-phase', 'stopped');
  await expect(brake.locator('.brake-print')).toHaveText('Tern stops in 0.54 s, 0.72 m from 2.4 m/s, dry concrete');
  await page.keyboard.press('ArrowLeft');
  await expect(brake.locator('.brake-moved')).toHaveText('−1.0 s');
  await page.keyboard.up('Space');
  await expect(brake).toHaveAttribute('data-phase', 'off');
});

test('the fill of the grip is full as time stands still, also where the brake was gripped while time ran up', async ({
  page,
}) => {
  await open(page, `/skynet?${FROZEN.replace('speed=0', 'speed=1')}&panel=cores`);
  await drawn(page, 'cores');
  const shares = await page.locator('.brake').evaluate(async (brake) => {
    const grip = brake.querySelector('.brake-grip') as HTMLElement;
    const fill = brake.querySelector('.brake-fill') as HTMLElement;
    const frame = () => new Promise(requestAnimationFrame);
    const press = (type: string) => grip.dispatchEvent(new KeyboardEvent(type, { key: ' ', bubbles: true }));
    const until = async (phase: string) => {
      while (brake.getAttribute('data-phase') !== phase) await frame();
    };
    const shares: number[] = [];
    for (let i = 0; i < 3; i++) {
      press('keydown');
      await until('stopped');
      // A frame for the phase, and one for the fill.
      await frame();
      await frame();
      shares.push(fill.getBoundingClientRect().width / grip.clientWidth);
      press('keyup');
      await until('starting');
      await frame();
    }
    return shares;
  });
  expect(shares.map((share) => share.toFixed(2))).toEqual(['1.00', '1.00', '1.00']);
});

test('the ticks of the grip follow the hand, px by px, where the grip is a part of its bar too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/skynet?${FROZEN}&panel=cores`);
  await drawn(page, 'cores');
  const box = await page.locator('.brake-grip').boundingBox();
  if (!box) throw new Error('no grip');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  const ticks = page.locator('.brake-ticks rect');
  const from = await ticks.evaluate((rect) => rect.getBoundingClientRect().x);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const px of [7, 36, -23]) {
    await page.mouse.move(x + px, y);
    const moved = (await ticks.evaluate((rect) => rect.getBoundingClientRect().x)) - from;
    // Every tenth px bears a tick: by tens of px nothing is seen.
    const rest = (((moved - px) % 10) + 10) % 10;
    expect(Math.min(rest, 10 - rest)).toBeLessThan(0.1);
  }
  await page.mouse.up();
});

test('a page that goes while a pointer holds its brake lets the world run on', async ({ page }) => {
  await open(page, '/containment');
  const box = await page.locator('.time-bar .brake-grip').boundingBox();
  if (!box) throw new Error('no grip');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(page.locator('.time-bar .brake')).toHaveAttribute('data-phase', 'stopped');
  await page.locator('.footer a[href="/terms"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/terms');
  await expect(page.locator('.time-notice')).toHaveCount(0);
});

test('with reduced motion the brake in the time bar stops the clock too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `/containment?${FROZEN.replace('speed=0', 'speed=1')}`);
  const grip = page.locator('.time-bar .brake-grip');
  await grip.press('Enter');
  await expect(page.locator('.time-words')).toContainText('Time stopped');
  await grip.press('Enter');
  await expect(page.locator('.time-words')).not.toContainText('Time stopped');
});
