import { rollbackAnnouncement } from '../src/controls/time-bar/news/announcements';
import { grouped } from '../src/sim/words/units';
import { incidentNamed } from '../src/sim/world/incidents/incidents';
import { badgeAt } from '../src/sim/world/site/badge';
import { siteStateAt } from '../src/sim/world/site/site-state';
import { expect, FROZEN, FROZEN_AT, open, recordAnnouncements, test } from './support/site';

const CYCLE_DAYS = 4;

const figure = (seed: string, t: number) => grouped(badgeAt(seed, t, CYCLE_DAYS).tflops);

/** The badge's text in the world `seed` while time is stopped at `t`, whatever happens there. */
const reading = (seed: string, t: number) => `OK ${grouped(badgeAt(seed, t, CYCLE_DAYS, true).tflops)} TFLOPS`;

test('the badge shows what the model says of the instant, is not in the built page, and is not read aloud', async ({
  page,
  request,
}) => {
  await open(page, `/terms?seed=hall-4&at=${FROZEN_AT}&speed=0`);
  const badge = page.locator('.badge');
  // No live region speaks a figure that changes all the time.
  expect(await badge.evaluate((each) => each.closest('[aria-live], [role=status], output'))).toBeNull();
  for (const at of [FROZEN_AT, 1_800_000_000_000]) {
    await page.evaluate((t) => window.northwall?.freeze(t), at);
    await expect(badge).toHaveText(reading('hall-4', at));
  }
  // The build writes no figure.
  expect(await (await request.get('/terms')).text()).toContain('class="badge-value"></span>');
});

test('at 60× the badge follows the world, and nothing in the header moves', async ({ page }) => {
  await open(page, `/terms?seed=northwall&at=${FROZEN_AT}&speed=60`);
  const badge = page.locator('.badge-value');
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.header, .brand, .menu-button, .badge-value, .badge-value + span')].map(
        (element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height];
        },
      ),
    );
  await expect(badge).not.toBeEmpty();
  const before = await boxes();
  const seen = new Set<string>();
  for (let i = 0; i < 3; i++) {
    const text = (await badge.textContent()) ?? '';
    seen.add(text);
    await expect(badge).not.toHaveText(text);
  }
  expect(seen.size).toBe(3);
  expect(await boxes()).toEqual(before);
  // Each figure was the model's in the hour that can have passed.
  const possible = new Set<string>();
  for (let t = FROZEN_AT; t < FROZEN_AT + 3_600_000; t += 2_000) possible.add(figure('northwall', t));
  for (const text of seen) expect(possible).toContain(text);
});

const incident = () => {
  const found = incidentNamed('northwall', 'inc-qdsa8-ad');
  if (!found) throw new Error('The world has no such incident');
  return found;
};

/** Instants of an incident, with the time bar's text; at the last instant, none. */
const course = () => {
  const { onset, ended, rolledBack, recovered } = incident();
  return [
    [onset, /^Incident rack US 2 and Tern$/],
    [ended, /^Rolling back socket 4$/],
    [rolledBack, /^Recovering socket 4$/],
    [recovered, /^Pod recovered after \d+ s$/],
    [recovered + 3_000, undefined],
  ] as const;
};

for (const [width, path, place, still] of [
  [1280, '/containment', '.time-bar', '.header > *, .time-bar, .time-row > *, #rollback'],
  [1920, '/containment', '.time-bar', '.header > *, .time-bar, .time-row > *, #rollback'],
  [2560, '/containment', '.time-bar', '.header > *, .time-bar, .time-row > *, #rollback'],
  [3840, '/containment', '.time-bar', '.header > *, .time-bar, .time-row > *, #rollback'],
  [390, '/containment', '.time-bar', '.header > *, .time-bar, .time-row > *, #rollback'],
] as const) {
  test(`at ${width} px the badge reads OK throughout an incident, which the ${place.slice(1)} shows until 3 s after its recovery, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${path}?seed=northwall&at=${incident().onset}&speed=0`);
    const places = new Set<string>();
    for (const [at, sentence] of course()) {
      await page.evaluate((t) => window.northwall?.freeze(t), at);
      await expect(page.locator('.badge')).toHaveText(reading('northwall', at));
      const news = page.locator(`${place} .site-news`);
      if (sentence) await expect(news).toHaveText(sentence);
      await expect(page.locator('.site-news:visible')).toHaveCount(sentence ? 1 : 0);
      if (sentence) await expect(news).toBeInViewport({ ratio: 1 });
      if (sentence) expect(await news.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
      places.add(
        JSON.stringify(
          await page.locator(still).evaluateAll((all) =>
            all.map((element) => {
              const { x, y, width } = element.getBoundingClientRect();
              return [element.className, x, y, width];
            }),
          ),
        ),
      );
      // A paused world has no news.
      await expect(page.getByRole('status')).toBeEmpty();
    }
    expect(places.size).toBe(1);
  });
}

test('an incident is announced once, while the badge reads OK', async ({ page }) => {
  const { ended, recovered } = incident();
  const sentence = rollbackAnnouncement('northwall', siteStateAt('northwall', ended)) ?? '';
  await open(page, `/terms?seed=northwall&at=${ended - 300}&speed=0`);
  const heard = await recordAnnouncements(page);
  await page.evaluate(() => window.northwall?.run(1));
  await expect.poll(heard).toEqual([sentence]);
  await page.evaluate((t) => window.northwall?.freeze(t), recovered);
  expect(await heard()).toEqual([sentence]);
  await expect(page.locator('.badge')).toHaveText(/^OK [\d,]+ TFLOPS$/);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

for (const width of [320, 375]) {
  test(`at ${width} the badge keeps to one line, and the time bar’s reading ends before its buttons`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `/containment?${FROZEN}`);
    const lines = () =>
      page
        .locator('.badge')
        .evaluate(({ children }) => new Set([...children].map((part) => part.getBoundingClientRect().y)).size);
    await expect.poll(lines).toBe(1);
    const room = () =>
      page.locator('.time-row').evaluate((row) => {
        const text = document.createRange();
        text.selectNodeContents(row.querySelector('.time-instant > :first-child') as Element);
        const button = row.querySelector('.time-reading + *') as Element;
        return button.getBoundingClientRect().left - text.getBoundingClientRect().right;
      });
    await expect.poll(room).toBeGreaterThan(0);
  });
}
