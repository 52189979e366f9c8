import { drawn, expect, open, test } from './site';

/** Round trips; 1,000 for a release: `ROUND_TRIPS=1000 npm run test:e2e -- endurance`. */
const ROUND_TRIPS = Number(process.env.ROUND_TRIPS ?? 200);
/** Looks at the heap on the way. */
const LOOKS = 8;
/**
 * Growth of the heap a round trip, in bytes, that counts as flat: the router keeps the scroll position of
 * every entry of the history, and V8 the code it compiles. A scene built anew would cost 70,000.
 */
const FLAT_BYTES = 4_000;

/** Slope of the least-squares line through the points. */
function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [mx, my] = [mean(0), mean(1)];
  const over = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0);
  return over / points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
}

test(`${ROUND_TRIPS} navigations away and back: no new WebGL context, a flat heap`, async ({ page }) => {
  test.setTimeout(300_000);
  await page.addInitScript(() => {
    const made: string[] = [];
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(window, { made });
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...args: Parameters<typeof getContext>
    ) {
      const context = getContext.apply(this, args);
      if (args[0].startsWith('webgl') && context) made.push(args[0]);
      return context;
    } as typeof getContext;
  });
  await open(page, '/skynet');
  await drawn(page, 'cores');
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');

  const go = (count: number) =>
    page.evaluate(async (times) => {
      const link = (path: string) => document.querySelector<HTMLAnchorElement>(`.header a[href="${path}"]`);
      const until = async (ready: () => boolean) => {
        while (!ready()) await new Promise(requestAnimationFrame);
      };
      for (let i = 0; i < times; i++) {
        link('/research')?.click();
        await until(() => location.pathname === '/research' && !document.querySelector('#cores'));
        link('/skynet')?.click();
        await until(() => document.querySelector('#cores figure')?.getAttribute('data-stage') === 'drawing');
        await until(() => document.querySelector('#cores canvas') !== null);
      }
    }, count);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };

  const stride = Math.ceil(ROUND_TRIPS / LOOKS);
  await go(stride);
  const contexts = await page.evaluate(() => (window as unknown as { made: string[] }).made.length);
  const points: [number, number][] = [[0, await heap()]];
  for (let done = stride; done <= ROUND_TRIPS; done += stride) {
    await go(stride);
    points.push([done, await heap()]);
  }
  const growth = slope(points);
  test.info().annotations.push({ type: 'heap, bytes a round trip', description: growth.toFixed(0) });
  expect(await page.evaluate(() => (window as unknown as { made: string[] }).made.length)).toBe(contexts);
  expect(growth).toBeLessThan(FLAT_BYTES);
});
