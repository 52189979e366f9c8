import { test } from '@playwright/test';
import { expect, photograph, verdictOf } from '../../scripts/visual/visual.mjs';

const AT = 'seed=northwall&at=2026-03-03T08:53:26.800Z&speed=0';

/** Any addresses of the site, in paused time. */
const OWN = {
  'the mesh alone': `/?${AT}&panel=mesh`,
  'a policy': `/privacy?${AT}`,
};

/** Opens an address and resolves when all is painted; `photograph` waits for what comes later. */
async function show(page, address) {
  await page.goto(address);
  await page.waitForSelector('html[data-ready]');
}

for (const [name, address] of Object.entries(OWN)) {
  // Without `before`, a baseline is looked for in a file of the project’s name, which `--update-snapshots` writes.
  test(`${name} looks the same twice`, async ({ page }) => {
    await show(page, address);
    const before = await photograph(page);
    await show(page, address);
    await expect(page).toLookAsBefore({ before });
  });
}

test('what differs a minute later is said in words', async ({ page }) => {
  await show(page, OWN['the mesh alone']);
  const before = await photograph(page);
  await page.evaluate(() => window.northwall.step(60_000));
  const { kind, lines } = verdictOf(before, await photograph(page));
  expect(kind).toBe('state');
  expect(lines[0]).toMatch(/^\d+ of \d+ pixels differ, /);
  expect(lines.join('\n')).toContain('State differs: mesh (version');
});
