import { expect, open, test } from './support/site';

/** Imitates a browser's translation: each text becomes `<font><font>…</font></font>`, later texts too. */
function translate(): void {
  const replace = (text: Text) => {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest('textarea, script, style, font'))
      return;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = `«${text.data}»`;
    text.replaceWith(outer);
  };
  const walk = (node: Node) => {
    if (node instanceof Text) return replace(node);
    for (const child of [...node.childNodes]) walk(child);
  };
  walk(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') walk(target);
      else for (const node of addedNodes) walk(node);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

test('under a browser’s translation nothing stops, and labels and figures go on', async ({ page }) => {
  // In the year of the exhibitions, which are filtered below.
  await open(page, '/skynet?at=2025-06-01T10:00:00Z&speed=1');
  await page.evaluate(translate);
  const count = page.locator('.snapshots-count');
  const auto = page.getByRole('checkbox', { name: /Automatic/ });
  await expect(count).toContainText('next in');
  await auto.dispatchEvent('click');
  await expect(count).not.toContainText('next in');
  await auto.dispatchEvent('click');
  await expect(count).toContainText('next in');
  const taken = Number(/\d+/.exec((await count.textContent()) ?? '')?.[0]);
  await page.getByRole('button', { name: /Capture now/ }).dispatchEvent('click');
  await expect(count).toContainText(`${taken + 1} of 20`);
  await page.getByRole('button', { name: /Stop time/ }).dispatchEvent('click');
  await expect(page.getByRole('button', { name: /Resume time/ })).toBeVisible();
  await expect(page.locator('.time-words')).toContainText('Time stopped');
  await page.locator('.footer a[href="/expos"]').dispatchEvent('click');
  await expect(page).toHaveURL(/\/expos/);
  const tally = page.locator('.strip-count').first();
  await expect(tally).toContainText(/\d/);
  const before = (await tally.textContent()) ?? '';
  await page.getByRole('checkbox', { name: /Upcoming/ }).dispatchEvent('click');
  await expect(page).toHaveURL(/ahead=1/);
  await expect(tally).not.toHaveText(before);
  await expect(page.getByText('stopped because of an error')).toHaveCount(0);
});

const EDITS: Readonly<Record<string, (html: string) => string>> = {
  'comments are stripped': (html) => html.replace(/<!--.*?-->/gs, ''),
  'a server hides mail addresses': (html) =>
    html
      .replace(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection"')
      .replace(/[\w.-]+@northwall\.example/g, '[email&#160;protected]'),
  'an extension puts something into the header and behind fields': (html) =>
    html.replace(/<header[^>]*>|<input[^>]*>/g, '$&<div></div>'),
};

for (const [what, edit] of Object.entries(EDITS)) {
  test(`a page comes to life without an error, with focus and place kept, where ${what}`, async ({ page }) => {
    let send = () => {};
    const gate = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.route('/skynet', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: edit(await response.text()) });
    });
    await page.goto('/skynet', { waitUntil: 'commit' });
    const link = page.getByRole('contentinfo').getByRole('link').nth(4);
    await link.evaluate((element) => {
      scrollTo(0, 700);
      element.focus({ preventScroll: true });
    });
    send();
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await expect(page.locator('#root')).toHaveAttribute('data-edited', '');
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(700);
    await page.getByRole('button', { name: 'Stop time' }).click();
    await expect(page.locator('.time-words')).toHaveText('Time stopped');
  });
}
