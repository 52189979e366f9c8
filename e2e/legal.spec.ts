import { expect, open, test } from './support/site';

const GROUPS = [
  ['Primary', ['/terms', '/privacy', '/cookies', '/dpa']],
  ['Operational and Use', ['/acceptable-use', '/code-of-conduct', '/ai-ethics', '/export-compliance']],
  ['Security and Disclosure', ['/security-policy', '/responsible-disclosure', '/dmca']],
  ['Accessibility and Transparency', ['/accessibility', '/forward-looking']],
] as const;

test('the index has four groups of links with a line each, the disclaimer and the company’s details', async ({
  page,
}) => {
  await open(page, '/legal');
  await expect(page.locator('main')).toContainText('not legal advice');
  await expect(page.locator('main h2')).toHaveText([
    ...GROUPS.map(([name]) => name),
    'Contents',
    'Company details',
    'Enquiries',
    'Statements required by law',
    'Certificates',
  ]);
  for (const [name, paths] of GROUPS) {
    const group = page.locator('main').getByRole('region', { name });
    const links = group.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(paths);
    await expect(group.getByRole('listitem').locator('p')).toHaveText(paths.map(() => /^.{70,160}$/));
  }
});

test('from 1280 px on the groups are four columns, on a phone one, and a link leads to the policy of its name', async ({
  page,
}) => {
  await open(page, '/legal');
  const rows = () =>
    page
      .locator('.legal-group h2')
      .evaluateAll((all) => new Set(all.map((heading) => heading.getBoundingClientRect().top)).size);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(rows).toBe(1);
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(rows).toBe(4);
  await page.locator('main').getByRole('link', { name: 'DMCA / Copyright Notice' }).click();
  await expect(page).toHaveURL('/dmca');
  await expect(page.locator('h1')).toHaveText('DMCA / Copyright Notice');
});
