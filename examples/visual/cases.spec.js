import { expect, test } from '@playwright/test';

/** A handful; leave the filter out for all of them. */
const CHOSEN = /^(page-home-menu-390|panel-(cores|transparency)-incident-1920|panel-rollback-.+-forced-colors)$/;

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

test('the same case is the same picture, byte by byte', async ({ browser, request }) => {
  const { cases } = await (await request.get('/qa/cases.json')).json();
  const chosen = cases.filter(({ name }) => CHOSEN.test(name));
  expect(chosen).toHaveLength(4);
  for (const one of chosen) {
    const [first, second] = [await photograph(browser, one), await photograph(browser, one)];
    expect([first.state, second.state], one.name).toEqual([one.state, one.state]);
    expect(second.picture.equals(first.picture), one.name).toBe(true);
  }
});
