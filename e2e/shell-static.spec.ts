import { DRAWER_GROUPS, FOOTER_GROUPS, HEADER_GROUPS } from '../src/content/navigation';
import { expect, test } from './site';

test.use({ javaScriptEnabled: false });

// With scripts off, the browser reports the scripts that it was told to preload as blocked.
test.afterEach(({ faults }) => {
  const own = faults.filter((fault) => !fault.endsWith('.js csp'));
  faults.splice(0, faults.length, ...own);
});

for (const width of [390, 1920]) {
  test.describe(`without JavaScript at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('every link of the navigation and of the footer can be seen and followed', async ({ page }) => {
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
          const there = nav.getByRole('link', { name: link.label, exact: true });
          await there.click({ trial: true });
          await expect(there).toBeInViewport();
        }
      }
      await nav.getByRole('link', { name: width < 1024 ? 'Timeline' : 'Expos' }).click();
      await expect(page).toHaveURL(width < 1024 ? '/timeline' : '/expos');
      for (const { links } of FOOTER_GROUPS) {
        for (const { label } of links) {
          await expect(page.getByRole('contentinfo').getByRole('link', { name: label, exact: true })).toBeVisible();
        }
      }
      await expect(page.locator('.badge')).toBeHidden();
    });
  });
}
