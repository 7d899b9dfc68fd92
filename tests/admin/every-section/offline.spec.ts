import { expect, test } from '../../support/browser/dashboard.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { requestStay } from '../../support/guests.ts';

test(
  'Dashboard: a lost connection is shown, and missed changes appear once the connection is back',
  { tag: '@phone' },
  async ({ page, dashboard, watch }) => {
    watch.expectLogged(/ERR_INTERNET_DISCONNECTED/);
    const guest = `Offline ${Date.now()}`;
    await dashboard.open('Bookings', `?q=${encodeURIComponent(guest)}`);
    await expect(page.getByText('No bookings found')).toBeVisible();
    const notice = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await expect(notice).toHaveCount(0);

    await page.context().setOffline(true);
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await requestStay({ fullName: guest });
    await page.context().setOffline(false);

    await expect(notice).toHaveCount(0);
    await expect(page.getByText(guest)).toBeVisible();
  },
);
