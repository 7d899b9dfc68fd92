import type { Locator } from '@playwright/test';
import { freeNight, inDays, openNight } from '../../support/dates.ts';
import { expect, shownDay, test } from '../../support/browser/dashboard.ts';
import { anEmail, aPhone, requestSoleStay, requestStay } from '../../support/guests.ts';
import { formatDay, formatMonth } from '@farmhouse/contracts/text/dates';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { addMonths } from '@farmhouse/contracts/timing/months';
import { mailTo } from '../../support/mails/mailbox.ts';
import { SUBJECTS } from '../../support/mails/subjects.ts';

test(
  'Bookings: an external booking is created for a guest who phoned',
  { tag: '@desktop' },
  async ({ page, dashboard, owner, aService }) => {
    const service = await aService({ price: 750 });
    const email = anEmail();
    const contactNumber = aPhone();
    const { checkinDate, checkoutDate } = openNight();
    await dashboard.open('Bookings');
    await dashboard.button('Add Booking').click();
    const dialog = dashboard.dialog('Create External Booking');
    const field = (label: string): Locator => dialog.getByLabel(label, { exact: true });
    const create = dialog.getByRole('button', { name: 'Create Booking' });

    const defaults = {
      ...{ Guests: '1', 'Check-in time': '12:00', 'Check-out time': '11:00', 'Base price per guest': '1150' },
      ...{ 'Services price': '0', Discount: '0' },
    };
    for (const [label, value] of Object.entries(defaults)) await expect(field(label), label).toHaveValue(value);
    await expect(dialog).toContainText('Total ₹1,150');
    await expect(create).toBeDisabled();
    await field('Full name').fill('Phone Guest');
    await field('Email').fill(email);
    await expect(create).toBeDisabled();
    await field('Contact number').fill(contactNumber);
    await expect(create).toBeEnabled();

    await field('Guests').fill('many');
    await field('Discount').fill('a lot');
    await field('Discount').blur();
    await expect(field('Guests')).toHaveValue('1');
    await expect(field('Discount')).toHaveValue('0');
    await field('Guests').fill('4');
    await field('Discount').fill('9999');
    await expect(dialog).toContainText('Total ₹0');
    await field('Discount').fill('350');
    await dashboard.enterDay(field('Check-in date'), checkinDate);
    await dashboard.enterDay(field('Check-out date'), checkoutDate);
    await dashboard.choose(field('Services (optional)'), `${service.name} (₹750)`);
    await dialog.getByText('Create External Booking').click(); // the list stays open for further choices
    await expect(dialog).toContainText('Total ₹5,000');

    const [request] = await Promise.all([page.waitForRequest('**/api/admin/bookings'), create.click()]);

    expect(request.postDataJSON()).toEqual({
      fullName: 'Phone Guest',
      email,
      contactNumber,
      checkinDate,
      checkoutDate,
      guestCount: 4,
      checkinTime: '12:00',
      checkoutTime: '11:00',
      basePrice: 1150,
      servicesPrice: 750,
      discountAmount: 350,
      finalTotal: 5000,
      selectedServices: [String(service.id)],
      couponCode: '',
      specialRequests: '',
    });
    await dashboard.expectToast('Success', 'Booking created successfully. Email sent to customer.');
    await expect(dialog).toBeHidden();
    const [stored] = await owner.get<object[]>(`/api/admin/bookings?q=${contactNumber}`);
    expect(stored).toMatchObject({ status: 'pending', paymentStatus: 'pending', source: 'owner', finalTotal: 5000 });
    await mailTo(email, SUBJECTS.howToPay);
  },
);

