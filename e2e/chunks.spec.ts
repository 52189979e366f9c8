import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { dashboards } from '../src/dashboards/registry';
import { expect, FROZEN, open, test, unfoldSnapshots } from './support/site';

const SITE = 'dist';

/** All script files of the build, by name. */
const CHUNKS = readdirSync(`${SITE}/assets`).filter((name) => name.endsWith('.js'));

/**
 * Chunks that no visit requests: Pixi's code for workers and for its own events, a hash that browsers have built in,
 * and the answers to a tester's scripts.
 */
const NEVER_ASKED = /^(?:webworkerAll|browserAll|init|scripting-api|software-digest|cases|describe|no-webgpu)-/;

/**
 * Chunks requested by a click in a panel, such as reasons for a value or a saved picture, and by a scene of the show.
 */
const ASKED_BY_CLICK =
  /^(?:why|why-row|causes|equation-text|terms|core-terms|site-terms|panel-png|offers|scene-show|comparison|comparison-choice|compared-section|difference|shortcut-list)-/;

/** Chunks that a page's HTML names: without any of them it cannot come to life. */
function startOf(file: string): string[] {
  const html = readFileSync(`${SITE}/${file}`, 'utf8');
  return [...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(([, name]) => name as string);
}

/** Every page's file: `index.html`, `terms/index.html`, `404.html`. */
const PAGES = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

/** Start chunks, each with a page that needs it. */
const START = new Map(PAGES.flatMap((page) => startOf(page).map((chunk) => [chunk, page] as const)));

/** Chunks requested on a page that is alive. */
const LATER = CHUNKS.filter((name) => !START.has(name));

const textOf = (chunk: string) => readFileSync(`${SITE}/assets/${chunk}`, 'utf8');

/** Chunks that each chunk imports before it runs. */
const IMPORTS = new Map(
  CHUNKS.map((name) => [
    name,
    [...textOf(name).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, other]) => other as string),
  ]),
);

/** Returns all chunks that a chunk waits for. */
function waitsFor(chunk: string, found = new Set<string>()): Set<string> {
  for (const other of IMPORTS.get(chunk) ?? []) {
    if (found.has(other)) continue;
    found.add(other);
    waitsFor(other, found);
  }
  return found;
}

/** Most bytes of the chunks that the home page's HTML names, uncompressed. */
const HOME_LIMIT = 620_000;

test('no chunk imports itself or holds an unused renderer, a page loads at most 13 chunks at its start, and the home page at most 620 kB', () => {
  expect([...IMPORTS.values()].flat().length).toBeGreaterThan(CHUNKS.length);
  expect(CHUNKS.filter((name) => waitsFor(name).has(name))).toEqual([]);
  expect(CHUNKS.filter((name) => textOf(name).includes('createRenderPipeline'))).toEqual([]);
  for (const page of PAGES) expect(startOf(page).length, page).toBeLessThanOrEqual(13);
  expect(startOf('index.html').map(textOf).join('').length).toBeLessThanOrEqual(HOME_LIMIT);
});

/** Refuses the chunks that `missing` names, until it names none. Returns the names of those refused. */
async function refuse(context: BrowserContext, missing: (chunk: string) => boolean): Promise<Set<string>> {
  const refused = new Set<string>();
  await context.route('**/assets/*.js', (route) => {
    const name = new URL(route.request().url()).pathname.slice('/assets/'.length);
    if (!missing(name)) return route.continue();
    refused.add(name);
    return route.abort();
  });
  return refused;
}

/** Announces that the network is back. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

/** True if the browser never requests a module again that failed once, as Chromium before 156 does. */
async function remembersFailures(page: Page): Promise<boolean> {
  let requests = 0;
  await page.route('**/never.js', (route) => {
    requests += 1;
    return route.abort();
  });
  const ask = () => page.evaluate(() => import(`${location.origin}/never.js`).catch(() => undefined));
  await ask();
  await ask();
  return requests === 1;
}

/**
 * Waits for missing code: it comes by itself, or with a reload where the browser never asks again. Returns true if the
 * page is still the same.
 */
async function revive(page: Page): Promise<boolean> {
  const stays = !(await remembersFailures(page));
  if (stays) await comeBack(page);
  else await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  return stays;
}

