import { drawn, expect, FROZEN, open, test } from './support/site';
import { violations } from './support/violations';

test('a panel alone has no accessibility violation, as it opens and with its table, inspector and menu open', async ({
  page,
}) => {
  await open(page, `/skynet?${FROZEN}&panel=cores`);
  const panel = await drawn(page, 'cores');
  expect(await violations(page)).toEqual([]);
  for (const name of ['Table', 'Inspect', 'More']) await panel.getByRole('button', { name }).click();
  for (const width of [1920, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => window.northwall?.ready());
    expect(await violations(page), `${width} px`).toEqual([]);
  }
});
