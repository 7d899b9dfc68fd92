import { addDays } from '@farmhouse/contracts/timing/ist';
import { nearNight } from '../../support/dates.ts';
import { expect, shownDay, test } from '../../support/browser/dashboard.ts';
import { anEmail, aPhone, pay, requestSoleStay, requestStay } from '../../support/guests.ts';
import { PhoneUser } from '../../support/browser/taps.ts';

const MAX_TAPS_TO_VERIFY = 2;
const MAX_TAPS_TO_DECLINE = 3;
const MAX_TAPS_TO_ENTER = 12;
const MAX_TAPS_FROM_BOOKINGS = 10;

test(
  `Overview: a payment is verified within ${MAX_TAPS_TO_VERIFY} taps`,
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const stay = await requestSoleStay();
    await pay(stay);
    // payments of other specs must not fill the short list
    await page.route(/\/api\/admin\/bookings\?.*paymentStatus=/, (route) =>
      route.continue({ url: `${route.request().url()}&q=${stay.code}` }),
    );
    await dashboard.open('Overview');

    const user = new PhoneUser();
    await user.tap(page.getByRole('link', { name: `Verify ${stay.code}` }));
    await user.tap(dashboard.dialog('Verify Payment').getByRole('button', { name: 'Verify Payment' }));
    await dashboard.expectToast('Payment Verified', 'Payment has been verified and booking confirmed');

    expect(user.taps).toBeLessThanOrEqual(MAX_TAPS_TO_VERIFY);
    expect(await owner.booking(stay.code)).toMatchObject({ status: 'confirmed', paymentStatus: 'verified' });
  },
);

test(
  `Overview: three requests are declined within ${MAX_TAPS_TO_DECLINE} taps, with the confirmation of a fourth`,
  { tag: '@phone' },
  async ({ dashboard, owner }) => {
    const winner = await requestSoleStay();
    const { checkinDate, checkoutDate } = winner.input;
    const losers = [];
    for (let index = 0; index < 3; index += 1) losers.push(await requestStay({ checkinDate, checkoutDate }));
    await dashboard.open('Overview');

    const user = new PhoneUser();
    await user.tap(dashboard.shortcut('Requests'));
    await user.tap(dashboard.button(`Confirm this one ${winner.code}`));
    await user.tap(dashboard.dialog('Decline 3 requests').getByRole('button', { name: 'Decline 3' }));
    await dashboard.expectToast('3 Requests Declined', 'The nearest free dates are in the mail to the customers');

    expect(user.taps).toBeLessThanOrEqual(MAX_TAPS_TO_DECLINE);
    for (const { code } of losers) expect((await owner.booking(code)).status).toBe('cancelled');
  },
);

test(
  `Overview: a booking by phone is entered within ${MAX_TAPS_TO_ENTER} taps`,
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const { checkinDate, checkoutDate } = await nearNight();
    const contactNumber = aPhone();
    const dialog = dashboard.dialog('Create External Booking');
    await dashboard.open('Overview');

    const user = new PhoneUser();
    await user.tap(dashboard.shortcut('Calendar'));
    await dashboard.expectSection('Calendar');
    const day = page.locator(`button[data-day="${checkinDate}"]`);
    await expect(page.locator('button[data-day]').first()).toBeVisible();
    if ((await day.count()) === 0) await user.tap(dashboard.button('Next month'));
    await user.tap(day);
    await user.tap(page.getByRole('dialog').getByRole('button', { name: 'Add Booking' }));
    await user.type(dialog.getByLabel('Full name'), 'Phone Guest');
    await user.type(dialog.getByLabel('Contact number'), contactNumber);
    await user.type(dialog.getByLabel('Email'), anEmail());
    await user.type(dialog.getByLabel('Guests'), '6');
    await user.tap(dialog.getByLabel('Check-out date'));
    await user.tap(page.locator('.ant-picker-dropdown:visible').locator(`td[title="${checkoutDate}"]`));
    await expect(dialog.getByLabel('Check-out date')).toHaveValue(shownDay(checkoutDate));
    await user.tap(dialog.getByRole('button', { name: 'Create Booking' }));
    await dashboard.expectToast('Success', 'Booking created successfully. Email sent to customer.');

    expect(user.taps).toBeLessThanOrEqual(MAX_TAPS_TO_ENTER);
    const [stored] = await owner.get<object[]>(`/api/admin/bookings?q=${contactNumber}`);
    expect(stored).toMatchObject({ checkinDate, checkoutDate, guestCount: 6 });
  },
);

test(
  `Bookings: a booking without email is entered within ${MAX_TAPS_FROM_BOOKINGS} taps`,
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const { checkinDate } = await nearNight();
    const contactNumber = aPhone();
    const dialog = dashboard.dialog('Create External Booking');
    const day = dialog.locator(`td[data-day="${checkinDate}"] button`);
    await dashboard.open('Bookings');

    const user = new PhoneUser();
    await user.tap(dashboard.button('Add Booking'));
    await user.type(dialog.getByLabel('Full name'), 'Phone Guest');
    await user.type(dialog.getByLabel('Contact number'), contactNumber);
    await user.tap(dialog.getByLabel('No mail address'));
    await user.type(dialog.getByLabel('Guests', { exact: true }), '6');
    await expect(dialog.locator('[aria-busy="false"] td[data-day]').first()).toBeVisible();
    for (let month = 0; month < 2 && (await day.count()) === 0; month += 1) {
      await user.tap(dialog.getByRole('button', { name: 'Later month' }));
    }
    await user.tap(day);
    await expect(dialog.getByLabel('Check-out date')).toHaveValue(shownDay(addDays(checkinDate, 1)));
    await user.tap(dialog.getByRole('button', { name: 'Create Booking' }));
    await expect(page.getByRole('link', { name: 'Open WhatsApp' })).toBeVisible();

    expect(user.taps).toBeLessThanOrEqual(MAX_TAPS_FROM_BOOKINGS);
    const [stored] = await owner.get<object[]>(`/api/admin/bookings?q=${contactNumber}`);
    expect(stored).toMatchObject({ checkinDate, checkoutDate: addDays(checkinDate, 1), guestCount: 6, email: null });
  },
);
