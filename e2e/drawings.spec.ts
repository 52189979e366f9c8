import { launchPlain, walkDrawings } from './drawings-walk';
import { expect, test } from './site';

test('no drawing is torn where the header or the time bar covers a part of it, in Chromium without flags', async ({
  baseURL,
  launchOptions,
}) => {
  const browser = await launchPlain(launchOptions.executablePath);
  for (const [path, width] of [
    ['/skynet', 1920],
    ['/containment', 1280],
  ] as const) {
    const walk = await walkDrawings(browser, `${baseURL}${path}`, width, 340);
    expect(walk, path).toMatchObject({ clear: 0, torn: 0 });
    expect(walk.rows, path).toBeGreaterThan(600);
  }
  await browser.close();
});
