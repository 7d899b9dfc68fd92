import { requestStay } from '../../support/guests.ts';
import { mailTo } from '../../support/mails/mailbox.ts';
import { delayRequests } from '../../support/browser/delayed-requests.ts';
import { expect, test } from '../../support/browser/site-test.ts';
import { SUBJECTS } from '../../support/mails/subjects.ts';

test('/payment shows amount and payment details for the code alone, and asks for the phone number before the reference', async ({
  page,
  watch,
  isMobile,
}) => {
  watch.expectRefusals(404);
  const stay = await requestStay({ guestCount: 1 });
  await page.goto(`/payment?booking=${stay.code}`);
  const main = page.getByRole('main');
  const digits = page.getByLabel('Last 4 Digits of Your Phone');
  const utr = page.getByLabel('UPI Transaction Reference (UTR)');

  await expect(main).toContainText('₹1,650');
  await expect(main.getByRole('button', { name: 'Copy UPI id' })).toBeVisible();
  if (isMobile) {
    await expect(main.getByRole('link', { name: 'Open UPI app' })).toHaveAttribute('href', /^upi:.*am=1650\.00/);
    await main.getByText('Show QR for another phone').click();
  }
  await expect(page.getByRole('img', { name: /QR code to pay ₹1,650/ })).toBeVisible();
  await expect(main).not.toContainText(stay.input.fullName);
  await expect(utr).toHaveCount(0);

  await digits.fill('0000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('We could not find a booking with these details')).toBeVisible();
  await digits.fill('');
  await digits.fill(stay.input.contactNumber);
  await expect(digits).toHaveValue(stay.input.contactNumber.slice(-4));
  await page.keyboard.press('Enter');

  await expect(utr).toBeFocused();
});

test(
  '/payment asks for the whole phone number when strangers have used up the attempts at the code',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.expectRefusals(429);
    const stay = await requestStay();
    const refusal = { message: 'There were too many tries at this code.', code: 'too-many-requests', askFor: 'phone' };
    await page.route('**/api/bookings/lookup', (route) =>
      'phone' in (route.request().postDataJSON() as object)
        ? route.continue()
        : route.fulfill({ status: 429, headers: { 'Retry-After': '3600' }, json: refusal }),
    );
    await page.goto(`/payment?booking=${stay.code}`);

    await page.getByLabel('Last 4 Digits of Your Phone').fill(stay.input.contactNumber.slice(-4));
    await page.keyboard.press('Enter');
    await expect(page.getByText(refusal.message)).toBeVisible();
    await page.getByLabel('Your Whole Phone Number').fill(stay.input.contactNumber);
    await page.keyboard.press('Enter');

    await expect(page.getByLabel('UPI Transaction Reference (UTR)')).toBeVisible();
  },
);

test(
  '/payment tells a guest whose browser blocks the cookie why the lookup does not open the booking',
  { tag: '@phone' },
  async ({ page }) => {
    const stay = await requestStay();
    // the answer without its cookie
    await page.route('**/api/bookings/lookup', (route) => route.fulfill({ json: { confirmationCode: stay.code } }));
    await page.goto(`/payment?booking=${stay.code}`);
    await page.getByLabel('Last 4 Digits of Your Phone').fill(stay.input.contactNumber.slice(-4));
    await page.keyboard.press('Enter');

    const notice = page.getByRole('alert').filter({ hasText: 'Your browser blocks the cookie that opens' });
    await expect(notice).toBeFocused();
    await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:/);
  },
);

test('a mail’s link opens /payment, and its token is removed from the URL', { tag: '@phone' }, async ({ page }) => {
  const stay = await requestStay();
  const mail = await mailTo(stay.input.email, SUBJECTS.requested);
  const link = /https?:\/\/[^"]*(\/(?:payment|booking-confirmation)\?booking=[^"]*#token=[0-9a-f]{32})/.exec(
    mail.html ?? '',
  );

  await page.goto(link?.[1]?.replace('&amp;', '&') ?? '');

  await expect(page.getByLabel('UPI Transaction Reference (UTR)')).toBeVisible();
  expect(page.url()).not.toContain('token');
});