test(
  'Bookings: the calendar of an external booking follows typed dates, and a check-in too far ahead is refused at once',
  { tag: '@desktop' },
  async ({ dashboard, watch }) => {
    watch.expectRefusals(400); // the price of the stay that is too far ahead
    const checkinDate = `${inDays(80).slice(0, 7)}-20`;
    const checkoutDate = addDays(checkinDate, 2);
    await dashboard.open('Bookings');
    await dashboard.button('Add Booking').click();
    const dialog = dashboard.dialog('Create External Booking');
    const checkin = dialog.getByLabel('Check-in date');

    await dashboard.enterDay(checkin, checkinDate);
    await dashboard.enterDay(dialog.getByLabel('Check-out date'), checkoutDate);

    await expect(dialog.getByRole('grid', { name: formatMonth(checkinDate.slice(0, 7)) })).toBeVisible();
    await expect(dialog).toContainText(`Check-in ${formatDay(checkinDate)}, check-out ${formatDay(checkoutDate)};`);
    await dialog.getByRole('button', { name: 'Later month' }).click();
    await expect(dialog.getByRole('grid', { name: formatMonth(addMonths(checkinDate.slice(0, 7), 1)) })).toBeVisible();

    await dashboard.enterDay(checkin, inDays(366));
    await expect(dialog).toContainText('Check-in can be at most 365 days ahead.');
    await expect(dialog).not.toContainText('The house is free');
  },
);

test(
  'Bookings: a coupon of an external booking is checked and fills the discount',
  { tag: '@desktop' },
  async ({ dashboard, watch, aCoupon }) => {
    watch.expectRefusals(404);
    const coupon = await aCoupon({ type: 'fixed', value: 300 });
    await dashboard.open('Bookings');
    await dashboard.button('Add Booking').click();
    const dialog = dashboard.dialog('Create External Booking');
    const code = dialog.getByLabel('Coupon code (optional)');

    await code.fill('NOBODY-HAS-THIS');
    await code.press('Tab');
    await expect(dialog.getByText('Invalid coupon code', { exact: true })).toBeVisible();
    await code.fill(coupon.code);
    await code.press('Tab');

    await expect(dialog.getByLabel('Discount', { exact: true })).toHaveValue('300');
    await expect(dialog).toContainText('Total ₹850');
  },
);

test(
  'Bookings: the discount of an external booking follows its coupon until the owner edits it',
  { tag: '@desktop' },
  async ({ page, dashboard, watch, aCoupon }) => {
    watch.expectRefusals(404);
    const coupon = await aCoupon({ type: 'percentage', value: 10 });
    const { checkinDate, checkoutDate } = openNight();
    await dashboard.open('Bookings');
    await dashboard.button('Add Booking').click();
    const dialog = dashboard.dialog('Create External Booking');
    const field = (label: string): Locator => dialog.getByLabel(label, { exact: true });
    const [code, guests, discount] = [field('Coupon code (optional)'), field('Guests'), field('Discount')];
    const takesOff = dialog.getByText(/ takes ₹\d+ off/);
    await field('Full name').fill('Coupon Guest');
    await field('Email').fill(anEmail());
    await field('Contact number').fill(aPhone());
    await dashboard.enterDay(field('Check-in date'), checkinDate);
    await dashboard.enterDay(field('Check-out date'), checkoutDate);

    await code.fill(coupon.code);
    await code.blur();
    await expect(discount).toHaveValue('115');
    await expect(takesOff).toHaveText(`${coupon.code} takes ₹115 off; you may change the discount`);
    await guests.fill('2');
    await expect(discount).toHaveValue('230');
    await code.fill('NOBODY-HAS-THIS');
    await code.blur();
    await expect(discount).toHaveValue('0');
    await expect(takesOff).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Create Booking' }).click();
    await expect(code).toBeFocused();
    await code.fill('');
    await field('Discount').fill('50');
    await guests.fill('3');
    await expect(dialog).toContainText('Total ₹3,400');

    await code.fill(coupon.code);
    const [request] = await Promise.all([
      page.waitForRequest('**/api/admin/bookings'),
      dialog.getByRole('button', { name: 'Create Booking' }).click(),
    ]);

    expect(request.postDataJSON()).toMatchObject({ couponCode: coupon.code, discountAmount: 345, finalTotal: 3105 });
    await dashboard.expectToast('Success', 'Booking created successfully. Email sent to customer.');
  },
);

