import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DRAWER_GROUPS, FOOTER_GROUPS, HEADER_GROUPS } from '../src/content/navigation';
import { RELEASE } from '../src/records/capsule/release';
import { expect, test } from './support/site';

test.use({ javaScriptEnabled: false });

for (const width of [390, 1920]) {
  test(`without JavaScript at ${width} px every link of the navigation and of the footer can be seen and followed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/ethics');
    const groups = width < 1024 ? DRAWER_GROUPS : HEADER_GROUPS;
    if (width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
    const nav = page.getByRole('navigation', { name: width < 1024 ? 'Menu' : 'Main' });
    await expect(nav.getByRole('link', { name: 'Skynet' })).toBeVisible();
    for (const { label, links } of groups) {
      if (width < 1024) {
        const group = nav.locator('details', { hasText: label });
        if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
      } else await nav.getByRole('button', { name: label }).focus();
      for (const link of links) {
        const target = nav.getByRole('link', { name: link.label, exact: true });
        await target.click({ trial: true });
        await expect(target).toBeInViewport();
      }
    }
    await nav.getByRole('link', { name: width < 1024 ? 'Timeline' : 'Exhibitions' }).click();
    await expect(page).toHaveURL(width < 1024 ? '/timeline' : '/expos');
    const footer = page.getByRole('contentinfo');
    for (const { label } of FOOTER_GROUPS.flatMap(({ links }) => links)) {
      await expect(footer.getByRole('link', { name: label, exact: true })).toBeVisible();
    }
    await expect(page.locator('.badge')).toBeHidden();
  });
}

test('without JavaScript each page shows its text, says what needs JavaScript, and has no dead control', async ({
  page,
}) => {
  const main = page.locator('main');
  await page.goto('/skynet');
  await expect(main.locator('#cores noscript p')).toBeVisible();

  await page.goto('/transparency');
  await expect(main.locator('#tamper-lab .panel-notice')).toHaveText(/needs JavaScript/);
  await expect(main.getByRole('button', { name: 'Copy 8 records' })).toBeDisabled();

  await page.goto('/skynet-base-layer');
  const sha256 = createHash('sha256')
    .update(readFileSync(`public${RELEASE.path}`))
    .digest('hex');
  await expect(main.locator('.capsule-hash code')).toHaveText(sha256);
  await expect(main.getByRole('link', { name: 'Download' })).toHaveAttribute('href', RELEASE.path);
  await expect(main.locator('.capsule-verify .panel-notice')).toContainText('sha256sum');

  await page.goto('/careers');
  await expect(main.locator('.role h2')).toHaveCount(4);
  await expect(main.locator('.prose')).toContainText('Direct applications are not accepted on this site.');
  await expect(main.getByRole('button', { name: /^Apply/ })).toHaveCount(0);

  await page.goto('/expos');
  await expect(main.locator('.expo')).toHaveCount(47);
  await expect(main.locator('.expo').last()).toContainText('3–6 Dec');
  // No event is called past, because nobody knows when the page is read.
  await expect(main.locator('.expo s, .expo-state')).toHaveCount(0);
  for (const role of ['radio', 'checkbox'] as const) await expect(main.getByRole(role)).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Calendar file: all 47 exhibitions' })).toBeVisible();
});

test('without JavaScript the tabs of the executive page and the contents of a policy are links', async ({ page }) => {
  const main = page.locator('main');
  await page.goto('/executive');
  for (const name of ['Strategy', 'Capability Stack', 'Governance', 'Leadership', 'Engagement 2025']) {
    await expect(main.getByRole('heading', { name: new RegExp(`^${name}: `) })).toBeVisible();
  }
  await expect(main.getByRole('tab')).toHaveCount(0);
  await main.getByRole('link', { name: 'Governance', exact: true }).click();
  await expect(page).toHaveURL('/executive#governance');
  await expect(main.getByRole('heading', { name: /^Governance: / })).toBeInViewport();

  await page.goto('/terms');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(2).click();
  await expect(main.locator('.prose-sections h2').nth(2)).toBeInViewport();
  await expect(main.locator('.prose-sections h2').nth(2)).toBeFocused();
});
