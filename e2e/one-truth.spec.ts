import type { Page } from '@playwright/test';
import { expect, open, test } from './site';

/** Just after the onset of an incident, when the site's total has fallen by about ten thousand TFLOPS. */
const AT = 'seed=northwall&at=1772500271113&speed=0';

/** Opens a page at that instant and reads what it says, once nothing more will change there. */
async function read(page: Page, path: string) {
  await open(page, `${path}?${AT}`);
  await page.evaluate(() => window.northwall?.ready({ all: true }));
  const texts = (selector: string) => page.locator(selector).allTextContents();
  const [badge = ''] = await texts('.badge-value');
  // A sentence that names the instant of a figure does not give that of now.
  const said = (await texts('main :is(.panel-value, .panel-summary, .live-figure)')).filter(
    (text) => !/ UTC /.test(text),
  );
  const rates = said.flatMap((text) => [...text.matchAll(/(?<!to )(\d,\d{3},\d{3}) TFLOPS/g)].map((match) => match[1]));
  return { badge, rates };
}

test('header, figures, sentences and table of a page that stands still give one figure for one quantity', async ({
  page,
}) => {
  const home = await read(page, '/');
  expect([...new Set(home.rates)]).toEqual([home.badge]);
  const floor = await read(page, '/skynet');
  expect([floor.badge, ...new Set(floor.rates)]).toEqual([home.badge, home.badge]);
  const throughput = page.locator('#throughput');
  await throughput.getByRole('button', { name: 'Table' }).click();
  const cells = await throughput.locator('tbody td:nth-child(2)').allTextContents();
  expect(cells).toHaveLength(24);
  expect(cells.reduce((sum, cell) => sum + Number(cell), 0)).toBe(Number(home.badge.replaceAll(',', '')));
  const research = await read(page, '/research');
  for (const rate of [research.badge, ...research.rates]) expect(rate).toBe(home.badge);
  const power = await page.locator('#history .panel-value > span').textContent();
  await expect(page.locator('#history .panel-summary')).toContainText(` ${power} kW`);
});
