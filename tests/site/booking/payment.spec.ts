import { MAX_PAYMENT_SUBMISSIONS } from '@farmhouse/contracts/bookings/payment/payment-submission';
import { DEFAULT_CANCELLATION_TERMS } from '@farmhouse/contracts/bookings/terms/default-cancellation-terms';
import { cancellationDates } from '@farmhouse/contracts/bookings/terms/cancellation-texts';
import { upiLink } from '@farmhouse/contracts/bookings/payment/upi';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { SITE_URL } from '../../support/env.ts';
import { aUtr, pay, requestSoleStay, requestStay } from '../../support/guests.ts';
import { openAsGuest, setGuestCookie } from '../../support/browser/guest-pages.ts';
import { expect, test } from '../../support/browser/site-test.ts';

test('/payment of a confirmed stay shows amount, UPI id, deadline and a upi: link for any UPI app', async ({
  page,
  owner,
  isMobile,
}) => {
  const settings = await owner.get<{ key: string; value: string }[]>('/api/admin/site-settings');
  const value = (key: string) => settings.find((setting) => setting.key === key)?.value ?? '';
  const stay = await requestSoleStay({ guestCount: 1 });
  await owner.confirm(stay.code);
  await setGuestCookie(page, stay);

  await page.goto(`/payment?booking=${stay.code}`);

  const main = page.getByRole('main');
  await expect(main).toContainText('₹1,650');
  await expect(main).toContainText(value('upi_id'));
  await expect(main).toContainText(/Please pay by/);
  const { checkinDate } = stay.input;
  const confirmed = { checkinDate, today: istDate(new Date()), isConfirmed: true };
  const refunds = cancellationDates(DEFAULT_CANCELLATION_TERMS, confirmed);
  await expect(main).toContainText(refunds);
  await expect(main.locator('dl[aria-label="Price"]')).toContainText(/₹1,150.*Maintenance fee.*₹500.*Total.*₹1,650/s);
  const qr = page.getByRole('img', { name: /QR code to pay ₹1,650/ });
  const app = main.getByRole('link', { name: 'Open UPI app' });
  if (isMobile) {
    await expect(app).toBeInViewport();
    await expect(qr).toBeHidden();
    await main.getByText('Show QR for another phone').click();
  } else await expect(app).toHaveCount(0);
  await expect(qr).toBeVisible();
  const link = upiLink({
    payee: value('upi_id'),
    payeeName: value('site_name'),
    amount: 1650,
    confirmationCode: stay.code,
  });
  expect(link).toContain('am=1650.00&cu=INR');
  if (isMobile) await expect(app).toHaveAttribute('href', link);
  await page.goto(`/booking-confirmation?booking=${stay.code}`);
  for (const name of ['Directions', 'Share on WhatsApp']) await expect(main.getByRole('link', { name })).toBeVisible();
});

test(
  'the UTR form shows the server’s error for an invalid or used UTR beside the field',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.expectRefusals(409);
    const utr = aUtr();
    await pay(await requestStay(), utr);
    const stay = await requestStay();
    await setGuestCookie(page, stay);
    await page.goto(`/payment?booking=${stay.code}`);
    const field = page.getByLabel('UPI Transaction Reference (UTR)');
    const send = page.getByRole('button', { name: 'Send reference' });

    await field.fill('12345');
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: 'exactly 12 digits' })).toBeVisible();
    await field.fill(utr);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await send.click();

    await expect(page.getByRole('alert').filter({ hasText: 'This reference number was already used' })).toBeVisible();
  },
);

test(
  'a UTR that the server did not receive is kept over a reload and not marked as wrong',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.expectRefusals(503);
    const stay = await requestStay();
    await setGuestCookie(page, stay);
    const utr = aUtr();
    const payments = `**/api/bookings/${stay.code}/payment`;
    await page.route(payments, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(`/payment?booking=${stay.code}`);
    const field = page.getByLabel('UPI Transaction Reference (UTR)');
    const send = page.getByRole('button', { name: 'Send reference' });
    await field.fill(utr);
    await send.click();
    const alert = page.getByRole('alert').filter({ hasText: 'We could not send your reference. Please try again.' });
    await expect(alert).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-invalid');
    await page.unroute(payments);

    await page.reload();

    await expect(field).toHaveValue(utr);
    await send.click();
    await expect(page).toHaveURL(`/payment-success?booking=${stay.code}`);
    await page.goto(`/payment?booking=${stay.code}`);
    await expect(page.getByRole('main')).toContainText(utr);
    expect(await page.evaluate(`sessionStorage.getItem('utr-${stay.code}')`)).toBeNull();
  },
);

