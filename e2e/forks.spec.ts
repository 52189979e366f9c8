import { drawn, expect, open, test } from './support/site';

const AT = 1_772_528_006_800;

test('dragging the forks moves time, pointing at one names it, and a click on a veto selects its incident', async ({
  page,
}) => {
  await open(page, `/skynet?seed=northwall&at=${AT}&speed=0&panel=forks`);
  const panel = await drawn(page, 'forks');
  const plot = panel.locator('.panel-plot');
  const box = await plot.boundingBox();
  if (!box) throw new Error('no plot');
  const at = () => Number(new URL(page.url()).searchParams.get('at'));
  const now = box.x + box.width * 0.7;
  const middle = box.y + box.height * 0.6;

  // Forks are so dense at the middle of a bundle that every point there is near one.
  await page.mouse.move(now - 30, middle);
  await expect(panel.locator('.panel-pointed')).toHaveText(
    /^Core \d+, socket [1-5]: .+, score \d+\.\d, being evaluated/,
  );

  // On a phone, where time runs upwards, they wrap beside the pointer and stay within the window.
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await plot.boundingBox())?.width).toBeLessThan(390);
  await page.evaluate(() => window.northwall?.ready());
  const narrow = (await plot.boundingBox()) ?? box;
  await page.mouse.move(narrow.x + narrow.width * 0.55, narrow.y + narrow.height * 0.33);
  await expect(panel.locator('.panel-pointed')).toHaveText(/\S/);
  await expect(panel.locator('.panel-pointed')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width, height });
  await expect.poll(() => plot.boundingBox()).toEqual(box);
  await page.evaluate(() => window.northwall?.ready());

  // The newest veto is about three seconds ago.
  await page.mouse.click(now - 12, middle);
  await expect(page).toHaveURL(/incident=inc-qdsa8-ad/);
  await page.mouse.click(now - 12, middle);
  await expect(page).not.toHaveURL(/incident=/);

  await page.mouse.move(now, middle);
  await page.mouse.down();
  for (let i = 1; i <= 10; i++) await page.mouse.move(now + i * 20, middle);
  await page.mouse.up();
  await expect.poll(at).toBeLessThan(AT - 10_000);
  await expect(plot).toHaveCSS('touch-action', 'pan-y');

  await panel.getByRole('button', { name: 'Inspect' }).click();
  await expect(panel.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Core 8\. Socket: 1\./);
});
