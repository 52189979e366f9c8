import type { Page } from '@playwright/test';
import config, { CHROMIUM_ARGS } from '../../playwright.config';
import { settled } from '../support/left-behind';
import { expect, FROZEN, open, test } from '../support/site';
import { FULL_SHOW } from './full-show';
import { diceOf, takeStep } from './walk';

/** Walks in all, and walks in one test. */
const WALKS = Number(process.env.KIOSK_WALKS ?? 200);
/** Walks in one test. */
const EACH = 10;
/** Steps of a visitor on a walk. */
const STEPS = 24;
/** Milliseconds of the page's clock that a walk lasts. */
const WALK_MS = 60_000;
/** Milliseconds without a touch after which the show resumes. */
const IDLE_MS = 60_000;

const bodies = (page: Page) => page.evaluate(() => document.body.children.length);

/** Browser options of a kiosk: no swipe goes back in the history, in which each walk has an entry here. */
const { launchOptions } = config.use ?? {};
test.use({ launchOptions: { ...launchOptions, args: [...CHROMIUM_ARGS, '--overscroll-history-navigation=0'] } });
test.use({ hasTouch: true, viewport: { width: 1280, height: 720 } });
test.describe.configure({ mode: 'parallel' });

for (let first = 1; first <= WALKS; first += EACH) {
  const last = Math.min(first + EACH - 1, WALKS);
  test(`walks ${first} to ${last}: whatever visitors touch, they stay inside the show and leave nothing behind`, async ({
    page,
    context,
    baseURL,
    faults,
  }) => {
    test.setTimeout(1_800_000);
    const away: string[] = [];
    context.on('page', (other) => away.push(`window ${other.url()}`));
    page.on('download', (download) => away.push(`download ${download.url()}`));
    page.on('dialog', (dialog) => {
      away.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.addInitScript(() => {
      window.print = () => console.error('The page was printed.');
    });
    await page.clock.install({ time: new Date('2026-03-03T09:00:00Z') });
    const session = await context.newCDPSession(page);

    for (let walk = first; walk <= last; walk++) {
      await test.step(`walk ${walk}`, async () => {
        const dice = diceOf(walk);
        const item = FULL_SHOW[walk % FULL_SHOW.length];
        await open(page, `/kiosk?play=${item}@3600&parts=clock,caption,qr&site=https://show.example&${FROZEN}`);
        const before = await settled(page);
        const elements = await bodies(page);
        const done: string[] = [`/kiosk?play=${item}`];
        for (let i = 0; i < STEPS; i++) {
          done.push(await takeStep(page, session, dice));
          await page.clock.fastForward(Math.floor((WALK_MS / STEPS) * (0.5 + dice())));
          const { origin, pathname } = new URL(page.url());
          expect(`${origin}${pathname}`, done.join('; ')).toBe(`${baseURL}/kiosk`);
          const blank = await page.evaluate(
            () => !document.querySelector('.kiosk-screen')?.textContent && !document.querySelector('canvas'),
          );
          expect(blank, done.join('; ')).toBe(false);
          expect(away, done.join('; ')).toEqual([]);
        }
        await page.clock.fastForward(IDLE_MS + 1_000);
        await expect(page.locator('.kiosk-bar'), done.join('; ')).toHaveCount(0);
        await page.clock.fastForward(1_000);
        expect(await settled(page), done.join('; ')).toEqual(before);
        expect(await bodies(page), done.join('; ')).toBe(elements);
      });
    }
    // A driver without a graphics card says on the console that it is slow.
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('GL Driver Message')));
  });
}