test(
  '/payment-success shows the state of the payment from the server, whatever the query says',
  { tag: '@desktop' },
  async ({ page }) => {
    const stay = await requestStay();

    await page.goto(`/payment-success?booking=${stay.code}&status=success&paid=true`);

    await expect(page.getByRole('status').filter({ hasText: 'No payment yet' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('verified');
  },
);

for (const [guest, email, mail] of [
  ['a guest with an email address', undefined, true],
  ['a guest without one', '', false],
] as const) {
  test(`/payment-success promises ${mail ? 'a' : 'no'} mail to ${guest}`, { tag: '@phone' }, async ({ page }) => {
    const stay = await requestStay(email === undefined ? {} : { email });
    await pay(stay);
    await setGuestCookie(page, stay);

    await page.goto(`/payment-success?booking=${stay.code}`);

    const main = page.getByRole('main');
    await expect(main).toContainText('Your reference has reached us. This page updates automatically');
    if (mail) await expect(main).toContainText('an email follows');
    else await expect(main).not.toContainText(/mail/i);
  });
}

test(
  'a page about a booking shows an error for an unknown confirmation code',
  { tag: '@desktop' },
  async ({ page, watch }) => {
    watch.expectRefusals(404, 400);
    for (const path of ['/payment', '/payment-success', '/booking-confirmation']) {
      await page.goto(`${path}?booking=FH-00000000`);
      await expect(page.getByRole('main')).toContainText(/could not find|not find|no booking/i);
    }
  },
);

test(
  '/payment shows the owner’s notes after a failed payment and accepts another UTR',
  { tag: '@phone' },
  async ({ page, owner }) => {
    const stay = await requestStay();
    await pay(stay);
    const { id } = await owner.booking(stay.code);
    await owner.send('POST', `/api/admin/bookings/${id}/verify-payment`, {
      verified: false,
      notes: 'Sent to another UPI id',
    });
    await setGuestCookie(page, stay);

    await page.goto(`/payment?booking=${stay.code}`);

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('We could not find your payment');
    await expect(main).toContainText('Sent to another UPI id');
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Send us the reference again');
    await page.getByLabel('UPI Transaction Reference (UTR)').fill(aUtr());
    await page.getByRole('button', { name: 'Send reference' }).click();
    await expect(page).toHaveURL(`/payment-success?booking=${stay.code}`);
  },
);

test(
  'the UTR form asks for confirmation before it sends the number that was just refused',
  { tag: '@phone' },
  async ({ page, owner }) => {
    const stay = await requestStay();
    const utr = aUtr();
    await pay(stay, utr);
    const { id } = await owner.booking(stay.code);
    await owner.send('POST', `/api/admin/bookings/${id}/verify-payment`, { verified: false, notes: 'Not found' });
    await setGuestCookie(page, stay);
    await page.goto(`/payment?booking=${stay.code}`);
    await page.getByLabel('UPI Transaction Reference (UTR)').fill(utr);
    await page.getByRole('button', { name: 'Send reference' }).click();

    await expect(page.getByRole('status').filter({ hasText: 'the number that we could not find' })).toBeVisible();
    await page.getByRole('button', { name: 'Send it again' }).click();

    await expect(page).toHaveURL(`/payment-success?booking=${stay.code}`);
  },
);

test(
  '/payment shows dates, guests and payee, and has the form for the reference on a phone’s first screen',
  { tag: '@phone' },
  async ({ page }) => {
    const stay = await requestStay({ guestCount: 4 });
    await setGuestCookie(page, stay);

    await page.goto(`/payment?booking=${stay.code}`);

    await expect(page.getByRole('main')).toContainText(/4 guests.*Payment to/);
    await expect(page.getByRole('link', { name: 'Open UPI app' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Paid? Enter your 12-digit reference' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Trouble paying? WhatsApp us' })).toBeVisible();
  },
);

test('/payment has buttons that copy the amount and the UPI id', { tag: '@desktop' }, async ({ page, context }) => {
  // the clipboard can be read back on a desktop only
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: SITE_URL });
  const stay = await requestStay({ guestCount: 1 });
  await setGuestCookie(page, stay);
  await page.goto(`/payment?booking=${stay.code}`);

  await page.getByRole('button', { name: /copy amount/i }).click();

  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe('1650');
});

test('the UTR form shows an error for an invalid UTR and focuses the field', { tag: '@desktop' }, async ({ page }) => {
  const stay = await requestStay();
  await setGuestCookie(page, stay);
  await page.goto(`/payment?booking=${stay.code}`);
  const field = page.getByLabel('UPI Transaction Reference (UTR)');

  await field.fill('1234 5678 90');
  await page.getByRole('button', { name: 'Send reference' }).click();

  await expect(page.getByRole('alert').filter({ hasText: 'A UTR has exactly 12 digits' })).toBeVisible();
  await expect(field).toBeFocused();
});

test(
  '/payment-success of an unpaid booking shows no payment, in the page title either',
  { tag: '@phone' },
  async ({ page }) => {
    const stay = await requestStay();
    await setGuestCookie(page, stay);

    await page.goto(`/payment-success?booking=${stay.code}`);

    await expect(page.getByText('No payment yet')).toBeVisible();
    await expect(page).toHaveTitle(/^Your payment/);
    const main = page.getByRole('main');
    await expect(main).toContainText('2 guests, whole stay');
    await expect(main.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Directions' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Share on WhatsApp' })).toHaveCount(0);
  },
);

