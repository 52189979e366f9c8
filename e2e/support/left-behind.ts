import type { Page } from '@playwright/test';
import { expect } from './site';

/** Traces that a visitor of a kiosk could leave behind. */
const leftBehind = (page: Page) =>
  page.evaluate(async () => {
    const entriesOf = (storage: Storage) => Object.entries(storage).filter(([name]) => name !== 'northwall.kiosk');
    const screen = document.querySelector('.kiosk-screen');
    const copy = screen?.cloneNode(true) as HTMLElement;
    const root = document.documentElement;
    return {
      address: location.href,
      storage: [entriesOf(localStorage), entriesOf(sessionStorage)].map((entries) => entries.sort()),
      // React's own names are new each time.
      screen: copy.innerHTML
        .replaceAll(/_r_\w+_|:r\w+:| (?:style="(?:left[^"]*|opacity: 1;)"|(?:width|height)="\d+")/g, '')
        .split(/(?=<)/),
      status: document.querySelector('[role="status"]')?.textContent,
      // The pointer hides after a while, whatever was done.
      root: root
        .getAttributeNames()
        .filter((name) => name !== 'data-pointer')
        .map((name) => `${name}=${root.getAttribute(name)}`),
      scrolled: [...document.querySelectorAll('*')].flatMap(({ scrollTop, scrollLeft, className }) =>
        scrollTop || scrollLeft ? [`${className} ${scrollTop} ${scrollLeft}`] : [],
      ),
      zoom: visualViewport?.scale,
      selected: String(getSelection()),
      popovers: document.querySelectorAll(':popover-open, dialog[open]').length,
      // The places of glyphs in a sheet, and of a canvas within a pixel, differ from drawing to drawing.
      drawings: (await window.northwall?.stages())?.map(({ id, hash, marks }) => ({
        id,
        hash,
        marks: marks.map(({ kind, count }) => `${kind} ${count}`),
      })),
    };
  });

/** Traces left behind, once they no longer change. */
export async function settled(page: Page) {
  await page.evaluate(() => window.northwall?.ready({ all: true }));
  let last = await leftBehind(page);
  await expect(async () => {
    const now = await leftBehind(page);
    const before = last;
    last = now;
    expect(now).toEqual(before);
  }).toPass({ timeout: 30_000, intervals: [250] });
  return last;
}
