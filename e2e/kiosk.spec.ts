import type { Page } from '@playwright/test';
import { drawn, expect, FROZEN, FROZEN_AT, open, test } from './site';

const health = (page: Page) => page.evaluate(() => window.northwall?.health?.());

/** Touches the middle of an element that stays where it is. */
async function touch(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('a touch opens what it fell on, with a code to take along; links stay inside, and the show comes back', async ({
  page,
}) => {
  await open(page, `/kiosk?play=floor&idle=1h&site=https://show.example&${FROZEN}`);
  await drawn(page, 'cores');
  await expect(page.locator('header.header, footer.footer')).toHaveCount(0);
  await expect(page.locator('.kiosk-floor .panel')).toHaveCount(6);
  const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(overflow).toBeLessThanOrEqual(0);

  await touch(page, '#cores');
  const bar = page.locator('.kiosk-bar');
  await expect(bar).toContainText('The show resumes in');
  await expect(page.locator('#cores')).toHaveAttribute('data-solo', 'true');
  await bar.getByRole('button', { name: 'Take this instant with you' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link to 2026-03-03 09:19:04 UTC' })).toBeVisible();

  await bar.getByRole('button', { name: 'Back to the show' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.locator('.kiosk-floor .panel')).toHaveCount(6);

  const kept = await page.evaluate(() => {
    const asked = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    return ['contextmenu', 'dragstart', 'selectstart'].filter(asked);
  });
  expect(kept).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/kiosk');
});

test('a page of the site opens its links inside the show; what a visitor did is forgotten when nobody touches', async ({
  page,
}) => {
  await open(page, `/kiosk?play=/legal&idle=1h&${FROZEN}`);
  const heading = page.locator('.kiosk-page h1');
  await expect(heading).toHaveText('Legal and Compliance Center');
  await page.locator('.kiosk-page a[href="/cookies"]').first().dispatchEvent('click');
  await expect(heading).toHaveText('Cookie and Tracking Policy');
  await page.getByRole('button', { name: 'Back to the show' }).click();
  await expect(heading).toHaveText('Legal and Compliance Center');
  expect(new URL(page.url()).pathname).toBe('/kiosk');

  const expos = `/kiosk?play=/expos&idle=1h&${FROZEN}`;
  await open(page, expos);
  const europe = page.getByRole('radio', { name: /^Europe/ });
  await expect(europe).toBeEnabled();
  // A key opens what is on, and works it only then; a filter is the page's own, and no part of the show's address.
  await page.keyboard.press('Tab');
  await expect(page.locator('.kiosk-bar')).toHaveCount(1);
  await europe.check();
  await expect(europe).toBeChecked();
  expect(page.url()).toContain(expos);
  await page.getByRole('button', { name: 'Back to the show' }).click();
  await expect(europe).not.toBeChecked();

  await open(page, `/kiosk?play=figures&idle=5s&${FROZEN}`);
  await expect(page.locator('.kiosk-figures')).toHaveCount(1);
  const filter = () => page.evaluate(() => localStorage.getItem('northwall.events'));
  await page.evaluate(async () => {
    await window.northwall?.seek(0);
    localStorage.setItem('northwall.events', 'a visitor’s');
    document.querySelector('.kiosk-figures')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });
  await expect.poll(filter, { timeout: 30_000 }).toBeNull();
  await expect(page.locator('.kiosk-bar')).toHaveCount(0);
  expect(await health(page)).toMatchObject({ on: 'figures', t: FROZEN_AT, reloads: [], unread: [] });
});

test('what an address says wrongly is named in the health line alone; outside its hours a screen is dim', async ({
  page,
}) => {
  await open(page, `/kiosk?play=figures,nowhere&parts=menu&at=soon`);
  await expect(page.locator('.kiosk-scene')).toHaveCount(1);
  expect((await health(page))?.unread).toEqual(['play', 'parts', 'at']);
  await expect(page.locator('.kiosk')).not.toContainText('could not be read');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  const text = (ms: number) => new Date(Date.now() + ms).toISOString().slice(11, 16);
  await open(page, `/kiosk?hours=${text(7_200_000)}-${text(10_800_000)}`);
  await expect(page.locator('.kiosk-closed')).toHaveText(/^\d\d:\d\d$/);
  await expect(page.locator('canvas')).toHaveCount(0);
  expect(await health(page)).toMatchObject({ on: 'closed', loads: 2 });

  await open(page, '/kiosk/health');
  await expect(page.getByRole('main')).toContainText('Loads2');

  // Type for three metres on a small screen is large: the frame's line still leaves the scene its room.
  await open(
    page,
    `/kiosk?play=expos&parts=header,clock,caption,qr,beacon&site=https://show.example&distance=3m&diagonal=43in&${FROZEN}`,
  );
  const bottom = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottom('.kiosk-expos li:last-child')).toBeLessThanOrEqual(await bottom('.kiosk-on'));

  await open(page, '/kiosk/setup');
  await page.getByLabel('Playlist').fill('figures@30,/expos');
  await page.getByRole('spinbutton', { name: 'Visitors stand at, metres' }).fill('3');
  await expect(page.locator('.setup-link').first()).toContainText('/kiosk?play=figures@30,/expos&distance=3m');
  await page.getByLabel('Playlist').fill('figures@30,nowhere');
  await expect(page.getByLabel('Playlist')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.setup-link').first()).toContainText('/kiosk?play=figures@30,/expos&distance=3m');
});

test('two screens that are compared show the time with their offset, and print the address that holds it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `/kiosk/sync?wall=3x1&tile=2&offset=7&${FROZEN}`);
  const face = page.getByRole('region', { name: 'To be compared' });
  await expect(face).toContainText('09:19:04.2');
  await expect(face.locator('.beacon code')).toHaveText(/^[0-9a-f]{8}$/);
  await expect(face.locator('.sync-sweep')).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(face.locator('.sync-sweep')).toBeVisible();
  const share = () => face.evaluate((element) => element.style.getPropertyValue('--share'));
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

test('no line of an incident’s headline ends at a hyphen, however narrow it is', async ({ page }) => {
  await open(page, '/kiosk?play=incident&seed=northwall&at=2026-03-03T08:53:26.800Z&speed=0');
  const headline = page.locator('.kiosk-told h2');
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
});