/** Milliseconds to wait for the line that says that a page is not live. */
const WAIT_MS = 45_000;

// Refused chunks are errors on the console.
test.afterEach(({ faults }) => {
  faults.length = 0;
});

/** Opens a page without one of its first chunks, and returns the line it shows. */
async function openWithout(context: BrowserContext, chunk: string, file: string): Promise<string> {
  const page = await context.newPage();
  // The others come from the browser's cache.
  await page.route(`**/assets/${chunk}`, (route) => route.abort());
  await page.goto(`/${file.replace(/(\/?index)?\.html$/, '')}`, { waitUntil: 'commit' });
  const line = page.locator('.not-live');
  // Without any code, the line shows by itself after a while.
  if (readFileSync(`${SITE}/${file}`, 'utf8').includes(` src="/assets/${chunk}"`)) {
    await page.waitForFunction(() => {
      const running = document.getAnimations();
      for (const each of running) each.finish();
      return running.length > 0;
    });
  }
  const notice = await line
    .filter({ visible: true })
    .innerText({ timeout: WAIT_MS })
    .catch(() => 'nothing');
  await page.close();
  return notice;
}

/** Pages that between them need every kind of start chunk. */
const KINDS = ['index.html', 'skynet/index.html', 'kiosk/index.html', 'terms/index.html', '404.html'];

test('without any one of its first chunks a page says that it is not live', async ({ context }) => {
  const mute: string[] = [];
  const rest = [...START].filter(([chunk]) => KINDS.some((file) => startOf(file).includes(chunk)));
  expect(rest.length).toBeGreaterThan(KINDS.length);
  const work = async () => {
    for (let next = rest.pop(); next; next = rest.pop()) {
      const [chunk, file] = next;
      const notice = await openWithout(context, chunk, file);
      if (!notice.startsWith('This page is not live')) mute.push(chunk);
    }
  };
  await Promise.all([work(), work(), work()]);
  expect(mute).toEqual([]);
});

