import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../playwright.config';
import { drawn, expect, open, test } from '../support/site';
import { slope } from './slope';

const ROUND_TRIPS = 1_000;
/** Samples of the heap on the way. */
const LOOKS = 8;
/**
 * Growth of the heap a round trip, in bytes, that counts as flat: the router keeps the scroll position of every entry
 * of the history. A scene built again would cost 70,000.
 */
const FLAT_BYTES = 2_000;
/** View transitions, which photograph the page, take most of the time: a small window keeps them short. */
const VIEWPORT = { width: 1280, height: 720 } as const;

test(`${ROUND_TRIPS} navigations away and back leave the heap flat`, async ({ baseURL, launchOptions }) => {
  test.setTimeout(3_600_000);
  // Without compiled code, which V8 adds and drops as it sees fit, the heap is the page's own objects.
  const browser = await chromium.launch({ ...launchOptions, args: [...CHROMIUM_ARGS, '--js-flags=--jitless'] });
  const page = await browser.newPage({ viewport: VIEWPORT, ...(baseURL ? { baseURL } : {}) });
  await open(page, '/neuromorphic');
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
        link('/careers')?.click();
        await until(() => location.pathname === '/careers' && !document.querySelector('#cores'));
        link('/neuromorphic')?.click();
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
  const points: [number, number][] = [[0, await heap()]];
  for (let done = stride; done <= ROUND_TRIPS; done += stride) {
    await go(stride);
    points.push([done, await heap()]);
  }
  const growth = slope(points);
  test.info().annotations.push({ type: 'heap, bytes a round trip', description: growth.toFixed(0) });
  expect(growth).toBeLessThan(FLAT_BYTES);
  await browser.close();
});