test(
  'no page of a booking links to /payment after the last allowed UTR has failed',
  { tag: '@desktop' },
  async ({ page, owner }) => {
    const stay = await requestStay();
    const { id } = await owner.booking(stay.code);
    for (let sent = 0; sent < MAX_PAYMENT_SUBMISSIONS; sent += 1) {
      await pay(stay);
      await owner.send('POST', `/api/admin/bookings/${id}/verify-payment`, { verified: false, notes: 'Not found' });
    }
    await setGuestCookie(page, stay);

    await page.goto(`/booking-confirmation?booking=${stay.code}`);

    const main = page.getByRole('main');
    await expect(main).toContainText('Please call us, and we will sort it out together.');
    await expect(main.locator('a[href^="/payment?"]')).toHaveCount(0);
    await page.goto(`/payment-success?booking=${stay.code}`);
    await expect(main).toContainText('We could not find your payment');
    await expect(main.locator('a[href^="/payment?"]')).toHaveCount(0);
  },
);

test(
  'no page of a pending booking shows a payment deadline while no payment is due',
  { tag: '@phone' },
  async ({ page }) => {
    const stay = await requestStay();
    await setGuestCookie(page, stay);

    for (const path of ['/booking-confirmation', '/payment']) {
      await page.goto(`${path}?booking=${stay.code}`);
      const main = page.getByRole('main');
      await expect(main).toContainText('You can pay now or after we have confirmed your dates.');
      await expect(main).not.toContainText('pay by ');
    }
  },
);

test(
  'every page of a booking whose dates are taken offers free dates, whether it has been paid or not',
  { tag: '@phone' },
  async ({ page, owner }) => {
    const winner = await requestSoleStay();
    const { checkinDate, checkoutDate } = winner.input;
    const stay = await requestStay({ checkinDate, checkoutDate });
    await owner.confirm(winner.code);
    await setGuestCookie(page, stay);
    const main = page.getByRole('main');
    const freeDates = main.locator('a[href^="/booking?checkin="]');
    const offersOnlyOtherDates = async (path: string) => {
      await page.goto(`${path}?booking=${stay.code}`);
      await expect(main).toContainText(/Please do not pay/);
      await expect(freeDates.first()).toBeVisible();
      await expect(main.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
      await expect(main.getByRole('link', { name: 'Directions' })).toHaveCount(0);
      await expect(main.locator('[aria-current="step"]')).toHaveCount(0);
    };

    for (const path of ['/payment', '/booking-confirmation', '/payment-success']) await offersOnlyOtherDates(path);
    await pay(stay);
    for (const path of ['/payment', '/booking-confirmation', '/payment-success']) {
      await offersOnlyOtherDates(path);
      await expect(main).toContainText('We are checking your payment');
    }
    await page.goto(`/payment?booking=${stay.code}`);
    await main.getByText('Sent the wrong reference?').click();
    await expect(page.getByLabel('UPI Transaction Reference (UTR)')).toBeVisible();
  },
);

test(
  'on phones the bottom bar of pages about a booking covers no next action and offers no other booking',
  { tag: '@phone' },
  async ({ page }) => {
    const stay = await requestStay();
    await setGuestCookie(page, stay);

    for (const [path, action] of [
      ['/booking-confirmation', 'Go to payment'],
      ['/payment', 'Open UPI app'],
      ['/payment-success', 'Go to payment'],
    ] as const) {
      await page.goto(`${path}?booking=${stay.code}`);
      const next = page.getByRole('main').getByRole('link', { name: action });
      await next.scrollIntoViewIfNeeded();
      await next.click({ trial: true });
      await expect(
        page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: 'Book' }),
      ).toHaveCount(0);
    }
  },
);

test(
  'a guest who has paid a part sees the amount paid and pays the rest',
  { tag: '@phone' },
  async ({ page, owner }) => {
    const stay = await requestSoleStay({ guestCount: 4 });
    await pay(stay);
    const { id } = await owner.booking(stay.code);
    await owner.send('POST', `/api/admin/bookings/${id}/verify-payment`, { verified: true, amount: 2000 });

    await openAsGuest(page, stay);

    const price = page.getByRole('main').locator('dl[aria-label="Price"]');
    await expect(price).toContainText(/Total₹5,100.*Paid₹2,000.*Still to pay₹3,100/s);
    await page.getByRole('main').getByRole('link', { name: /pay/i }).first().click();
    await expect(page.getByText('Amount, still to pay')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('₹3,100');
  },
);
