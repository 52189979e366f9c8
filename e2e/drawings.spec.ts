import { launchPlain, walkDrawings } from './support/drawings-walk';
import { expect, test } from './support/site';

test('no drawing is torn where the header or the time bar covers a part of it, in Chromium without flags', async ({
  baseURL,
  launchOptions,
}) => {
  const browser = await launchPlain(launchOptions.executablePath);
  for (const path of ['/skynet', '/containment']) {
    const walk = await walkDrawings(browser, `${baseURL}${path}`, 1280, 340);
    expect(walk, path).toMatchObject({ clear: 0, torn: 0 });
    expect(walk.rows, path).toBeGreaterThan(600);
  }
  await browser.close();
});
