import type { Page } from '@playwright/test';
import { FOCUS } from '../src/content/focus';
import { completeSentence, type Dashboard, type Settings } from '../src/dashboards/contract';
import type { DashboardId } from '../src/dashboards/ids';
import { dashboards } from '../src/dashboards/registry';
import { grouped } from '../src/sim/words/units';
import { badgeAt } from '../src/sim/world/site/badge';
import { nextSiteReading } from '../src/sim/world/site/site-reading';
import { ROUTES } from './support/paths';
import { expect, open, test } from './support/site';

/** Opens an incident, and the next reading of the site shows it. */
const BEFORE = 1_772_500_260_000;

/**
 * Collects the page's texts in so many display frames, and the instants of the states that are drawn then. While time
 * runs, it goes on until the badge has changed too.
 */
const watched = (page: Page, frames: number, { still = false } = {}) =>
  page.evaluate(
    async ([count, still]) => {
      const inSight = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return Math.min(bottom, innerHeight) - Math.max(top, 0) > (bottom - top) / 2;
      };
      const text = (within: ParentNode, selector: string) => within.querySelector(selector)?.textContent ?? '';
      const panels = [...document.querySelectorAll('.panel:has(figure[data-stage])')].filter((panel) =>
        inSight(panel.querySelector('figure') as Element),
      );
      const figures = [...document.querySelectorAll('.live-figure:not(.panel-folded *)')];
      const seen = [];
      const badges = new Set<string>();
      let frame = 0;
      const next = () => {
        frame += 1;
        requestAnimationFrame(next);
      };
      next();
      for (let i = 0; i < count || (!still && badges.size < 2); i++) {
        await new Promise(requestAnimationFrame);
        const before = frame;
        const states = await Promise.all(panels.map(({ id }) => window.northwall?.state(id)));
        // While time runs, a question asked in one frame and answered in another says nothing of either.
        if (frame !== before && !still) continue;
        const texts = [...document.querySelectorAll('main :is(.panel-value, .panel-summary, .live-figure)')];
        const badge = text(document, '.badge-value');
        badges.add(badge);
        seen.push({
          badge,
          // Sentences that name the instant of a figure are not about now.
          rates: texts
            .flatMap(({ textContent }) => (/ UTC\b/.test(textContent) ? [] : [textContent]))
            .flatMap((sentence) => [...sentence.matchAll(/(?<!to )(\d,\d{3},\d{3}) TFLOPS/g)].map(([, rate]) => rate)),
          panels: panels.map((panel, p) => ({
            id: panel.id,
            at: states[p]?.at ?? 0,
            settings: states[p]?.settings as unknown,
            value: text(panel, '.panel-value > span'),
            summary: text(panel, '.panel-summary'),
            sentence: text(panel, '.mirror > p'),
            status: text(panel, '.panel-state > span:last-child'),
            cells: [...panel.querySelectorAll('[data-view="table"] table:first-of-type tbody td:nth-child(2)')].map(
              ({ textContent }) => textContent,
            ),
          })),
          figures: figures.map((figure) => (inSight(figure) ? text(figure, 'span') : undefined)),
        });
      }
      return seen;
    },
    [frames, still] as const,
  );

/** The dashboards of the figures on the home page, in their order; a constant has none. */
const OF_FIGURES: readonly (DashboardId | undefined)[] = [
  ...(['throughput', 'history', 'rollback', undefined] as const),
  ...FOCUS.map(({ dashboard, figure }) => ('value' in figure ? undefined : dashboard)),
];

const VIEWPORTS = { '/': { width: 1280, height: 4000 }, '/skynet': { width: 1920, height: 2200 } } as const;
const SPEEDS = [1, 20] as const;
const FRAMES = 20;

type Seen = Awaited<ReturnType<typeof watched>>[number];

/** Contradictions between the parts of a page, or with the states that are drawn, in words. */
function contradictionsIn({ badge, panels, figures }: Seen): string[] {
  const found: string[] = [];
  const compare = (what: string, actual: string | undefined, expected: string) => {
    if (actual !== expected) found.push(`${what}: “${actual}”, expected “${expected}”`);
  };
  for (const { id, at, settings, value, summary, sentence, status, cells } of panels) {
    const dashboard: Dashboard = dashboards[id as DashboardId];
    const computed = dashboard.state('northwall', at, settings as Settings);
    // The page's own verification of the chain may still go on; the model has none.
    const state = status === 'verifying' ? { ...(computed as object), unverified: 1 } : computed;
    const figure = dashboard.figure(state).value;
    if (value !== '') compare(`figure of ${id}`, value, figure);
    if (value !== '') compare(`sentence of ${id}`, summary, dashboard.sentence(state));
    // The hidden table may be older than the drawing and names its instant; the sentence before it is not.
    if (value !== '' && sentence !== '')
      compare(`hidden sentence of ${id}`, sentence, completeSentence(dashboard, state, dashboard.choices));
    compare(`status of ${id}`, status, dashboard.status(state).word);
    if (id === 'throughput') compare('badge and throughput', badge, figure);
    const sum = cells.reduce((total, cell) => total + Number(cell?.replaceAll(',', '')), 0);
    if (id === 'throughput' && cells.length > 0) compare('table and badge', sum.toLocaleString('en'), badge);
    figures.forEach((shown, i) => {
      if (shown !== undefined && OF_FIGURES[i] === id) compare(`figure ${i} and ${id}`, shown, figure);
    });
  }
  figures.forEach((figure, i) => {
    if (figure !== undefined && OF_FIGURES[i] === 'throughput') compare(`figure ${i} and badge`, figure, badge);
  });
  return found;
}

