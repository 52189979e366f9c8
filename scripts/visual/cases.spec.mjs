import { test as base } from '@playwright/test';
import { boxBetween, mistakeOf } from './calibrate.mjs';
import { chromiumDriver } from './drivers/chromium.mjs';
import { firefoxDriver } from './drivers/firefox.mjs';
import { webkitDriver } from './drivers/webkit.mjs';
import { takePicture, visit } from './photograph.mjs';
import { readPlan } from './plan.mjs';
import { PROFILES } from './profiles.mjs';
import { COMPARED, expect } from './visual.mjs';

const { site, before, cases } = await readPlan();

/** Fixtures of a worker: one browser. @typedef {{ driver: import('./drivers/driver.mjs').Driver }} Worker */
const test = base.extend(
  /** @type {import('@playwright/test').Fixtures<{}, Worker, {}, import('@playwright/test').PlaywrightWorkerArgs>} */ ({
    driver: [
      async ({ playwright }, use, { project }) => {
        const kind = PROFILES[project.name]?.browser;
        let driver;
        if (kind === 'webkit') driver = await webkitDriver();
        else if (kind === 'firefox') driver = await firefoxDriver(site.credentials);
        else driver = chromiumDriver(await playwright.chromium.launch(project.use.launchOptions), site.credentials);
        await use(driver);
        await driver.close();
      },
      { scope: 'worker' },
    ],
  }),
);

/** @param {import('./plan.mjs').Planned} one */
function testCase(one) {
  test(one.name, async ({ driver }, { project }) => {
    const { pixelRatio = 1 } = PROFILES[project.name] ?? {};
    const whole = process.env.WHOLE !== undefined;
    /** @param {string} address */
    const photographAt = (address) =>
      test.step(`photograph ${address}`, () =>
        visit(driver, address, one, pixelRatio, (view) => takePicture(view, whole), whole));
    const was = before && (await photographAt(before.address));
    await expect(await photographAt(site.address)).toLookAsBefore({ before: was, name: one.name });
  });
}

/** @param {import('./plan.mjs').Planned} pair */
function testPair(pair) {
  test(pair.name, async ({ driver }, info) => {
    const profile = PROFILES[info.project.name] ?? { pixelRatio: 1 };
    const pictures = [];
    for (const way of pair.ways)
      pictures.push(
        await visit(driver, site.address, { ...pair, ...way }, profile.pixelRatio, (view) => view.picture(false)),
      );
    const [first, second] = pictures;
    if (!first || !second) throw new Error('A pair has two ways.');
    const box = boxBetween(first, second, profile);
    info.annotations.push({ type: COMPARED, description: pair.name });
    if (box && pair.expect === 'different')
      info.annotations.push({ type: 'box', description: JSON.stringify({ pair, box }) });
    if (info.config.updateSnapshots !== 'changed') expect(mistakeOf(pair, box), pair.reason).toBeUndefined();
  });
}

for (const [profile, each] of Object.entries(cases)) {
  // A project runs the tests of its profile alone.
  test.describe(`@${profile}`, () => each.forEach(process.env.PAIRS ? testPair : testCase));
}
