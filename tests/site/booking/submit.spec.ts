import { formatDay } from '@farmhouse/contracts/text/dates';
import { addDays } from '@farmhouse/contracts/timing/ist';
import type { Availability } from '@farmhouse/contracts/bookings/availability/availability';
import { freeNight, openNight } from '../../support/dates.ts';
import { requestStay } from '../../support/guests.ts';
import { delayRequests } from '../../support/browser/delayed-requests.ts';
import { expect, test, toastOf } from '../../support/browser/site-test.ts';
import { aPerson, Wizard } from '../../support/browser/wizard.ts';

const PAYLOAD = [
  ...['fullName', 'contactNumber', 'email', 'checkinDate', 'checkoutDate', 'guestCount', 'checkinTime', 'checkoutTime'],
  ...[
    'selectedServices',
    'couponCode',
    'specialRequests',
    'basePrice',
    'servicesPrice',
    'discountAmount',
    'finalTotal',
  ],
];

test(
  'the booking form sends POST /api/bookings with every field of the form, service ids as strings',
  { tag: '@phone' },
  async ({ page, aService }) => {
    const service = await aService();
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.fillPerson();
    await wizard.fillDetails();
    await wizard.chooseServices(service.name);

    const [request] = await Promise.all([page.waitForRequest('**/api/bookings'), wizard.submit.click()]);

    const payload = request.postDataJSON() as Record<string, unknown>;
    for (const key of PAYLOAD) expect(payload, key).toHaveProperty(key);
    expect(payload.selectedServices).toEqual([String(service.id)]);
    expect(request.headers()['content-type']).toContain('application/json');
    expect(request.headers()['idempotency-key']).toMatch(/.{8,}/);
    expect(request.headers().authorization).toBeUndefined();
    await expect(page).toHaveURL(/booking-confirmation/);
  },
);

test(
  'the submit button of the booking form is disabled and labelled “Submitting...” while sending',
  { tag: '@desktop' },
  async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.openFilled();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/bookings', async (route) => {
      await held;
      await route.continue();
    });

    await wizard.submit.click();

    await expect(wizard.form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(wizard.previous).toBeDisabled();
    release();
    await expect(page).toHaveURL(/booking-confirmation/);
  },
);

test(
  'after a booking, Back shows the submitted values, and a new visit starts with an empty form',
  { tag: '@phone' },
  async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.fillAll();
    await wizard.submit.click();
    await expect(page).toHaveURL(/booking-confirmation/);
    const code = new URL(page.url()).searchParams.get('booking') ?? '';

    await page.goBack();
    await expect(page.getByRole('heading', { name: `You sent ${code}` })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: `You sent ${code}` })).toBeVisible();
    await wizard.open();

    await wizard.expectStep(1, 'Personal Info');
    await expect(wizard.field('Full Name')).toHaveValue('');
    await expect(wizard.summary).toContainText('₹1,150 a guest + ₹500, whole stay');
  },
);

test(
  'a failed booking request shows an error clear of the button, keeps the form, and is sent again with the same idempotency key',
  { tag: '@phone' },
  async ({ page, watch, owner }) => {
    watch.expectFailedRequests();
    const person = aPerson();
    const wizard = new Wizard(page);
    await wizard.openFilled(person);
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/bookings')) keys.push(request.headers()['idempotency-key']);
    });
    await page.route('**/api/bookings', (route) => route.abort('connectionrefused'));

    await wizard.submit.click();
    await expect(toastOf(page)).toContainText('Booking Failed');
    await expect(toastOf(page)).toContainText('Failed to submit booking. Please try again.');
    await wizard.submit.evaluate("(button) => button.scrollIntoView({ block: 'end' })");
    const [button, notification] = [await wizard.submit.boundingBox(), await toastOf(page).boundingBox()];
    expect(button?.y).toBeGreaterThan((notification?.y ?? Infinity) + (notification?.height ?? 0));
    await wizard.expectStep(4, 'Payment Details');
    await page.unroute('**/api/bookings');
    await wizard.submit.click();

    await expect(page).toHaveURL(/booking-confirmation/);
    expect(new Set(keys).size).toBe(1);
    const stored = await owner.get<unknown[]>(`/api/admin/bookings?q=${person.contactNumber}`);
    expect(stored).toHaveLength(1);
  },
);

test(
  'a rejected booking request keeps showing the server’s message and the phone number',
  {
    tag: '@desktop',
  },
  async ({ page, watch, owner }) => {
    watch.expectRefusals(503);
    const settings = await owner.get<{ key: string; value: string }[]>('/api/admin/site-settings');
    const phone = settings.find(({ key }) => key === 'contact_phone')?.value ?? '';
    const wizard = new Wizard(page);
    await wizard.openFilled();
    const message = 'The service is not available right now. Please try again in a moment.';
    await page.route('**/api/bookings', (route) =>
      route.fulfill({ status: 503, json: { message, code: 'unavailable' } }),
    );

    await wizard.submit.click();

    await expect(toastOf(page)).toContainText('Booking Failed');
    await expect(toastOf(page)).toContainText(message);
    const problem = wizard.form.getByRole('alert').filter({ hasText: 'Your request did not go through' });
    await expect(problem).toContainText(message);
    await expect(problem.getByRole('link', { name: phone })).toBeVisible();
  },
);