for (const path of ['/', '/skynet'] as const) {
  test(`while ${path} runs, no frame shows two figures of one quantity, or a figure of a state that is not drawn`, async ({
    page,
  }) => {
    await page.setViewportSize(VIEWPORTS[path]);
    await open(page, `${path}?seed=northwall&at=${BEFORE}&speed=0`);
    await page.evaluate(() => window.northwall?.ready({ all: true }));
    if (path === '/skynet') await page.locator('#throughput').getByRole('button', { name: 'Table' }).click();
    for (const speed of SPEEDS) {
      await page.evaluate(
        async ([at = 0, rate = 0]) => {
          await window.northwall?.freeze(at);
          await window.northwall?.run(rate);
        },
        [nextSiteReading('northwall', BEFORE) - 400 * speed, speed],
      );
      const seen = await watched(page, FRAMES);
      expect([...new Set(seen.flatMap(contradictionsIn))]).toEqual([]);
      expect(new Set(seen.map(({ badge }) => badge)).size).toBeGreaterThan(1);
    }
  });
}

test('a figure that is on the page twice is one figure, while one of them is off screen and rests', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, `/?seed=northwall&at=${BEFORE}&speed=0`);
  await page.evaluate(() => window.northwall?.ready({ all: true }));
  await page.locator('.home-strip').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.northwall?.run(1));
  const pairs = await page.evaluate(async () => {
    const first = document.querySelectorAll('.home-strip .live-figure')[2];
    const second = document.querySelector('.home-focus a[href^="/containment"] .live-figure');
    const seen: [string, string][] = [];
    while (new Set(seen.map(([figure]) => figure)).size < 4) {
      await new Promise(requestAnimationFrame);
      seen.push([first?.textContent ?? '', second?.textContent ?? '']);
    }
    return seen;
  });
  expect([...new Set(pairs.flatMap(([a, b]) => (a === b ? [] : [`${a}, ${b}`])))]).toEqual([]);
});

test('however long the drawings of a frame take, run() resolves, and the time bar and every panel show one time', async ({
  page,
}) => {
  await page.setViewportSize(VIEWPORTS['/skynet']);
  await open(page, `/skynet?seed=northwall&at=${BEFORE}&speed=0`);
  await page.evaluate(() => window.northwall?.ready({ all: true }));
  const seen = await page.evaluate(async () => {
    // The clock goes on by a while at each call for the graphics device.
    const now = Date.now;
    let passed = 0;
    Date.now = () => now() + passed;
    const { prototype } = WebGL2RenderingContext;
    const { drawElements } = prototype;
    prototype.drawElements = function (...given) {
      passed += 100;
      drawElements.apply(this, given);
    };
    const timesIn = (selector: string) =>
      [...document.querySelectorAll(selector)].map((each) => /\d\d:\d\d:\d\d/.exec(each.textContent)?.[0]);
    await window.northwall?.run(1);
    const seen: string[] = [];
    while (new Set(seen).size < 6) {
      await new Promise(requestAnimationFrame);
      const times = timesIn('.time-instant, .panel:has(figure[data-stage="drawing"]) .panel-footer > :last-child');
      seen.push([...new Set(times)].join(' and '));
    }
    return seen;
  });
  expect(seen.filter((times) => times.includes('and'))).toEqual([]);
});

/** Four instants of a day. */
const INSTANTS = Array.from({ length: 4 }, (_, i) => Date.UTC(2026, 2, 3) + i * 21_355_565);
const SITE_CYCLE_DAYS = 4;
/** The policies after the terms are made by the same code and show no more of the world: the badge in the header. */
const PAGES = ROUTES.slice(0, ROUTES.indexOf('/terms') + 1);
const WIDTH = 600;
const LOW = 400;

for (const first of [0, 1]) {
  test(`at four instants no page shows two figures of one quantity: every other page from ${PAGES[first]} on`, async ({
    page,
  }) => {
    for (const path of PAGES.filter((_, i) => i % 2 === first)) {
      await page.setViewportSize({ width: WIDTH, height: LOW });
      await open(page, `${path}?seed=northwall&at=${INSTANTS[0]}&speed=0`);
      // All panels of a page are in sight.
      const height = await page.evaluate(() => document.querySelector('.panel') && document.body.scrollHeight);
      if (height) await page.setViewportSize({ width: WIDTH, height });
      for (const at of INSTANTS) {
        await page.evaluate((t) => window.northwall?.freeze(t), at);
        const [seen] = await watched(page, 1, { still: true });
        const { badge, rates } = seen as Seen;
        const { tflops } = badgeAt('northwall', at, SITE_CYCLE_DAYS, true);
        expect([...new Set([badge, ...rates])], `${path} at ${at}`).toEqual([grouped(tflops)]);
        expect(contradictionsIn(seen as Seen), `${path} at ${at}`).toEqual([]);
      }
    }
  });
}