test('each part of a page whose code cannot be loaded says so, nothing is lost, and all of it comes back', async ({
  page,
  context,
}) => {
  let missing = LATER;
  const refused = await refuse(context, (name) => missing.includes(name));
  await open(page, '/skynet');
  for (const name of ['Utilisation', 'Core log']) await page.getByRole('checkbox', { name }).check();
  const cores = page.locator('#cores');
  await cores.scrollIntoViewIfNeeded();
  await expect(cores).toContainText('The drawing could not be loaded');
  await expect(cores.getByRole('table').first().getByRole('row')).toHaveCount(49);
  await expect(cores).toContainText('The legend could not be loaded.');
  for (const log of [page.locator('#events'), page.locator('#corelog')]) {
    await log.scrollIntoViewIfNeeded();
    await expect(log).toContainText('The log could not be loaded.');
  }
  await expect(page.locator('body')).not.toContainText('provides no canvas');

  await page.locator('#snapshots').scrollIntoViewIfNeeded();
  const list = page.locator('.snapshots-list');
  const hash = (await list.locator('.snapshots-hash').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Stop time' }).click();
  await cores.getByRole('button', { name: 'More' }).click();
  await expect(cores.locator('.panel-menu')).toContainText('The state code could not be loaded.');
  await page.keyboard.press('Escape');
  await cores.getByRole('button', { name: 'Try again' }).last().click();
  await expect(cores).toContainText('Reloading the page may help. A reload discards snapshots you have not downloaded');
  await cores.getByRole('button', { name: 'More' }).click();
  await cores.getByRole('link', { name: 'Solo view' }).click();
  await expect(page.locator('body')).toContainText('The solo view could not be loaded.');
  await page.getByRole('link', { name: 'Back to the page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(list).toContainText(hash);

  missing = [];
  const stays = await revive(page);
  await expect(page).toHaveURL(/[?&]at=\d+/);
  await cores.scrollIntoViewIfNeeded();
  await expect(cores.locator('figure')).toHaveAttribute('data-stage', 'drawing');
  await expect(page.locator('.part-notice')).toHaveCount(0);
  if (stays) await expect(list).toContainText(hash);

  missing = LATER;
  for (const [path, id, words] of [
    ['/containment', '#rollback', 'The legend could not be loaded.'],
    ['/containment', '#interlocks', 'The legend could not be loaded.'],
    ['/research', '#history', 'The drawing could not be loaded'],
    ['/edge-robotics', '#mesh', 'The legend could not be loaded.'],
    ['/transparency', '#transparency', 'The log could not be loaded.'],
  ] as const) {
    if (!page.url().endsWith(path)) await open(page, path);
    await page.locator(id).scrollIntoViewIfNeeded();
    await expect(page.locator(id)).toContainText(words);
    await expect(page.locator(id).getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  }
  const feed = page.locator('#transparency');
  await feed.getByRole('button', { name: 'More' }).click();
  await expect(feed).toContainText('The state code could not be loaded.');
  await feed.getByRole('button', { name: 'Inspect' }).click();
  await expect(feed).toContainText('The inspector could not be loaded.');
  // Chunks behind another that was missing.
  const rest = LATER.filter((name) => !refused.has(name));
  missing = rest;
  await open(page, '/neuromorphic?fork=no-1');
  await expect(page.locator('.fork-place')).toContainText('This page shows a changed world.');
  await page.getByRole('button', { name: 'More time controls' }).click();
  await page.getByRole('button', { name: 'What a veto does, in five steps' }).click();
  await expect(page.locator('#main')).toContainText('The tour could not be loaded.');
  await open(page, '/neuromorphic?panel=cores');
  const showCode = async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'QR code for this time' }).click();
  };
  await showCode();
  const code = page.locator('.instant-code');
  await expect(code).toContainText(/The QR code could not be loaded\. The link is http/);
  await expect(code.getByRole('button', { name: 'Try again' })).toBeVisible();
  // The page also asks again by itself, so that a click could come too late.
  missing = [];
  if (!(await revive(page))) await showCode();
  await expect(code.getByRole('img')).toBeVisible();
  await expect(page.locator('#cores figure')).toHaveAttribute('data-stage', 'drawing');
  expect(LATER.filter((name) => !refused.has(name) && !NEVER_ASKED.test(name) && !ASKED_BY_CLICK.test(name))).toEqual(
    [],
  );
});

/** Pages that show, between them, every panel. */
const INSPECTED = [
  '/skynet?show=throughput,mesh,corelog,utilisation',
  '/containment',
  '/transparency',
  '/edge-robotics',
];

test('what a click or a scene of the show asks for says so where it cannot be loaded, and comes at the next try', async ({
  page,
  context,
}) => {
  let gone = true;
  const refused = await refuse(context, (name) => gone && ASKED_BY_CLICK.test(name));
  const why = page.locator('.panel-why');
  const inspected = new Set<string>();
  for (const path of INSPECTED) {
    await open(page, `${path}${path.includes('?') ? '&' : '?'}${FROZEN}&with=-24h`);
    const panels = page.locator('.panel:has(button[title="Inspect"])');
    for (const id of await panels.evaluateAll((all) => all.map((panel) => panel.id))) {
      if (inspected.has(id)) continue;
      inspected.add(id);
      const panel = page.locator(`#${id}`);
      await expect(panel).toContainText('The comparison could not be loaded.');
      await panel.getByRole('button', { name: 'Inspect' }).click();
      await expect(panel.locator('.panel-why')).toContainText('The explanation could not be loaded.');
    }
  }
  expect([...inspected].sort()).toEqual(Object.keys(dashboards).sort());
  await open(page, `/skynet?panel=cores&${FROZEN}`);
  await page.getByRole('button', { name: 'Inspect' }).click();
  await expect(why).toContainText('The explanation could not be loaded.');
  // The rest of the panel goes on.
  const sample = page.locator('.panel-inspect > p').first();
  const first = await sample.innerText();
  await page.getByRole('slider', { name: 'Selected reading' }).press('ArrowRight');
  await expect(sample).not.toHaveText(first);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.locator('#cores')).toContainText('The choice of a comparison could not be loaded.');
  await page.getByRole('button', { name: 'More' }).click();
  // An open alert stops the browser in what it does.
  const message = new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      await dialog.dismiss();
      resolve(dialog.message());
    });
  });
  await page.getByRole('button', { name: 'Download picture' }).click();
  expect(await message).toMatch(/^The picture could not be downloaded\. Try again/);

  const selected = await context.newPage();
  await open(selected, `/containment?incident=inc-qdsa8-ad&${FROZEN}`);
  await selected.getByRole('button', { name: 'What if', exact: true }).click();
  await expect(selected.locator('.what-if-offers')).toContainText('The list of changes could not be loaded.');
  await selected.keyboard.press('?');
  await expect(selected.locator('body')).toContainText('The list of shortcuts could not be loaded.');

  const home = await context.newPage();
  await home.route('**/assets/details-*.js', (route) => (gone ? route.abort() : route.continue()));
  await open(home, '/');
  await unfoldSnapshots(home.locator('#snapshots'));
  await expect(home.locator('#snapshots')).toContainText('The list of snapshots could not be loaded.');

  const show = await context.newPage();
  await open(show, `/kiosk?play=forks&idle=1h&${FROZEN}`);
  await expect(show.locator('.kiosk-scene')).toContainText('The drawing could not be loaded');
  expect(LATER.filter((name) => ASKED_BY_CLICK.test(name) && !refused.has(name))).toEqual([]);

  await expect(why.getByRole('button', { name: 'Try again' })).toBeVisible();
  // The page also asks for both again by itself, so that a click could come too late.
  gone = false;
  await revive(home);
  await unfoldSnapshots(home.locator('#snapshots'));
  await expect(home.getByRole('button', { name: 'Clear all' })).toBeEnabled();
  await revive(show);
  await expect(show.locator('figure')).toHaveAttribute('data-stage', 'drawing');
  if (!(await revive(page))) await page.getByRole('button', { name: 'Inspect' }).click();
  await expect(why.getByRole('region', { name: 'Why' })).toContainText('Caused by');
  await page.getByRole('button', { name: 'More' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download picture' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
});

