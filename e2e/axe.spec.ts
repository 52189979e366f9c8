import { drawn, expect, FROZEN, open, test } from './site';
import { violations } from './violations';

for (const width of [390, 1920]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the panel has none with table, inspector and menu open', async ({ page }) => {
      await open(page, `/skynet?${FROZEN}`);
      const panel = await drawn(page, 'cores');
      await panel.getByRole('button', { name: 'Table' }).click();
      await panel.getByRole('button', { name: 'Inspect' }).click();
      await panel.getByRole('button', { name: 'More' }).click();
      // Clear of the header, under which a control of the panel above would be half hidden.
      await panel.evaluate((element) => element.scrollIntoView());
      expect(await violations(page)).toEqual([]);
    });

    test('the solo view has none', async ({ page }) => {
      await open(page, `/skynet?${FROZEN}&panel=cores`);
      await drawn(page, 'cores');
      expect(await violations(page)).toEqual([]);
    });
  });
}
