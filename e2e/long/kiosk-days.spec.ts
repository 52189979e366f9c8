import type { CDPSession } from '@playwright/test';
import { expect, open, test } from '../support/site';
import { FULL_SHOW } from './full-show';
import { slope, slopeInterval } from './slope';

const DAYS = 8;
/** World seconds a second: the days take sixteen minutes, in which each item comes sixteen times. */
const SPEED = 720;
const ITEM_S = 5;
const FIRST = Date.UTC(2026, 2, 1);
const LOOKS = 74;
/** Samples until what is remembered has reached its bounds; the show is measured from then on. */
const SETTLED = LOOKS / 2;
/**
 * Growth an hour of real time that counts as flat. The heap, in bytes, is flat if its interval begins below the limit;
 * the rest are counts. The heap differs by two million from item to item.
 */
const FLAT = { heap: 3_000_000, nodes: 200, listeners: 60, webgl: 1, canvas2d: 1 } as const;
/** Milliseconds without a frame that count as long on a busy machine. */
const SILENCE_MS = 10_000;

/** Number of live objects of a class. */
async function alive(session: CDPSession, name: string): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: `${name}.prototype` });
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: String(result.objectId) });
  const counted = await session.send('Runtime.callFunctionOn', {
    objectId: String(objects.objectId),
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObject', { objectId: String(objects.objectId) });
  return counted.result.value;
}

/** Counts what the page holds after garbage collection. */
async function holds(session: CDPSession) {
  const webgl = (await alive(session, 'WebGLRenderingContext')) + (await alive(session, 'WebGL2RenderingContext'));
  const canvas2d = await alive(session, 'CanvasRenderingContext2D');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  return { heap, nodes, listeners, webgl, canvas2d, minutes: performance.now() / 60_000 };
}

test.use({ viewport: { width: 1280, height: 720 } });

test(`${DAYS} days of the world in a show of twelve items: nothing grows, no long silence, no reload`, async ({
  page,
}) => {
  test.setTimeout((DAYS * 86_400_000) / SPEED + 600_000);
  await page.addInitScript(() => {
    let [last, longest] = [performance.now(), 0];
    const next = () =>
      requestAnimationFrame((now) => {
        longest = Math.max(longest, now - last);
        last = now;
        next();
      });
    next();
    const takeSilence = () => {
      const most = longest;
      // Sampling itself costs time that is no silence of the show.
      [last, longest] = [performance.now(), 0];
      return most;
    };
    Object.assign(window, { takeSilence });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const play = FULL_SHOW.map((item) => `${item}@${ITEM_S}`).join(',');
  const parts = 'parts=clock,caption,qr,beacon&site=https://show.example';
  await open(page, `/kiosk?play=${play}&${parts}&at=${FIRST}&speed=${SPEED}&anchor=${Date.now()}`);

  const health = () => page.evaluate(() => window.northwall?.health?.());
  const takeSilence = () => page.evaluate(() => Reflect.get(window, 'takeSilence')() as number);
  const looks: (Awaited<ReturnType<typeof holds>> & { silence: number; on: string | undefined })[] = [];
  for (let look = 1; look <= LOOKS; look++) {
    const instant = FIRST + (look * DAYS * 86_400_000) / LOOKS;
    await expect.poll(async () => (await health())?.t, { timeout: 120_000 }).toBeGreaterThanOrEqual(instant);
    const silence = await takeSilence();
    looks.push({ ...(await holds(session)), silence, on: (await health())?.on });
    await takeSilence();
  }

  const late = looks.slice(SETTLED);
  for (const name of Object.keys(FLAT) as (keyof typeof FLAT)[]) {
    const points = late.map((each) => [each.minutes / 60, each[name]] as const);
    const [low, high] = slopeInterval(points);
    const description = `${slope(points).toFixed(1)}, 95%: ${low.toFixed(1)} to ${high.toFixed(1)}`;
    test.info().annotations.push({ type: `${name} an hour`, description });
    expect(low, name).toBeLessThan(FLAT[name]);
  }
  expect(Math.max(...late.map(({ silence }) => silence))).toBeLessThan(SILENCE_MS);
  expect(await health()).toMatchObject({ loads: 1, reloads: [] });
  expect(new Set(looks.map(({ on }) => on)).size).toBeGreaterThan(FULL_SHOW.length / 2);
});
