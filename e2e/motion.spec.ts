import type { Page } from '@playwright/test';
import { drawn, expect, FROZEN, open, test } from './support/site';

/** Opens the operations floor with one subsystem off. */
async function openWithoutMesh(page: Page): Promise<void> {
  await open(page, `/skynet?${FROZEN}`);
  await drawn(page, 'throughput');
  await page.getByRole('checkbox', { name: 'Mesh lanes' }).uncheck();
  await page.evaluate(() => window.northwall?.ready());
}

/** Switches that subsystem on, and returns the state of its neighbours in each frame until all are at rest. */
const watched = (page: Page) =>
  page.getByRole('checkbox', { name: 'Mesh lanes' }).evaluate(async (box: HTMLInputElement) => {
    const ids = ['throughput', 'history', 'cores', 'events'];
    const look = () =>
      ids.map((id) => {
        const panel = document.getElementById(id) as HTMLElement;
        const { x, width, height } = panel.getBoundingClientRect();
        const canvas = panel.querySelector('canvas')?.getBoundingClientRect();
        const moving = panel.hasAttribute('data-moving');
        const stretch = canvas ? Number.parseFloat(panel.querySelector('canvas')?.style.width ?? '') / canvas.width : 1;
        return { id, place: Math.round(x), size: [width, height].map(Math.round).join(), stretch, moving };
      });
    const top = scrollY;
    box.focus();
    const frames = [look()];
    box.click();
    for (let rest = 0; rest < 5; ) {
      await new Promise(requestAnimationFrame);
      const now = look();
      frames.push(now);
      rest = now.some(({ moving }) => moving) ? 0 : rest + 1;
    }
    return { frames, focused: document.activeElement === box, scrolled: scrollY - top };
  });

/** The most places, from left to right, in which one of the neighbours was seen. */
const mostPlaces = (frames: Awaited<ReturnType<typeof watched>>['frames']) =>
  Math.max(...(frames[0] ?? []).map((_, i) => new Set(frames.map((frame) => frame[i]?.place)).size));

test('when a subsystem is switched on, its neighbours glide to their new places undistorted, and focus stays', async ({
  page,
}) => {
  await openWithoutMesh(page);
  const { frames, focused, scrolled } = await watched(page);
  expect([focused, scrolled]).toEqual([true, 0]);
  // A busy machine may show no more than the beginning and the end.
  const moving = frames.filter((frame) => frame.some((panel) => panel.moving)).length;
  expect(moving).toBeGreaterThan(0);
  expect(mostPlaces(frames)).toBeGreaterThan(moving > 3 ? 2 : 1);
  const last = frames.at(-1) ?? [];
  for (const frame of frames.slice(1)) {
    expect(frame.map(({ size }) => size)).toEqual(last.map(({ size }) => size));
    for (const { stretch } of frame) expect(stretch).toBeCloseTo(1, 3);
  }
  await page.evaluate(() => window.northwall?.ready());
  const transforms = await page.locator('.panel').evaluateAll((panels) =>
    panels.map((panel) => {
      const { transform, opacity } = getComputedStyle(panel);
      return `${transform} ${opacity}`;
    }),
  );
  expect([...new Set(transforms)]).toEqual(['none 1']);
});

test('with reduced motion its neighbours are in their new places at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithoutMesh(page);
  const { frames } = await watched(page);
  expect(mostPlaces(frames)).toBe(2);
  expect(frames.flat().some(({ moving }) => moving)).toBe(false);
});
