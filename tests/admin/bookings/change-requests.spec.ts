import type { ChangeRequestView } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { accepted, call } from '../../support/api/call.ts';
import { expect, test } from '../../support/browser/dashboard.ts';
import { delayRequests } from '../../support/browser/delayed-requests.ts';
import { expectStill } from '../../support/browser/watched-page.ts';
import { requestSoleStay, type Requested } from '../../support/guests.ts';
import type { Owner } from '../../support/api/owner.ts';

/** A confirmed stay whose guest wants two more guests. */
async function bookingWithChangeRequest(owner: Owner): Promise<Requested> {
  const stay = await requestSoleStay({ guestCount: 4 });
  await owner.confirm(stay.code);
  const body = { guestCount: 6, note: 'Two cousins come, too' };
  accepted(await call<GuestBooking>('POST', `/api/bookings/${stay.code}/change`, { body, cookie: stay.cookie }));
  return stay;
}

test(
  'Confirmations: a change request shows old and requested values, and is accepted in two taps',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const { code } = await bookingWithChangeRequest(owner);
    await dashboard.open('Confirmations');
    const card = page.getByRole('article').filter({ has: dashboard.button(`Accept the change of ${code}`) });
    for (const text of ['4 guests → 6 guests', '₹5,100', '₹7,400', '₹2,300 more', 'Two cousins come, too']) {
      await expect(card).toContainText(text, { ignoreCase: true });
    }
    await expectStill(page);

    await dashboard.button(`Accept the change of ${code}`).click();
    const dialog = dashboard.dialog('Accept this change?');
    await expect(dialog.getByLabel('Today’s prices')).toBeChecked();
    await expect(dialog.getByRole('row', { name: /^Total/ })).toHaveText(/₹5,100.*₹7,400/);
    await dialog.getByRole('button', { name: 'Accept change' }).click();

    await dashboard.expectToast(
      'Change Accepted',
      'The guest is mailed your answer, unless you have switched that mail off',
    );
    await expect(card).toHaveCount(0);
    expect(await owner.booking(code)).toMatchObject({ guestCount: 6, finalTotal: 7400 });
  },
);

test(
  'Confirmations: a change request is declined with a reason, and the stay is kept',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const { code } = await bookingWithChangeRequest(owner);
    const { id } = await owner.booking(code);
    await dashboard.open('Confirmations');
    const release = await delayRequests(page, `**/api/admin/bookings/${id}`);
    await dashboard.button(`Decline the change of ${code}`).click();
    const dialog = dashboard.dialog('Decline this change?');
    await dialog.getByLabel('Reason (optional)').fill('No more beds');
    const declined = page.waitForResponse((response) => response.url().endsWith('/decline'));
    await dialog.getByRole('button', { name: 'Decline change' }).click();
    await declined;
    release(); // on a slow line the booking is fetched last

    await dashboard.expectToast(
      'Change Declined',
      'The guest is mailed your answer, unless you have switched that mail off',
    );
    await expect(dashboard.button(`Accept the change of ${code}`)).toHaveCount(0);
    expect(await owner.booking(code)).toMatchObject({ guestCount: 4, finalTotal: 5100 });
  },
);

test(
  'Confirmations: change requests that cannot be loaded offer a retry',
  { tag: '@desktop' },
  async ({ page, dashboard, watch }) => {
    await page.route(/\/api\/admin\/change-requests\?/, (route) => route.fulfill({ status: 503 }));
    watch.expectRefusals(503);
    await dashboard.open('Confirmations');
    await expect(page.getByText('The change requests could not be loaded')).toBeVisible();
  },
);

test(
  'Confirmations: a change request for dates that are taken meanwhile says by whom',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const { code } = await bookingWithChangeRequest(owner);
    await page.route(/\/api\/admin\/change-requests\?/, async (route) => {
      const response = await route.fetch();
      const requests = (await response.json()) as ChangeRequestView[];
      await route.fulfill({ response, json: requests.map((request) => ({ ...request, datesTakenBy: 'FH-ABCD1234' })) });
    });

    await dashboard.open('Confirmations');

    const card = page.getByRole('article').filter({ has: dashboard.button(`Accept the change of ${code}`) });
    await expect(card).toContainText('Dates taken by FH-ABCD1234');
  },
);
