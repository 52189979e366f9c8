import { test as base, expect } from '@playwright/test';
import { PNG } from 'pngjs';
import { startWebKit, type WebKitPage } from '../scripts/tools/webkit.mjs';
import type { Box } from '../scripts/visual/fingerprint.mjs';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import type { Northwall, ShownState } from '../src/qa/northwall';
import { contentHash } from '../src/sim/math/canonical';
import { FROZEN, FROZEN_AT } from './support/site';
import { STATE_HASHES, stateHashesScript } from './support/state-hashes-bundle';
import { listenTo } from './support/webkit-site';

/** Milliseconds that a busy machine may take to open a page. */
const PATIENCE_MS = 120_000;

/** The fork has left its original: 2026-03-03 08:53:26.800 UTC. */
const FORKED_AT = 1_772_528_006_800;

/** Fewest colours of a drawing; a blank one has one or two. */
const COLOURS = 8;

type WebKit = Awaited<ReturnType<typeof startWebKit>>;
type Site = WebKitPage & { open(path: string): Promise<void> };

/**
 * `webkit(size)` gives a page in a window of that size, which has to stay silent to the end; each call closes the page
 * before.
 */
const test = base.extend<{ webkit: (width: number, height: number) => Promise<Site> }, { driver: WebKit }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      const driver = await startWebKit(process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver', PATIENCE_MS);
      await use(driver);
      driver.close();
    },
    { scope: 'worker' },
  ],
  webkit: async ({ baseURL, driver }, use) => {
    const { address, faults, close } = await listenTo(String(baseURL));
    let page: WebKitPage | undefined;
    await use(async (width, height) => {
      await page?.close();
      const opened = await driver.open({ width, height });
      page = opened;
      return {
        ...opened,
        async open(path) {
          await opened.show(address + path);
          await opened.find('html[data-ready]');
        },
      };
    });
    await page?.close();
    close();
    expect(faults).toEqual([]);
  },
});

const addressOf = (page: WebKitPage) => page.ask(() => location.href).then((href) => new URL(href));
const textOf = (page: WebKitPage, css: string) =>
  page.ask((selector: string) => document.querySelector(selector)?.textContent ?? undefined, css);
const ready = (page: WebKitPage) => page.ask(async () => window.northwall?.ready());

/** Number of colours in a part of a picture. */
function coloursIn({ data, width: whole }: PNG, { x, y, width, height }: Box): number {
  const colours = new Set<number>();
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) colours.add(data.readUInt32BE((row * whole + column) * 4));
  }
  return colours.size;
}

/** The middle of an element's box in the window. */
const middleOf = (page: WebKitPage, css: string) =>
  page.ask((selector: string) => {
    const { x, y, width, height } = (document.querySelector(selector) as Element).getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  }, css);

test('every model’s states have the same SHA-256 in WebKit as in Node, at 100 instants and all cases, and in a fork', async ({
  webkit,
}) => {
  const page = await webkit(1280, 720);
  // biome-ignore lint/security/noGlobalEval: as the other browsers' drivers do
  expect(await page.ask((code: string) => globalThis.eval(code), await stateHashesScript())).toEqual(STATE_HASHES);

  await page.open(`/terms?seed=northwall&fork=no-qdsa7.never-qdsa8&at=${FROZEN_AT}&speed=0`);
  const instants = [0, 12_000, 90_000, 3_600_000, -86_400_000].map((ms) => FORKED_AT + ms);
  const shownStates = await page.ask(async (each: number[]) => {
    const northwall = window.northwall as Northwall;
    const { models } = await northwall.version;
    const states: ShownState[] = [];
    for (const t of each) {
      await northwall.freeze(t);
      for (const id of Object.keys(models)) states.push(await northwall.state(id));
    }
    return states;
  }, instants);
  const expected = instants.flatMap((t) => Object.keys(dashboards).map((id) => `${id} ${t}`));
  expect(shownStates.map(({ id, t }) => `${id} ${t}`).sort()).toEqual(expected.sort());
  for (const { id, seed, at, settings, hash } of shownStates) {
    const dashboard = (dashboards as Record<string, Dashboard>)[id];
    expect(seed).toBe('northwall~no-qdsa7~never-qdsa8');
    expect(contentHash(dashboard?.state(seed, at, settings as never)), `${id} at ${at}`).toBe(hash);
  }
});

test('WebKit draws every drawing', async ({ webkit }) => {
  const page = await webkit(1280, 4_000);
  const drawn = new Set<string>();
  for (const path of ['/skynet', '/containment', '/edge-robotics', '/neuromorphic', '/research']) {
    await page.open(`${path}?${FROZEN}&show=throughput,mesh,utilisation`);
    await ready(page);
    const boxes = await page.ask(() =>
      [...document.querySelectorAll('.panel:has(figure[data-stage=drawing] canvas)')].map((panel) => {
        const { x, y, width, height } = (panel.querySelector('canvas') as Element).getBoundingClientRect();
        return { id: panel.id, x: Math.ceil(x), y: Math.ceil(y), width: Math.floor(width), height: Math.floor(height) };
      }),
    );
    const picture = PNG.sync.read(await page.picture());
    for (const { id, ...box } of boxes) {
      expect(coloursIn(picture, box), `colours of ${id}`).toBeGreaterThan(COLOURS);
      drawn.add(id);
    }
  }
  const all = Object.values<Dashboard>(dashboards).filter(({ loadScene }) => loadScene);
  expect([...drawn].sort()).toEqual(all.map(({ id }) => id).sort());
});