test(
  'the booking form focuses a field that the server rejects and shows the server’s message beside it',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.expectRefusals(400);
    const wizard = new Wizard(page);
    await wizard.openFilled();
    const errors = [{ path: 'contactNumber', message: 'Valid contact number is required' }];
    await page.route('**/api/bookings', (route) =>
      route.fulfill({ status: 400, json: { message: 'Valid contact number is required', errors } }),
    );

    await wizard.submit.click();

    await wizard.expectStep(1, 'Personal Info');
    await expect(wizard.field('Contact Number')).toBeFocused();
    await expect(page.getByRole('alert').filter({ hasText: 'Valid contact number is required' })).toBeVisible();
  },
);

test(
  'the booking form keeps showing why the server rejected the dates until other dates are chosen',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.expectRefusals(400);
    await page.route(/\/api\/availability\?/, async (route) => {
      const response = await route.fetch();
      const availability = (await response.json()) as Availability;
      const taken = { kind: 'taken', from: `${availability.from}T00:00:00Z`, to: `${availability.from}T01:00:00Z` };
      await route.fulfill({ response, json: { ...availability, ranges: [...availability.ranges, taken] } });
    });
    const message = 'Please book at most 1 night';
    const errors = [{ path: 'checkoutDate', message }];
    await page.route('**/api/bookings', (route) => route.fulfill({ status: 400, json: { message, errors } }));
    const wizard = new Wizard(page);
    const night = openNight();
    await wizard.openFilled(aPerson(), night);

    await wizard.submit.click();

    await wizard.expectStep(2, 'Booking Details');
    const refusal = wizard.form.getByRole('alert').filter({ hasText: message });
    await expect(wizard.form.getByRole('grid')).toBeVisible();
    await expect(refusal).toBeVisible();
    await wizard.field('Check-out Date').fill(addDays(night.checkoutDate, 1));
    await expect(refusal).toBeHidden();
  },
);

test(
  'the booking form restores focus to the submit button after a failed booking request',
  { tag: '@desktop' },
  async ({ page, watch }) => {
    watch.expectRefusals(429);
    const wizard = new Wizard(page);
    await wizard.openFilled();
    await page.route('**/api/bookings', (route) =>
      route.fulfill({ status: 429, json: { message: 'Too many requests' } }),
    );
    await wizard.submit.focus();

    await page.keyboard.press('Enter');

    await expect(toastOf(page)).toContainText('Too many requests');
    await expect(wizard.submit).toBeFocused();
  },
);

test(
  'the booking form offers the nearest free dates when another guest’s booking was confirmed meanwhile',
  { tag: '@phone' },
  async ({ page, watch, owner }) => {
    watch.expectRefusals(409);
    const night = await freeNight();
    const wizard = new Wizard(page);
    await wizard.fillAll(aPerson(), night);
    const otherStay = await requestStay(night);
    await owner.confirm(otherStay.code);

    await wizard.submit.click();

    await wizard.expectStep(2, 'Booking Details');
    await expect(toastOf(page)).toContainText('These dates were just confirmed for another guest');
    const free = wizard.form.getByRole('list').getByRole('button').first();
    await free.click();
    await wizard.expectStep(4, 'Payment Details');
    // the dates offered may end on the day on which the taken ones begin
    await expect(wizard.form.getByRole('region', { name: 'Your stay' })).not.toContainText(
      `Check-in${formatDay(night.checkinDate)}`,
    );
    await wizard.submit.click();
    await expect(page).toHaveURL(/booking-confirmation/);
  },
);

test(
  'typed dates that are taken keep the booking wizard on its step, also when Next is pressed before their availability is loaded',
  { tag: '@desktop' },
  async ({ page, owner }) => {
    const night = await freeNight();
    const stay = await requestStay(night);
    await owner.confirm(stay.code);
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.fillPerson();
    const release = await delayRequests(page, /\/api\/availability\?/);

    await wizard.field('Check-in Date').fill(night.checkinDate);
    await wizard.field('Check-out Date').fill(night.checkoutDate);
    await wizard.field('Number of Guests').selectOption('2');
    await wizard.field('Check-in Time').selectOption('14:00');
    await wizard.goOn();

    await expect(wizard.next).toHaveAttribute('aria-busy', 'true');
    await wizard.expectStep(2, 'Booking Details');
    release();
    await expect(page.getByRole('alert').filter({ hasText: 'The house is taken on some of these days' })).toBeVisible();
    await wizard.expectStep(2, 'Booking Details');
  },
);
