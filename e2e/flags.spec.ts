import { drawn, expect, open, test } from './support/site';

const INSTANT = '#cores .panel-footer > :last-child';

test('the page shows the instant, the speed and the seed of its link', async ({ page }) => {
  await open(page, '/neuromorphic?seed=hall-4&at=2026-03-03T09:00:53.040Z&speed=0');
  await drawn(page, 'cores');
  await expect(page.locator(INSTANT)).toHaveText('2026-03-03 09:00:53.04 UTC');
  await expect(page.locator('.time-bar')).toContainText('Time stopped');
  await expect(page.getByRole('region', { name: 'Notice' })).toHaveCount(0);
});

test('what cannot be read falls back to the default, and one line says so and can be dismissed', async ({ page }) => {
  await open(page, '/neuromorphic?seed=%00<script>&at=yesterday&speed=9e9');
  const notice = page.getByRole('region', { name: 'Notice' });
  await expect(notice).toContainText('The world in this link');
  await expect(notice).toContainText('The time in this link');
  await expect(notice).toContainText('The speed in this link');
  await drawn(page, 'cores');
  await expect(page.locator(INSTANT)).toHaveText(new RegExp(`^${new Date().getUTCFullYear()}-`));
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('on a page without a time bar, time that passes the present is said to be a future time, and one press returns', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-03-03T09:00:00Z') });
  await open(page, '/terms?at=2026-03-03T08:00:00Z&speed=3600');
  const notice = page.getByRole('region', { name: 'Time on this page' });
  await expect(notice).toContainText('You are viewing a past time at 3,600×');
  await page.clock.runFor(4_000);
  await expect(notice).toContainText('You are viewing a future time at 3,600×');
  await notice.getByRole('button', { name: 'Return to live' }).press('Enter');
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('speed 3600 runs an hour a second from an instant, even from 1970, and one press returns to live', async ({
  page,
}) => {
  await open(page, '/neuromorphic?at=0&speed=3600');
  await drawn(page, 'cores');
  await expect(page.locator(INSTANT)).toHaveText(/^1970-01-0(?!1 0[0-2])/);
  await page.getByRole('button', { name: 'Return to live' }).click();
  await expect(page.locator(INSTANT)).toHaveText(new RegExp(`^${new Date().getUTCFullYear()}-`));
  await expect(page.locator('.time-bar')).not.toContainText('Time stopped');
});