test('every page about a booking accepts the token of a mail’s link', { tag: '@desktop' }, async ({ page }) => {
  const stay = await requestStay({ fullName: 'Meera Nair' });
  const mail = await mailTo(stay.input.email, SUBJECTS.requested);
  const token = /#token=([0-9a-f]{32})/.exec(mail.html ?? '')?.[1] ?? '';

  for (const path of ['booking-confirmation', 'payment-success']) {
    await page.context().clearCookies();
    await page.goto('about:blank');
    await page.goto(`/${path}?booking=${stay.code}#token=${token}`);

    await expect(page.getByRole('main')).toContainText('Meera Nair');
    expect(page.url()).not.toContain('token');
  }
});

test(
  'a booking that was opened by its code and digits takes the focus, and its long email address fits a phone',
  { tag: '@phone' },
  async ({ page }) => {
    const stay = await requestStay({ email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example` });
    await page.goto(`/booking-confirmation?booking=${stay.code}`);

    await page.getByText('Is this your booking?').click();
    await page.getByLabel('Last 4 Digits of Your Phone').fill(stay.input.contactNumber.slice(-4));
    await page.keyboard.press('Enter');

    await expect(page.getByText(stay.input.email)).toBeVisible();
    await expect(page.locator('#content')).toBeFocused();
    const fits = 'document.documentElement.scrollWidth <= Math.min(window.innerWidth, screen.width)';
    expect(await page.evaluate(fits)).toBe(true);
  },
);

test(
  'a mail’s link keeps its token in the URL when there were too many calls, and opens the booking on a reload',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.expectRefusals(429);
    const stay = await requestStay();
    const mail = await mailTo(stay.input.email, SUBJECTS.requested);
    const token = /#token=([0-9a-f]{32})/.exec(mail.html ?? '')?.[1] ?? '';
    await page.route('**/session', (route) => route.fulfill({ status: 429, json: { message: 'Too many requests' } }));

    await page.goto(`/booking-confirmation?booking=${stay.code}#token=${token}`);
    await expect(page.getByText('Is this your booking?')).toBeVisible();
    expect(page.url()).toContain(token);
    await page.unroute('**/session');
    await page.reload();

    await expect(page.getByRole('main')).toContainText(stay.input.email);
    expect(page.url()).not.toContain('token');
  },
);

test(
  '/contact: a lookup that takes longer than four seconds shows a note with the phone number',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.expectRefusals(404);
    let response: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (response = resolve));
    await page.route('**/api/bookings/lookup', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/contact');
    const lookup = page.getByRole('form', { name: 'Find your booking' });
    await lookup.getByLabel('Confirmation Code').fill('FH-ABCD2345');
    await lookup.getByLabel('Last 4 Digits of Your Phone').fill('३२१०');
    await lookup.getByRole('button', { name: 'Open booking' }).click();

    const status = lookup.getByRole('status');
    await expect(status).toContainText('This is taking longer than usual. Call', { timeout: 6000 });
    await expect(status.getByRole('link')).toHaveAttribute('href', /^tel:/);
    response();

    await expect(page.getByText('This is taking longer than usual.')).toHaveCount(0);
    await expect(lookup.getByRole('alert')).not.toBeEmpty();
  },
);

test(
  'a second try to load a booking that takes longer than four seconds shows a note',
  { tag: '@desktop' },
  async ({ page, watch }) => {
    watch.expectRefusals(503);
    const { code } = await requestStay();
    const booking = `**/api/bookings/${code}`;
    await page.route(booking, (route) =>
      route.fulfill({ status: 503, json: { message: 'Down', code: 'unavailable' } }),
    );
    await page.goto(`/payment?booking=${code}`);
    const alert = page.getByRole('alert').filter({ hasText: 'We could not load your booking' });
    await expect(alert).toBeVisible({ timeout: 15_000 });
    await page.unroute(booking);
    const release = await delayRequests(page, booking);

    await alert.getByRole('button', { name: 'Try again' }).click();

    const note = page.getByRole('main').getByText('This is taking longer than usual.');
    await expect(note).toBeVisible({ timeout: 6000 });
    release();
    await expect(note).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copy UPI id' })).toBeVisible();
  },
);
