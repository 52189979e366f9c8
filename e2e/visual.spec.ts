import { comparePages } from '../scripts/visual/compare-pages.mjs';
import { describe, FINGERPRINT_PARTS } from '../scripts/visual/describe.mjs';
import { expect, FROZEN, open, test } from './support/site';

test('a page’s description holds what screen readers and keyboards get, and each change is named', async ({ page }) => {
  await open(page, `/skynet?${FROZEN}&panel=events`);
  await page.getByRole('button', { name: 'Table' }).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.northwall?.ready());
  const describePage = () => page.evaluate(describe, FINGERPRINT_PARTS);
  const before = await describePage();
  expect(comparePages(before, await describePage())).toEqual([]);
  await page.evaluate(() => {
    const first = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`#events ${selector}`)].find((each) =>
        each.checkVisibility(),
      ) as HTMLElement;
    first('[role="log"]').setAttribute('aria-live', 'polite');
    first('[aria-pressed="false"]').removeAttribute('aria-pressed');
    first('th[scope]').removeAttribute('scope');
    first('.panel-controls button[popovertarget]').setAttribute('tabindex', '-1');
    first('button[aria-expanded="true"]').setAttribute('disabled', '');
  });
  const words = comparePages(before, await describePage()).map((finding) => finding.words);
  const told = words.find((each) => each.startsWith('told to a screen reader: '));
  for (const change of [
    'tabindex nothing → -1',
    'disabled nothing → true',
    'aria-pressed false → nothing',
    'and 2 more',
  ]) {
    expect(told).toContain(change);
  }
  expect(words).toContainEqual(
    expect.stringMatching(
      /^the keyboard no longer reaches button “Table” \(#events .*\); button “More” \(#events [^;]*$/,
    ),
  );
});
