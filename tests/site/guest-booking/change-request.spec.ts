import type { ChangeRequestView } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { DEFAULT_CANCELLATION_TERMS } from '@farmhouse/contracts/bookings/terms/default-cancellation-terms';
import { cancellationDates } from '@farmhouse/contracts/bookings/terms/cancellation-texts';
import { formatShortDay } from '@farmhouse/contracts/text/dates';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { accepted, call } from '../../support/api/call.ts';
import { openAsGuest } from '../../support/browser/guest-pages.ts';
import { expect, test } from '../../support/browser/site-test.ts';
import { tooSmallToTap } from '../../support/browser/watched-page.ts';
import { requestSoleStay, requestStay } from '../../support/guests.ts';
import { SUBJECTS } from '../../support/mails/subjects.ts';
import { attachedCalendarFile, entriesOf, savedCalendarFile } from '../../support/calendar-file.ts';
import { mailTo } from '../../support/mails/mailbox.ts';

test('a guest changes a pending request on its page, and sees the new price first', async ({ page }) => {
  const stay = await requestStay({ guestCount: 4 });
  await openAsGuest(page, stay);
  await page.getByRole('button', { name: 'Change dates or guests' }).click();
  const form = page.getByRole('form', { name: 'Change my request' });
  const price = form.getByRole('region', { name: 'New price' });
  await expect(price).toContainText('₹5,100');
  const { checkinDate } = stay.input;
  const request = { checkinDate, today: istDate(new Date()), isConfirmed: false };
  await expect(price).toContainText(cancellationDates(DEFAULT_CANCELLATION_TERMS, request));

  await form.getByLabel('Number of Guests').selectOption('6');
  await expect(price).toContainText('₹7,400');
  await expect(price).toContainText(/₹2,300 more/i);
  await form.getByRole('button', { name: 'Change my request' }).click();

  await expect(form).toHaveCount(0);
  await expect(page.getByText('Your request is changed.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('6 guests');
  await expect(page.getByRole('main')).toContainText('₹7,400');
});

test(
  'a guest’s change keeps what the owner has changed while the form was open',
  { tag: '@phone' },
  async ({ page, owner }) => {
    const stay = await requestStay({ guestCount: 4 });
    const { id, version } = await owner.booking(stay.code);
    await page.clock.install();
    await openAsGuest(page, stay);
    await page.getByRole('button', { name: 'Change dates or guests' }).click();
    const form = page.getByRole('form', { name: 'Change my request' });
    await form.getByLabel('Check-in Time').selectOption('16:00');

    await owner.send('PATCH', `/api/admin/bookings/${id}`, { version, pricing: 'today', guestCount: 7 });
    await page.clock.fastForward('00:21');
    await expect(form.getByText('Your booking was changed meanwhile.')).toBeVisible();
    await expect(form.getByLabel('Number of Guests')).toHaveValue('7');
    await expect(form.getByLabel('Check-in Time')).toHaveValue('16:00');
    await form.getByRole('button', { name: 'Change my request' }).click();

    await expect(page.getByText('Your request is changed.')).toBeVisible();
    expect(await owner.booking(stay.code)).toMatchObject({ guestCount: 7, checkinTime: '16:00' });
  },
);

test('a guest asks to change a confirmed stay, the owner accepts, and page, mail and calendar file show the change', async ({
  page,
  owner,
}) => {
  const stay = await requestSoleStay({ guestCount: 4 });
  const { code, input } = stay;
  await owner.confirm(code);
  await openAsGuest(page, stay);
  await page.getByRole('button', { name: 'Change dates or guests' }).click();
  const form = page.getByRole('form', { name: 'Ask for a change' });
  await form.getByLabel('Number of Guests').selectOption('5');
  await form.getByLabel('Check-in Time').selectOption('16:00');
  await form.getByLabel(/^Anything else/).fill('We come by the late train');
  await expect(form.getByRole('region', { name: 'New price' })).toContainText('₹6,250');
  await form.getByRole('button', { name: 'Send request' }).click();

  const changes = page.getByRole('region', { name: 'Change, cancel or ask' });
  await expect(changes).toContainText('You asked for a change');
  await expect(changes).toContainText('5 guests');
  await expect(changes).toContainText('₹1,150 more');
  const requests = await owner.get<ChangeRequestView[]>('/api/admin/change-requests?state=open');
  const asked = requests.find(({ confirmationCode }) => confirmationCode === code);
  expect(asked).toMatchObject({ note: 'We come by the late train', finalTotal: 6250, difference: 1150 });
  await owner.send('POST', `/api/admin/change-requests/${asked?.id}/accept`, {});
  await page.reload();

  await expect(changes).toContainText('Your change is accepted');
  await expect(page.getByRole('main')).toContainText('4:00 pm');
  const changed = [{ uid: code, sequence: 1, start: `${input.checkinDate}T10:30:00.000Z` }];
  expect(entriesOf(await savedCalendarFile(page))).toMatchObject(changed);
  const mail = await mailTo(input.email, SUBJECTS.stayChanged);
  expect(mail.text).toContain('₹6,250');
  expect(entriesOf(await attachedCalendarFile(mail))).toMatchObject(changed);
});

test(
  'a guest adds a note to an open change request, whose dates and first note are kept',
  { tag: '@phone' },
  async ({ page, owner }) => {
    const stay = await requestSoleStay({ guestCount: 4 });
    const { code, cookie } = stay;
    await owner.confirm(code);
    const body = { guestCount: 6, note: 'Two cousins come, too' };
    accepted(await call<GuestBooking>('POST', `/api/bookings/${code}/change`, { body, cookie }));
    await openAsGuest(page, stay);
    await page.getByRole('button', { name: 'Change dates or guests' }).click();
    const form = page.getByRole('form', { name: 'Ask for a change' });
    await expect(form).toContainText('A note alone is added to it');

    await form.getByLabel(/^Anything else/).fill('They bring a dog');
    await form.getByRole('button', { name: 'Send request' }).click();
    // until then the typed note is on the page as well
    await expect(form).toHaveCount(0);

    const changes = page.getByRole('region', { name: 'Change, cancel or ask' });
    for (const text of ['6 guests', '₹2,300 more', 'Two cousins come, too', 'They bring a dog']) {
      await expect(changes).toContainText(text);
    }
    const requests = await owner.get<ChangeRequestView[]>('/api/admin/change-requests?state=open');
    const open = requests.filter(({ confirmationCode }) => confirmationCode === code);
    expect(open).toMatchObject([{ wanted: { guestCount: 6 }, note: 'Two cousins come, too\n\nThey bring a dog' }]);
    // the tests of the dashboard expect no request that is not theirs
    await owner.send('POST', `/api/admin/change-requests/${open[0]?.id}/decline`, {});
  },
);

test('a guest whose change is declined reads why, and keeps the stay', { tag: '@phone' }, async ({ page, owner }) => {
  const stay = await requestSoleStay({ guestCount: 4 });
  await owner.confirm(stay.code);
  const { code, cookie } = stay;
  const body = { guestCount: 6 };
  const asked = accepted(await call<GuestBooking>('POST', `/api/bookings/${code}/change`, { body, cookie }));
  const reason = 'Two of the rooms are being painted';
  await owner.send('POST', `/api/admin/change-requests/${asked.changeRequest?.id}/decline`, { reason });

  await openAsGuest(page, stay);

  const changes = page.getByRole('region', { name: 'Change, cancel or ask' });
  await expect(changes).toContainText('We could not make your change');
  await expect(changes).toContainText(reason);
  await expect(page.getByRole('main')).toContainText('4 guests');
});

test(
  'dates that were taken meanwhile show an error beside the field, with free dates, and keep the input',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.expectRefusals(409);
    const stay = await requestStay();
    await page.setViewportSize({ width: 360, height: 800 });
    await openAsGuest(page, stay);
    const free = { checkinDate: addDays(stay.input.checkinDate, 2), checkoutDate: addDays(stay.input.checkinDate, 3) };
    await page.route(/\/change$/, (route) =>
      route.fulfill({
        status: 409,
        json: {
          message: 'These dates were just confirmed for another guest',
          code: 'dates-taken',
          nearestFree: [free],
        },
      }),
    );
    await page.getByRole('button', { name: 'Change dates or guests' }).click();
    const form = page.getByRole('form', { name: 'Change my request' });
    await expect(form.getByRole('grid')).toBeVisible();
    expect(await tooSmallToTap(page)).toEqual([]);
    await form.getByLabel('Number of Guests').selectOption('6');
    await form.getByLabel(/^Anything else/).fill('With two dogs');
    await form.getByRole('button', { name: 'Change my request' }).click();

    const taken = form.getByRole('alert').filter({ hasText: 'just confirmed for another guest' });
    await expect(taken).toBeFocused();
    await expect(taken).toBeInViewport({ ratio: 1 });
    // the same dates are not sent again: the message gets focus again
    await form.getByRole('button', { name: 'Change my request' }).click();
    await expect(taken).toBeFocused();
    await expect(form.getByLabel(/^Anything else/)).toHaveValue('With two dogs');
    await expect(form.getByLabel('Number of Guests')).toHaveValue('6');
    await form.getByRole('button', { name: new RegExp(formatShortDay(free.checkinDate)) }).click();
    await expect(form.getByText('just confirmed for another guest')).toHaveCount(0);
  },
);
