import { formatDay, formatShortDay } from '@farmhouse/contracts/text/dates';
import { expect, test } from '../../support/browser/dashboard.ts';
import { delayRequests } from '../../support/browser/delayed-requests.ts';
import { competingDays } from '../../support/dates.ts';
import { SITE_URL } from '../../support/env.ts';
import { eventually } from '../../support/eventually.ts';
import { pay, requestSoleStay, requestStay } from '../../support/guests.ts';
import { mailTo } from '../../support/mails/mailbox.ts';
import { SUBJECTS } from '../../support/mails/subjects.ts';

const LIST = '**/api/admin/bookings?*';
const STATES = ['Pending', 'Confirmed', 'Cancelled', 'Completed'];

test(
  'Confirmations: shows four counts and tabs, and finds booking requests by code, name and part of a phone number',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const { code, input } = await requestStay({
      fullName: `Meena ${Date.now()}`,
      guestCount: 5,
      specialRequests: 'Late dinner',
    });
    await eventually(async () => expect((await owner.booking(code)).emailSent).toBe(true));
    await dashboard.open('Confirmations');

    await expect(page.getByRole('heading', { name: 'Booking Confirmations' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(STATES.map((state) => new RegExp(`^${state} \\([\\d,]+\\)$`)));
    const search = page.getByPlaceholder('Search by confirmation code, name, or phone', { exact: true });
    for (const text of [code.toLowerCase(), input.fullName.toUpperCase(), input.contactNumber.slice(2, 9)]) {
      await search.fill(text);
      await expect(dashboard.booking(code)).toBeVisible();
    }
    await search.fill(code);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === code); // the tabs had the same text before
    await expect(page.getByRole('tab')).toHaveText(STATES.map((state) => `${state} (${state === 'Pending' ? 1 : 0})`));
    await page.getByRole('tab', { name: /^Confirmed/ }).click();
    await expect(page.getByText('No bookings found', { exact: true })).toBeVisible();
    await dashboard.button('Pending (1)').click();
    const { checkinDate, contactNumber, email, fullName } = input;
    const stay = formatShortDay(checkinDate).replace(/ [A-Z][a-z]+$/, ''); // the month may be shown once, at the end of the range
    for (const text of [fullName, contactNumber, email, stay, '5 guests', 'Booking Pending', 'Payment Pending']) {
      await expect(dashboard.booking(code)).toContainText(text);
    }
    for (const text of ['asked', 'Email sent', '₹6,250', 'Asks for: Late dinner']) {
      await expect(dashboard.booking(code)).toContainText(text);
    }
    await expect(dashboard.booking(code)).not.toContainText('Reminder sent');
    await search.fill('nobody is called this');
    await expect(page.getByText('No bookings found', { exact: true })).toBeVisible();
    await search.fill('');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test(
  'Confirmations: a booking request is confirmed, its guest gets a reminder, and the stay is cancelled with a reason',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const { code, input } = await requestSoleStay();
    await dashboard.open('Confirmations', `?q=${code}`);
    await expect(dashboard.button(`Send Reminder for ${code}`)).toHaveCount(0);

    const [confirmed] = await Promise.all([
      page.waitForRequest(/\/api\/bookings\/\d+\/confirm$/),
      dashboard.button(`Confirm ${code}`).click(),
    ]);
    expect(confirmed.postData()).toBeNull();
    await dashboard.expectToast('Booking Confirmed', 'Confirmation email has been sent to the customer');
    await expect(dashboard.booking(code)).toHaveCount(0);
    // its button had focus
    await expect(page.getByRole('main')).toBeFocused();

    await page.getByRole('tab', { name: /^Confirmed/ }).click();
    await expect(dashboard.button(`Confirm ${code}`)).toHaveCount(0);
    await dashboard.button(`Send Reminder for ${code}`).click();
    await dashboard.expectToast('Reminder Sent', 'Check-in reminder email has been sent to the customer');
    await expect(dashboard.booking(code)).toContainText('Reminder sent');
    await eventually(async () => expect((await owner.booking(code)).reminderSent).toBe(true));

    await dashboard.button(`Cancel booking ${code}`).click();
    const dialog = dashboard.dialog('Cancel Booking');
    const question = 'Are you sure you want to cancel this booking? This action cannot be undone.';
    await expect(dialog.getByText(question, { exact: true })).toBeVisible();
    for (const text of [input.fullName, code, formatDay(input.checkinDate)]) await expect(dialog).toContainText(text);
    await dialog.getByLabel('Cancellation Reason').fill('The well is dry');
    const [cancelled] = await Promise.all([
      page.waitForRequest(/\/api\/bookings\/\d+\/cancel$/),
      dialog.getByRole('button', { name: 'Confirm Cancellation' }).click(),
    ]);
    expect(cancelled.postDataJSON()).toEqual({ reason: 'The well is dry' });
    await dashboard.expectToast('Booking Cancelled', 'Customer has been notified of the cancellation');

    await page.getByRole('tab', { name: /^Cancelled/ }).click();
    await expect(dashboard.booking(code)).toContainText('The well is dry');
    await expect(dashboard.booking(code).getByRole('button')).toHaveText(['Details']);
  },
);

/** Pending yellow, confirmed green, completed blue, cancelled red. */
const COLOURS = { pending: /marigold/, confirmed: /garden/, completed: /blue/, cancelled: /danger/ };

test('Confirmations: each booking status has its own colour', { tag: '@desktop' }, async ({ page, dashboard }) => {
  for (const [status, colour] of Object.entries(COLOURS)) {
    await dashboard.open('Confirmations', `?status=${status}`);

    const badge = page
      .getByRole('tabpanel')
      .getByRole('article')
      .first()
      .getByText(new RegExp(`^${status}$`, 'i'))
      .first();

    await expect(badge).toHaveClass(colour);
  }
});

test(
  'Confirmations: after one of four requests for a night is confirmed, the others are declined in two taps, also on a slow line',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const winner = await requestSoleStay();
    const { checkinDate, checkoutDate } = winner.input;
    const losers = [];
    for (let index = 0; index < 3; index += 1) losers.push(await requestStay({ checkinDate, checkoutDate }));
    await dashboard.open('Confirmations', `?q=${winner.code}`);
    const group = page.getByRole('region', { name: '4 requests compete for' });
    await expect(group.getByRole('article')).toHaveCount(4);
    const release = await delayRequests(page, LIST);
    await Promise.all([page.waitForRequest(LIST), requestStay()]); // news of a request fetch the list again

    await group.getByRole('button', { name: `Confirm this one ${winner.code}` }).click();
    await expect(dashboard.booking(winner.code)).toContainText('Confirmed'); // the answer, before the list is fetched
    await expect(dashboard.button(`Confirm this one ${winner.code}`)).toHaveCount(0);
    release();
    const question = dashboard.dialog('Decline 3 requests');
    for (const { code } of losers) await expect(question).toContainText(code);
    await expect(question).toContainText(`Dates taken by ${winner.code}`);
    await expect(question.getByLabel('Reason')).toHaveValue('These dates have been confirmed for another guest.');
    await question.getByRole('button', { name: 'Decline 3' }).click();

    await dashboard.expectToast('3 Requests Declined', 'The nearest free dates are in the mail to the customers');
    await expect(question).toBeHidden();
    for (const { code, input } of losers) {
      expect((await owner.booking(code)).status).toBe('cancelled');
      expect((await mailTo(input.email, SUBJECTS.cancelled)).html).toContain('/booking?checkin=');
    }
  },
);

test(
  'Confirmations: a request whose dates are taken can only be declined, and its guest is no longer asked to pay',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const winner = await requestSoleStay();
    const { checkinDate, checkoutDate } = winner.input;
    const loser = await requestStay({ checkinDate, checkoutDate });
    await owner.confirm(winner.code);
    const [name = '', value = ''] = loser.cookie.split('=');
    await page.context().addCookies([{ name, value, url: SITE_URL }]);

    await page.goto(`/payment?booking=${loser.code}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your dates are no longer free');
    await expect(main).toContainText('Please do not pay');
    await expect(main).not.toContainText('Please pay by');
    await expect(main.getByRole('img', { name: /QR code/ })).toHaveCount(0);
    await expect(main.getByRole('listitem').getByRole('link')).toHaveCount(3);
    await expect(main.getByLabel('UPI Transaction Reference (UTR)')).toBeVisible();
    await page.goto(`/booking-confirmation?booking=${loser.code}`);
    await expect(main).toContainText('Please do not pay');
    await expect(main.getByRole('link', { name: 'Go to payment' })).toHaveCount(0);

    await dashboard.open('Confirmations', `?q=${loser.code}`);
    const row = dashboard.booking(loser.code);
    await expect(row).toContainText(`Dates taken by ${winner.code}`);
    await expect(row.getByRole('button')).toHaveText(['Decline', 'Details']);
    await row.getByRole('button', { name: 'Decline' }).click();
    await dashboard.dialog('Decline request').getByRole('button', { name: 'Decline', exact: true }).click();

    await dashboard.expectToast('Request Declined', 'The nearest free dates are in the mail to the customer');
    expect((await owner.booking(loser.code)).status).toBe('cancelled');
  },
);

test(
  'Confirmations: each competing request lists its competitors, and marks the first one and those that are paid',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    const fullName = `Chain ${Date.now()}`;
    const [first = '', second = '', third = '', fourth = ''] = competingDays();
    const early = await requestStay({ fullName, checkinDate: first, checkoutDate: second });
    const late = await requestStay({ fullName, checkinDate: third, checkoutDate: fourth });
    const long = await requestStay({ fullName, checkinDate: first, checkoutDate: fourth });
    await pay(long);

    await dashboard.open('Confirmations', `?q=${encodeURIComponent(fullName)}`);

    const competitorsOf = ({ code }: { code: string }) =>
      page.getByRole('list', { name: `Requests that compete with ${code}` });
    await expect(competitorsOf(early)).toContainText(`Competes with ${fullName} ${long.code}`);
    await expect(competitorsOf(early)).toContainText('asked after');
    await expect(competitorsOf(early)).toContainText('Awaiting Verification');
    await expect(competitorsOf(early)).not.toContainText(late.code);
    await expect(competitorsOf(late)).not.toContainText(early.code);
    for (const { code } of [early, late]) await expect(competitorsOf(long)).toContainText(code);
    await expect(page.getByText(/^Some of them fit together\./)).toBeVisible();
  },
);

test(
  'Confirmations: for a guest without email WhatsApp is offered, and no mail is mentioned',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    const { code, input } = await requestSoleStay({ email: '' });
    await dashboard.open('Confirmations', `?q=${code}`);

    await dashboard.button(`Confirm ${code}`).click();

    const withoutMail = 'The dates are now theirs. The customer gave no email address: tell them on WhatsApp.';
    await dashboard.expectToast('Booking Confirmed', withoutMail);
    const chat = new RegExp(`^https://wa\\.me/91${input.contactNumber}\\?text=Hello%20Asha.*${code}`);
    await expect(page.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute('href', chat);
  },
);

test('Confirmations: confirmed stays are listed by arrival', { tag: '@desktop' }, async ({ dashboard, owner }) => {
  const fullName = `Order ${Date.now()}`;
  const stays = [await requestSoleStay({ fullName }), await requestSoleStay({ fullName })];
  for (const { code } of stays) await owner.confirm(code);
  const byArrival = stays.sort((a, b) => a.input.checkinDate.localeCompare(b.input.checkinDate));

  await dashboard.open('Confirmations', `?status=confirmed&q=${encodeURIComponent(fullName)}`);

  const codes = byArrival.map(({ code }) => new RegExp(code));
  await expect(dashboard.page.getByRole('tabpanel').getByRole('article')).toHaveText(codes);
});

test(
  'Confirmations: confirming warns of a competing guest who has paid, who is not preselected for declining',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const winner = await requestSoleStay();
    const { checkinDate, checkoutDate } = winner.input;
    const unpaid = await requestStay({ checkinDate, checkoutDate, fullName: 'Bina Das' });
    const paid = await requestStay({ checkinDate, checkoutDate, fullName: 'Chitra Iyer' });
    await pay(paid);
    await dashboard.open('Confirmations', `?q=${winner.code}`);

    await page.getByRole('button', { name: `Confirm this one ${winner.code}` }).click();
    const question = dashboard.dialog('Another guest has paid');
    await expect(question).toContainText(`Chitra Iyer ${paid.code}`);
    await expect(question).toContainText('if it arrived, return it.');
    expect((await owner.booking(winner.code)).status).toBe('pending');
    await question.getByRole('button', { name: /^Confirm / }).click();

    const declining = dashboard.dialog('Decline 2 requests');
    await expect(declining.getByRole('listitem')).toHaveText([new RegExp(paid.code), new RegExp(unpaid.code)]);
    await expect(declining.getByRole('checkbox').first()).not.toBeChecked();
    await expect(declining.getByRole('checkbox').last()).toBeChecked();
    await declining.getByRole('button', { name: 'Decline 1' }).click();

    await expect(declining).toBeHidden();
    await expect.poll(async () => (await owner.booking(unpaid.code)).status).toBe('cancelled');
    expect((await owner.booking(paid.code)).status).toBe('pending');
  },
);

test(
  'Confirmations: guests without email are listed with WhatsApp after several are declined',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    const winner = await requestSoleStay();
    const { checkinDate, checkoutDate } = winner.input;
    for (const fullName of ['Bina Das', 'Chitra Iyer']) {
      await requestStay({ checkinDate, checkoutDate, fullName, email: '' });
    }
    await dashboard.open('Confirmations', `?q=${winner.code}`);

    await page.getByRole('button', { name: `Confirm this one ${winner.code}` }).click();
    await dashboard.dialog('Decline 2 requests').getByRole('button', { name: 'Decline 2' }).click();

    const list = dashboard.dialog('Tell them on WhatsApp');
    for (const name of ['Bina Das', 'Chitra Iyer']) {
      await expect(list.getByRole('link', { name: `WhatsApp ${name}` })).toHaveAttribute('href', /wa\.me/);
    }
    await list.getByRole('button', { name: 'Done' }).click();
    await expect(list).toBeHidden();
  },
);
