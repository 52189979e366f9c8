import { test as base } from '@playwright/test';
import { writePicture, writeSide } from './baselines.mjs';
import { chromiumDriver } from './drivers/chromium.mjs';
import { firefoxDriver } from './drivers/firefox.mjs';
import { webkitDriver } from './drivers/webkit.mjs';
import { photograph, photographStrip, pictureOf } from './photograph.mjs';
import { readPlan } from './plan.mjs';
import { PROFILES } from './profiles.mjs';
import { frameName } from './strip.mjs';

const { out, sites, whole, bare, strip, cases } = readPlan();

/** One browser a worker. @typedef {{ driver: import('./drivers/driver.mjs').Driver }} Worker */
const test = base.extend(
  /** @type {import('@playwright/test').Fixtures<{}, Worker, {}, import('@playwright/test').PlaywrightWorkerArgs>} */ ({
    driver: [
      async ({ playwright }, use, { project }) => {
        const kind = PROFILES[project.name]?.browser;
        if (kind !== 'chromium') {
          const driver = kind === 'webkit' ? await webkitDriver() : firefoxDriver();
          await use(driver);
          await driver.close();
          return;
        }
        const browser = await playwright.chromium.launch(project.use.launchOptions);
        await use(chromiumDriver(browser));
        await browser.close();
      },
      { scope: 'worker' },
    ],
  }),
);

for (const [profile, each] of Object.entries(cases)) {
  for (const one of each) {
    test(`${profile}: ${one.name}`, async ({ driver }) => {
      const options = { profile, pixelRatio: PROFILES[profile]?.pixelRatio ?? 1, whole };
      for (const [side, site] of Object.entries(sites)) {
        const file = `${out}/${side}/${profile}/${one.name}`;
        if (bare) {
          writePicture(file, await pictureOf(driver, site, one, options));
          continue;
        }
        /** @param {string} base @param {import('./photograph.mjs').Photograph} photograph */
        const keep = (base, { picture, fingerprint }) =>
          writeSide(base, { png: picture, json: JSON.stringify(fingerprint) });
        if (strip)
          await photographStrip(driver, site, one, options, strip, (ms, each) => keep(frameName(file, ms), each));
        else keep(file, await photograph(driver, site, one, options));
      }
    });
  }
}
