import { expect, test } from '@playwright/test';

/** A handful of the names in /qa/cases.json. */
const CHOSEN = [
  'page-home-menu-390',
  'panel-cores-incident-1920',
  'panel-transparency-incident-1920',
  'panel-rollback-incident-forced-colors',
];

/** What a fresh context shows of a case: the picture, and the hash of the panel's state. */
async function photograph(browser, { address, steps = [], panel, viewport, reducedMotion, forcedColors }) {
  const context = await browser.newContext({ viewport, reducedMotion, forcedColors });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector('html[data-ready]');
  const ready = () => page.evaluate(() => window.northwall.ready());
  await ready();
  for (const { role, name, press } of steps) {
    const element = page.getByRole(role, { name, exact: true });
    await (press ? element.press(press) : element.click());
  }
  await page.mouse.move(0, 0);
  await ready();
  const state = panel && (await page.evaluate((id) => window.northwall.state(id), panel)).hash;
  const picture = await page.screenshot();
  await context.close();
  return { picture, state };
}

for (const name of CHOSEN) {
  test(`${name} is the same picture twice, byte by byte`, async ({ browser, request }) => {
    const { cases } = await (await request.get('/qa/cases.json')).json();
    const chosen = cases.find((one) => one.name === name);
    const [first, second] = [await photograph(browser, chosen), await photograph(browser, chosen)];
    expect([first.state, second.state]).toEqual([chosen.state, chosen.state]);
    expect(second.picture.equals(first.picture)).toBe(true);
  });
}