test('a click on a link to a page that loads slowly shows a line, which goes when the page is there', async ({
  page,
}) => {
  let arrive = () => {};
  const gate = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/terms-[^/]*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  const line = page.locator('.slow-notice');
  const heading = page.getByRole('heading', { level: 1 });
  // A world that runs announces its incidents in the same place.
  await open(page, `/privacy?${FROZEN}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(line).toHaveText('The page you chose is still loading. Until then you can use this one.');
  await expect(page.getByRole('status')).toHaveText(await line.innerText());
  await expect(heading).toHaveText('Privacy Policy');
  arrive();
  await expect(heading).toHaveText('Terms of Service');
  await expect(line).toHaveCount(0);
});

test('a page whose code cannot be loaded is loaded by its address; with snapshots or offline the visitor is asked', async ({
  page,
  context,
}) => {
  let gone = true;
  await refuse(context, (name) => gone && /^(capsule|terms)-/.test(name));
  const footer = page.getByRole('contentinfo');
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, '/privacy');
  await footer.getByRole('link', { name: 'Initialization capsule' }).click();
  await expect(page.locator('.not-live')).toBeVisible();
  // The line shows by itself after a while, too; only the code that failed listens for the network.
  await expect(page.locator('html')).toHaveAttribute('data-live', 'no');
  await expect(heading).toHaveText('Skynet Node Initialization Capsule');
  gone = false;
  await Promise.all([page.waitForEvent('load'), comeBack(page)]);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');

  await context.setOffline(true);
  await footer.getByRole('link', { name: 'Terms' }).click();
  await expect(heading).toHaveText('This page could not be loaded');
  await expect(heading).toBeFocused();
  await context.setOffline(false);
  await expect(heading).toHaveText('Terms of Service');

  gone = true;
  await open(page, '/skynet');
  await page.locator('#snapshots').scrollIntoViewIfNeeded();
  await expect(page.locator('.snapshots-item')).not.toHaveCount(0);
  await footer.getByRole('link', { name: 'Terms' }).click();
  await expect(heading).toHaveText('This page could not be loaded');
  await expect(page.getByRole('main')).toContainText('A reload discards snapshots');
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page.locator('.snapshots-item')).not.toHaveCount(0);
});