/** A common and a small phone. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

for (const phone of PHONES) {
  test(
    `Bookings: the date picker of an external booking fits a phone screen ${phone.width} px wide`,
    { tag: '@phone' },
    async ({ page, dashboard }) => {
      await page.setViewportSize(phone);
      await dashboard.open('Bookings');
      await dashboard.button('Add Booking').click();
      const dialog = dashboard.dialog('Create External Booking');

      for (const [label, day] of [
        ['Check-in date', inDays(1)],
        ['Check-out date', inDays(2)],
      ] as const) {
        await dialog.getByLabel(label).click();
        const calendar = page.locator('.ant-picker-dropdown:visible');
        const box = await calendar.boundingBox();
        if (!box) throw new Error('The calendar is not on the screen');
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(phone.width);
        expect(box.y + box.height).toBeLessThanOrEqual(phone.height);
        await calendar.locator(`td[title="${shownDay(day)}"], td[title="${day}"]`).click();
        await expect(dialog.getByLabel(label)).toHaveValue(shownDay(day));
      }
    },
  );
}

test(
  'Bookings: in the external booking form, Tab leaves the list of services without selecting one',
  { tag: '@desktop' },
  async ({ page, dashboard, aService }) => {
    await aService();
    await dashboard.open('Bookings');
    await dashboard.button('Add Booking').click();
    const dialog = dashboard.dialog('Create External Booking');
    const services = dialog.getByLabel('Services (optional)', { exact: true });

    await services.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.ant-select-dropdown:visible')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');

    await expect(dialog.getByLabel('Base price per guest', { exact: true })).toBeFocused();
    await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
    await expect(dialog.getByLabel('Services price', { exact: true })).toHaveValue('0');
  },
);

test(
  'Bookings: an external booking starts from a day of the calendar, shows that it is free, and is confirmed at once',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const { checkinDate } = await freeNight();
    const contactNumber = aPhone();
    await dashboard.open('Calendar', `?month=${checkinDate.slice(0, 7)}&day=${checkinDate}`);

    await page.getByRole('dialog').getByRole('button', { name: 'Add Booking' }).click();
    const dialog = dashboard.dialog('Create External Booking');
    await expect(dialog.getByLabel('Check-in date')).toHaveValue(shownDay(checkinDate));
    await expect(dialog.getByText('The house is free.')).toBeVisible();
    await expect(dialog.getByLabel('Full name')).toBeFocused();
    await page.keyboard.type('Calendar Guest');
    await expect.poll(() => page.evaluate('history.state?.overlay')).toBe(true);
    await page.goBack();
    await dashboard.dialog('Discard your changes?').getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByLabel('Email').fill(anEmail());
    await dialog.getByLabel('Contact number').fill(contactNumber);
    await dialog.getByLabel('Confirm now').check();
    await dialog.getByRole('button', { name: 'Create Booking' }).click();

    await dashboard.expectToast('Booking Confirmed', 'Confirmation email has been sent to the customer');
    await expect(dialog).toBeHidden();
    const [stored] = await owner.get<object[]>(`/api/admin/bookings?q=${contactNumber}`);
    expect(stored).toMatchObject({ status: 'confirmed', checkinDate });
  },
);

test(
  'Bookings: an external booking shows why it cannot be created, and without email offers WhatsApp instead',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const contactNumber = aPhone();
    const { checkinDate, checkoutDate } = openNight();
    await dashboard.open('Bookings');
    await dashboard.button('Add Booking').click();
    const dialog = dashboard.dialog('Create External Booking');
    const create = dialog.getByRole('button', { name: 'Create Booking' });

    await expect(create).toBeDisabled();
    await expect(create).toHaveAccessibleDescription(
      'Still missing: the name, the contact number, the email address (or tick ‘No mail address’).',
    );
    await dialog.getByLabel('Full name').fill('Guest Without Mail');
    await dialog.getByLabel('Contact number').fill(contactNumber);
    await expect(create).toHaveAccessibleDescription('Still missing: the email address (or tick ‘No mail address’).');
    await dialog.getByLabel('No mail address').check();
    await expect(create).toBeEnabled();
    await dashboard.enterDay(dialog.getByLabel('Check-in date'), checkinDate);
    await expect(dialog.getByLabel('Check-out date')).toHaveValue(shownDay(checkoutDate));
    await create.click();

    await dashboard.expectToast(
      'Success',
      'Booking created. The customer gave no email address: tell them on WhatsApp.',
    );
    const [stored] = await owner.get<{ id: number; confirmationCode: string }[]>(
      `/api/admin/bookings?q=${contactNumber}`,
    );
    if (!stored) throw new Error('No booking was created');
    expect(stored).toMatchObject({ email: null, source: 'owner', status: 'pending' });
    const whatsapp = page.getByRole('link', { name: 'Open WhatsApp' });
    await expect(whatsapp).toHaveAttribute(
      'href',
      new RegExp(`wa\\.me/91${contactNumber}.*${stored.confirmationCode}`),
    );
    await dashboard.open('Bookings', `?open=${stored.id}`);
    await expect(page.getByRole('dialog').getByText('Not provided', { exact: true })).toBeVisible();
    expect(await owner.get(`/api/admin/bookings/${stored.id}`)).toMatchObject({ mails: [] });
  },
);

test(
  'Bookings: the calendar of an external booking disables taken days, marks requested ones, and offers free ones',
  { tag: '@desktop' },
  async ({ dashboard, owner }) => {
    const taken = await requestSoleStay();
    const { id } = await owner.booking(taken.code);
    await owner.send('POST', `/api/bookings/${id}/confirm`);
    const { checkinDate } = taken.input;
    const requested = await requestStay(openNight());
    await dashboard.open('Bookings');
    await dashboard.button('Add Booking').click();
    const dialog = dashboard.dialog('Create External Booking');
    const shown = async (date: string): Promise<Locator> => {
      const day = dialog.locator(`td[data-day="${date}"] button`);
      for (let month = 0; month < 13 && (await day.count()) === 0; month += 1) {
        await dialog.getByRole('button', { name: 'Later month' }).click();
      }
      return day;
    };
    const takenDay = await shown(checkinDate);
    await expect(takenDay).toHaveAccessibleName(/taken|free until \d/);
    await expect(takenDay).toBeDisabled();
    const requestedDay = await shown(requested.input.checkinDate);
    await expect(requestedDay).toHaveAccessibleName(/requested by another guest/);
    await expect(requestedDay).toBeEnabled();

    await dashboard.enterDay(dialog.getByLabel('Check-in date'), addDays(checkinDate, -1));
    await dashboard.enterDay(dialog.getByLabel('Check-out date'), addDays(checkinDate, 1));
    await expect(dialog.getByText('The house is taken from')).toBeVisible();
    const nearest = dialog
      .locator('div')
      .filter({ hasText: /^Nearest free:/ })
      .getByRole('button');
    await expect(nearest).toHaveCount(3);
    await nearest.first().click();

    await expect(dialog.getByText(/The house is free\.|requested for part/)).toBeVisible();
    const departure = dialog.getByLabel('Check-out date');
    await expect(departure).not.toHaveValue(shownDay(addDays(checkinDate, 1)));
    const [offered, left] = [await dialog.getByLabel('Check-in date').inputValue(), await departure.inputValue()];
    await dashboard.enterDay(dialog.getByLabel('Check-in date'), addDays(dayOf(offered), 1));
    await expect(departure).toHaveValue(shownDay(addDays(dayOf(left), 1)));
  },
);

/** The day (`YYYY-MM-DD`) that a date field shows as `Nov 21, 2026`. */
const dayOf = (shown: string): string => istDate(new Date(`${shown} 12:00 GMT+5:30`));

test(
  'Bookings: the total of an external booking is filled in, and can be replaced by an agreed one',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    const { checkinDate } = openNight();
    await dashboard.open('Bookings');
    await dashboard.button('Add Booking').click();
    const dialog = dashboard.dialog('Create External Booking');
    const total = dialog.getByLabel('Total', { exact: true });
    await dialog.getByLabel('Full name').fill('Agreed Guest');
    await dialog.getByLabel('Contact number').fill(aPhone());
    await dialog.getByLabel('No mail address').check();
    await dialog.getByLabel('Guests', { exact: true }).fill('14');
    await dashboard.enterDay(dialog.getByLabel('Check-in date'), checkinDate);
    await expect(total).toHaveValue('16100');

    await total.fill('15000');
    await total.blur();
    await expect(dialog.getByLabel('Discount', { exact: true })).toHaveValue('1100');
    await total.fill('much');
    await total.blur();
    await expect(dialog).toContainText('Total ₹0');
    await total.fill('20000');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/admin/bookings'),
      dialog.getByRole('button', { name: 'Create Booking' }).click(),
    ]);

    expect(request.postDataJSON()).toMatchObject({ finalTotal: 20_000, guestCount: 14, email: '' });
    await expect(dialog).toBeHidden();
  },
);
