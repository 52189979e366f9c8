import { test } from '@playwright/test';
import { launchPlain, walkDrawings } from '../support/drawings-walk';
import { ROUTES } from '../support/paths';
import { expect } from '../support/site';

for (const width of [1280, 1920]) {
  test(`at ${width} px no drawing of any page is torn, scrolled in steps of 100 px in Chromium without flags`, async ({
    baseURL,
    launchOptions,
  }) => {
    test.setTimeout(1_800_000);
    const browser = await launchPlain(launchOptions.executablePath);
    const walks: Record<string, unknown> = {};
    for (const path of ROUTES) {
      const walk = await walkDrawings(browser, `${baseURL}${path}`, width, 100);
      if (walk.drawings > 0) walks[path] = walk;
      console.log(width, path, JSON.stringify(walk));
    }
    await browser.close();
    expect(walks).toEqual(
      Object.fromEntries(
        Object.entries(walks).map(([path, walk]) => [path, { ...(walk as object), clear: 0, torn: 0 }]),
      ),
    );
  });
}
