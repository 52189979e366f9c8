import type { Page } from '@playwright/test';
import { expect, FROZEN, open, test } from './support/site';

/** Number of walks, each from a seed of its own. More by hand: `WALKS=100 npx playwright test e2e/walks.spec.ts`. */
const WALKS = Number(process.env.WALKS ?? 1);
/** Steps in each walk. */
const STEPS = 8;

/** Numbers from 0 to 1, the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The page's drawings, texts, lists and states of controls, when nothing changes. */
async function pageContent(page: Page) {
  return page.evaluate(async () => {
    const { world, t, beacon } = (await window.northwall?.ready({ all: true })) ?? {};
    const text = (element: ParentNode, selector: string) =>
      [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);
    const panels = [...document.querySelectorAll('.panel:has(figure[data-stage])')].map(async (panel) => {
      const { settings, hash } = (await window.northwall?.state(panel.id)) ?? {};
      const texts = text(panel, '.panel-value, .panel-summary, .panel-compared, .log-chosen, .panel-footer, .mirror');
      return { id: panel.id, settings, hash, texts, pressed: text(panel, '.log-chip[aria-pressed="true"]') };
    });
    return {
      of: { world, t, beacon },
      title: document.title,
      bar: text(document, '.time-row .time-words, .time-row time, .time-incident, .fork-band li, .notices'),
      panels: await Promise.all(panels),
    };
  });
}

const LINKS = ['Containment', 'Security', 'Ethics', 'Neuromorphic', 'Research'];

type Choose = <T>(among: readonly T[]) => T;

/** Presses the first control that exists. */
async function press(page: Page, selector: string, choose: Choose): Promise<void> {
  const found = await page.locator(selector).all();
  if (found.length > 0) await choose(found).evaluate((element: HTMLElement) => element.click());
}

/** Steps that a visitor may take, by name. */
const STEPS_BY_NAME: Readonly<Record<string, (page: Page, choose: Choose) => Promise<unknown>>> = {
  link: (page, choose) => {
    const name = choose(LINKS);
    return page.evaluate((words) => {
      const links = [...document.querySelectorAll<HTMLElement>('footer a, main a')];
      links.find(({ textContent }) => textContent === words)?.click();
    }, name);
  },
  filter: (page, choose) => press(page, '.log-chip', choose),
  json: (page, choose) => press(page, '.panel button:text-is("JSON")', choose),
  floor: (page, choose) => press(page, '.operations-switches input', choose),
  zone: (page) => page.keyboard.press('u'),
  incident: (page) => page.keyboard.press('n'),
  step: (page) => page.keyboard.press('.'),
  fork: (page, choose) =>
    page.evaluate((edits) => window.northwall?.fork(edits), choose(['', 'no-1', 'never-qdsa8', 'never-qdsa8.no-1'])),
  solo: (page, choose) => press(page, '.panel a:text-is("Solo view"), .panel a:text-is("Back to the page")', choose),
  // No further than to the first entry of the walk.
  back: (page) => page.evaluate(() => history.state?.idx > 0 && history.back()),
  forward: (page) => page.evaluate(() => history.forward()),
  reload: (page) => page.reload(),
  // Somebody else's visit to a kiosk in this browser, which leaves nothing.
  visit: async (page, choose) => {
    const address = page.url();
    await open(page, `/kiosk?play=${encodeURIComponent(`/skynet?${FROZEN}`)}@3600&idle=1h&${FROZEN}`);
    await page.mouse.click(5, 5);
    await expect(page.locator('.kiosk-bar')).toHaveCount(1);
    await press(page, '.log-chip', choose);
    await page.keyboard.press('u');
    await open(page, address);
  },
};

for (let seed = 1; seed <= WALKS; seed++) {
  test(`walk ${seed}: after each step a page shows what a fresh load of its address shows`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(300_000);
    const random = randomOf(seed);
    const choose: Choose = (among) => among[Math.floor(random() * among.length)] as (typeof among)[number];
    const fresh = await browser.newPage();
    const names: string[] = [];
    await open(page, `/skynet?v=1&${FROZEN}`);
    for (let i = 0; i < STEPS; i++) {
      const name = choose(Object.keys(STEPS_BY_NAME));
      names.push(name);
      await STEPS_BY_NAME[name]?.(page, choose);
      await expect(page.locator('html')).toHaveAttribute('data-ready', '');
      await page.evaluate(() => window.northwall?.ready());
      const expected = await pageContent(page);
      await open(fresh, page.url());
      expect(await pageContent(fresh), `${names.join(', ')} at ${page.url()}`).toEqual(expected);
    }
    await fresh.close();
  });
}
