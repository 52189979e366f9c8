import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { contentHash } from '../src/sim/math/canonical';
import { expect, FROZEN, FROZEN_AT, open, test } from './support/site';

/** The hash of the state of cores in the default world at an instant. */
const coresAt = (t: number) => contentHash(dashboards.cores.state('northwall', t, {}));

test('a script can wait for the page, move its clock, read its states and drawings, and list all cases', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, `/neuromorphic?${FROZEN}`);

  // The panels stand below the window, so that only a script that awaits all of them has them drawn.
  const near = await page.evaluate(() => window.northwall?.ready());
  expect(near?.panels.map(({ stage }) => stage)).toEqual(['opening', 'opening']);
  const { mesh } = dashboards;
  expect(await page.evaluate(() => window.northwall?.state('mesh'))).toMatchObject({
    version: mesh.version,
    hash: contentHash(mesh.state('northwall', FROZEN_AT, mesh.settings)),
  });
  const all = await page.evaluate(() => window.northwall?.ready({ all: true }));
  expect(all).toMatchObject({ t: FROZEN_AT, beacon: expect.stringMatching(/^[0-9a-f]{8}$/), renderer: 'webgl' });
  expect(all?.panels).toEqual([
    { id: 'cores', stage: 'drawing', renderer: 'webgl', rows: 48 },
    { id: 'utilisation', stage: 'drawing', renderer: 'webgl', rows: expect.any(Number) },
  ]);

  const stages = await page.evaluate(() => window.northwall?.stages());
  expect(stages?.map(({ id }) => id)).toEqual(['cores', 'utilisation']);
  expect(stages?.[0]).toMatchObject({ renderer: 'webgl', pixelRatio: 1, hash: coresAt(FROZEN_AT) });
  expect(stages?.[0]?.draws).toBeGreaterThan(0);
  expect(stages?.[0]?.marks).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'cells',
        count: 48,
        style: expect.objectContaining({ size: expect.stringMatching(/^[\d.]+ × [\d.]+ px$/) }),
        geometry: expect.stringMatching(/^[0-9a-f]{16}$/),
      }),
      expect.objectContaining({ kind: 'glyphs', style: { shader: expect.any(String) } }),
    ]),
  );

  // A member's result is on the page by the time it resolves.
  await page.locator('#cores').scrollIntoViewIfNeeded();
  const moved = await page.evaluate(async (at) => {
    const { northwall } = window;
    const footer = () => document.querySelector('#cores .panel-footer')?.textContent ?? '';
    const steps = [];
    for (const move of [
      () => northwall?.seek(at + 60_000),
      () => northwall?.step(-60_000),
      () => northwall?.freeze(at),
    ]) {
      const t = await move();
      steps.push({ t, hash: (await northwall?.state('cores'))?.hash, footer: footer() });
    }
    return steps;
  }, FROZEN_AT);
  expect(moved).toEqual([
    { t: FROZEN_AT + 60_000, hash: coresAt(FROZEN_AT + 60_000), footer: expect.stringContaining('09:20:04') },
    { t: FROZEN_AT, hash: coresAt(FROZEN_AT), footer: expect.stringContaining('09:19:04') },
    { t: FROZEN_AT, hash: coresAt(FROZEN_AT), footer: expect.stringContaining('09:19:04') },
  ]);

  expect(await page.evaluate(() => window.northwall?.run(60))).toBeGreaterThanOrEqual(FROZEN_AT);
  const refused = page.evaluate(() => window.northwall?.state('meshes'));
  await expect(refused).rejects.toThrow(/state takes the id of a panel: .*mesh/);

  // On the next page the object is the same, and it is ready only once the fade is over.
  await page.evaluate((t) => window.northwall?.freeze(t), FROZEN_AT);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
  await expect(page).toHaveURL(/\/terms/);
  const next = await page.evaluate(async () => ({
    ready: await window.northwall?.ready(),
    fading: document.getAnimations().length,
    version: await window.northwall?.version,
    list: await window.northwall?.cases(),
  }));
  expect(next.ready).toMatchObject({ t: FROZEN_AT, beacon: all?.beacon, panels: [] });
  expect(next.fading).toBe(0);
  const models = Object.values<Dashboard>(dashboards).map(({ id, version }) => [id, version]);
  expect(next.version?.models).toEqual(Object.fromEntries(models));
  expect(next.list).toEqual(await (await request.get('/qa/cases.json')).json());

  // `ready` as soon as the address changes gives the world that it names: first while nothing reads addresses yet, then
  // at each step back.
  await open(page, '/terms');
  const worlds = await page.evaluate(async () => {
    const names: unknown[] = [];
    for (const fork of ['no-qdsa8', 'never-qdsa8']) {
      history.pushState(null, '', `?v=1&seed=northwall&fork=${fork}&speed=0&at=1772528006800`);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      names.push((await window.northwall?.ready())?.world);
    }
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await back;
    names.push((await window.northwall?.ready())?.world);
    return names;
  });
  expect(worlds).toEqual(['northwall~no-qdsa8', 'northwall~never-qdsa8', 'northwall~no-qdsa8']);

  // At 400 % zoom the picture is below the window, and in print there is none.
  const readyAt = () => page.evaluate(async () => (await window.northwall?.ready())?.t);
  await page.setViewportSize({ width: 480, height: 270 });
  await open(page, `/?panel=cores&${FROZEN}`);
  expect(await readyAt()).toBe(FROZEN_AT);
  await page.emulateMedia({ media: 'print' });
  await open(page, `/skynet?${FROZEN}`);
  expect(await readyAt()).toBe(FROZEN_AT);
});