test('a visit in WebKit: table, brake, dialog, links, Back, and what is kept', async ({ webkit }) => {
  const page = await webkit(1280, 900);
  await page.open('/neuromorphic?at=2026-03-03T09:19:04Z&speed=1');
  await page.find('#cores figure[data-stage=drawing]');
  const controls = () =>
    page.ask(() => getComputedStyle(document.querySelector('#cores .panel-controls') as Element).opacity);
  expect(await controls()).toBe('0');
  await page.move(await middleOf(page, '#cores .panel-plot'));
  await expect.poll(controls, 'a panel that is pointed at has controls').toBe('1');
  await page.click(await page.named('button', 'Table', '#cores'));
  await page.find('#cores .mirror tbody');
  expect(await page.ask(() => document.querySelector('#cores .mirror tbody')?.children.length)).toBe(48);

  await page.move(await middleOf(page, '.time-bar .brake-grip'));
  await page.button('down');
  await page.find('.time-bar .brake[data-phase=stopped]');
  await page.button('up');

  await page.click(await page.named('button', 'More time controls'));
  await page.click(await page.named('button', 'Keyboard shortcuts'));
  await page.find('dialog.shortcuts[open]');
  await page.press('Escape');
  await page.find('dialog.shortcuts:not([open])');

  await page.ask(async (t: number) => {
    await window.northwall?.freeze(t);
  }, FROZEN_AT);
  await expect.poll(async () => (await addressOf(page)).search).toContain(`at=${FROZEN_AT}&speed=0`);
  const { pathname, search } = await addressOf(page);
  const before = await ready(page);
  await page.click(await page.named('link', 'Terms', 'footer'));
  await expect.poll(() => textOf(page, 'h1')).toBe('Terms of Service');
  expect((await addressOf(page)).pathname).toBe('/terms');
  await page.back();
  await expect.poll(async () => (await addressOf(page)).pathname).toBe(pathname);

  // A copy of the address shows another browser the same, and the world stored there stays.
  const other = await webkit(1280, 900);
  await other.open(pathname + search);
  expect(await ready(other)).toEqual(before);
  const world = '{"version":1,"value":{"seed":"hall-4","cycleDays":7}}';
  await other.ask((text: string) => localStorage.setItem('northwall.world', text), world);
  await other.open('/');
  expect((await ready(other))?.world).toBe('hall-4');
  await other.open(pathname + search);
  expect((await ready(other))?.world).toBe('northwall');
  expect(await other.ask(() => localStorage.getItem('northwall.world'))).toBe(world);
});

test('after a link and Back the header is still painted in WebKit', async ({ webkit }) => {
  const page = await webkit(1280, 720);
  await page.open(`/ethics?${FROZEN}`);
  await page.click(await page.named('link', 'Northwall, home'));
  await expect.poll(async () => (await addressOf(page)).pathname).toBe('/');
  await ready(page);
  await page.back();
  await expect.poll(async () => (await addressOf(page)).pathname).toBe('/ethics');
  await ready(page);
  const header = { x: 0, y: 0, width: 1_280, height: 64 };
  expect(coloursIn(PNG.sync.read(await page.picture()), header)).toBeGreaterThan(COLOURS);
});

test('the drawer in WebKit, by pointer and keyboard, leads to a page', async ({ webkit }) => {
  const page = await webkit(390, 844);
  await page.open('/ethics');
  await page.click(await page.named('button', 'Menu'));
  await page.find('dialog.drawer[open]');
  await page.press('Escape');
  await page.find('dialog.drawer:not([open])');
  expect(await page.ask(() => document.activeElement?.textContent)).toBe('Menu');
  await page.press('Enter');
  await page.find('dialog.drawer[open]');
  await page.click(await page.named('link', 'Skynet', '.drawer'));
  await expect.poll(() => textOf(page, 'h1')).toBe('Skynet Initiative');
  expect(await page.ask(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the show in WebKit fills the window, and a touch opens what it fell on', async ({ webkit }) => {
  const page = await webkit(1920, 1080);
  await page.open(`/kiosk?play=floor&idle=1h&site=https://show.example&${FROZEN}`);
  await page.find('#throughput figure[data-stage=drawing]');
  expect(await page.ask(() => document.documentElement.scrollHeight)).toBe(1080);
  await page.move(await middleOf(page, '#throughput'));
  await page.button('down', 'up');
  await page.find('#throughput[data-look=solo]');
  await page.click(await page.named('button', 'Take this view with you'));
  await page.find('[role=img][aria-label^="QR code"]');
  await page.click(await page.find('.kiosk-bar .button-primary'));
  await page.find('.kiosk-scene .panel');
});
