import { readFile } from 'node:fs/promises';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { today } from '../../support/dates.ts';
import { expectFitting } from '../../support/browser/every-width.ts';
import { expect, shownDay, test } from '../../support/browser/dashboard.ts';
import { delayRequests } from '../../support/browser/delayed-requests.ts';
import { eventually } from '../../support/eventually.ts';
import { aUtr, pay, requestSoleStay, requestStay } from '../../support/guests.ts';
import { mailsTo, mailTo } from '../../support/mails/mailbox.ts';
import { SUBJECTS } from '../../support/mails/subjects.ts';

const COLUMNS = [
  ...['Booking ID', 'Customer', 'Contact', 'Check-in', 'Check-out', 'Guests', 'Total Amount', 'UTR Number'],
  ...['Payment Status', 'Status', 'Actions'],
];

test('Bookings: a booking is a table row, and a row of three lines on a phone', async ({
  page,
  dashboard,
  isMobile,
}) => {
  const stay = await requestStay({ guestCount: 3 });
  const utr = aUtr();
  await pay(stay, utr);

  await dashboard.open('Bookings', `?q=${stay.code}`);

  const record = dashboard.bookingRow(stay.code);
  const { checkinDate, checkoutDate, contactNumber, fullName } = stay.input;
  const onlyInTable = [contactNumber, shownDay(checkinDate), shownDay(checkoutDate)];
  const texts = [stay.code, fullName, '₹3,950', 'Awaiting Verification', 'Pending', isMobile ? '3 guests' : '3', utr];
  for (const text of [...texts, ...(isMobile ? [] : onlyInTable)]) await expect(record).toContainText(text);
  await expect(page.getByRole('status').getByText('1 booking', { exact: true })).toBeVisible();
  if (!isMobile) return expect(page.getByRole('columnheader')).toHaveText(COLUMNS);
  await record.click();
  await expect(dashboard.dialog(`Booking ${stay.code}`)).toBeVisible();
  await page.goBack();
  await expect(dashboard.dialog(`Booking ${stay.code}`)).toBeHidden();
});

test(
  'Bookings: a row on a tablet shows the code, the phone number and the UTR',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const stay = await requestStay({ fullName: 'Venkata Lakshmi Narasimha Subrahmanyam Chakravarthula' });
    const utr = aUtr();
    await pay(stay, utr);

    await dashboard.open('Bookings', `?q=${stay.code}`);

    const row = page.getByRole('listitem').filter({ has: dashboard.button(`View details of ${stay.code}`) });
    for (const text of [stay.code, stay.input.contactNumber, `UTR ${utr}`]) {
      await expect(row.getByText(text, { exact: true })).toBeVisible();
    }
  },
);

/** Widths of a small laptop and a common laptop. */
const LAPTOPS = [1280, 1366];

test(
  'Bookings: on small laptops the bookings are a table that fits, and a status can be changed',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    const { code } = await requestStay();
    for (const width of LAPTOPS) {
      await page.setViewportSize({ width, height: 768 });
      await dashboard.open('Bookings', `?q=${code}`);

      await expect(page.getByRole('columnheader')).toHaveText(COLUMNS);
      await page.getByRole('combobox', { name: `Status of ${code}` }).click({ trial: true });
      await dashboard.button(`View details of ${code}`).click({ trial: true });
      expect(await page.evaluate('document.documentElement.scrollWidth'), `${width}`).toBeLessThanOrEqual(width);
    }
  },
);

test(
  'Bookings: a link to an unknown booking shows that it was not found',
  { tag: '@phone' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(404);

    await dashboard.open('Bookings', '?open=999999999');

    await expect(page.getByRole('dialog')).toContainText('There is no such booking');
    await expect(dashboard.button('Try again')).toHaveCount(0);
  },
);

test(
  'Bookings: what is typed while the list of an earlier search is being shown stays in the search box',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    const { code } = await requestStay();
    await dashboard.open('Bookings');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const search = page.getByRole('searchbox');

    await search.pressSequentially('FH-');
    await expect.poll(() => new URL(page.url()).searchParams.get('q'), { intervals: [5] }).toBe('FH-');
    await page.keyboard.type(code.slice(3));

    await expect(page).toHaveURL((url) => url.searchParams.get('q') === code);
    await expect(search).toHaveValue(code);
    await expect(dashboard.bookingRow(code)).toBeVisible();
    await search.fill('');
    await expect(page).toHaveURL((url) => !url.searchParams.has('q'));
    await dashboard.open('Bookings', `?q=${code}`);
    await expect(search).toHaveValue(code);
  },
);

test(
  'Bookings: a search without results shows an empty state and exports nothing',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    const exported: string[] = [];
    page.on('request', (request) => request.url().includes('export.csv') && exported.push(request.url()));
    await dashboard.open('Bookings', '?q=nobody-is-called-this');

    await expect(page.getByText('No bookings found', { exact: true })).toBeVisible();
    await dashboard.button('Export CSV').click();

    await page.waitForLoadState('networkidle');
    expect(exported).toEqual([]);
  },
);

test(
  'Bookings: Export downloads every booking that matches the filter',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    const { code, input } = await requestStay({ fullName: 'Export "Quoted" Guest' });
    await dashboard.open('Bookings', `?q=${code}`);
    await expect(dashboard.bookingRow(code)).toBeVisible();

    const [download] = await Promise.all([page.waitForEvent('download'), dashboard.button('Export CSV').click()]);

    await dashboard.expectToast('Export Complete', 'Bookings data has been exported to CSV');
    expect(download.suggestedFilename()).toBe(`bookings-${today()}.csv`);
    const [head, row, ...more] = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
    expect(head).toBe(
      '"ID","Name","Contact","Check-in","Check-out","Guests","Total","Status",' +
        '"Created","Payment","Method","UTR","Coupon","Source","Special requests","Payment notes"',
    );
    expect(row).toContain(`"${code}","Export ""Quoted"" Guest","${input.contactNumber}","${input.checkinDate}"`);
    expect(more).toEqual([]);
  },
);

test(
  'Bookings: Export works while the list is loading, and then, too, says nothing when there are no bookings',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    const { code } = await requestStay();
    const release = await delayRequests(page, /\/api\/admin\/bookings\?/);
    await dashboard.open('Bookings', '?q=nobody-is-called-this');
    const [answer] = await Promise.all([page.waitForResponse(/export\.csv/), dashboard.button('Export CSV').click()]);
    expect([answer.status(), await answer.finished()]).toEqual([200, null]);
    await expect(dashboard.button('Export CSV')).toBeVisible();
    await expect(page.locator('.toast-title')).toHaveCount(0);

    await dashboard.open('Bookings', `?q=${code}`);
    const [download] = await Promise.all([page.waitForEvent('download'), dashboard.button('Export CSV').click()]);

    expect(await readFile(await download.path(), 'utf8')).toContain(`"${code}"`);
    release();
  },
);

test(
  'Bookings: the arrivals of a month are exported whatever the list shows',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    const { code, input } = await requestStay({ fullName: 'Guest Of A Month' });
    const month = input.checkinDate.slice(0, 7);
    await page.clock.setFixedTime(`${month}-15T06:30:00Z`);
    await dashboard.open('Bookings', '?q=nobody-is-called-this');

    await dashboard.button('Export a month').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: '(this month)' }).click(),
    ]);

    const [, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n(?="FH)/);
    expect(rows.some((row) => row.startsWith(`"${code}"`))).toBe(true);
    for (const row of rows) expect(row).toContain(`"${month}-`);
  },
);

test(
  'Bookings: the details show every field of a booking, including empty ones',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const bare = await requestStay({ email: '', guestCount: 2 });
    const { createdAt } = await owner.booking(bare.code);
    await dashboard.open('Bookings', `?q=${bare.code}`);

    await dashboard.button(`View details of ${bare.code}`).click();

    const details = dashboard.dialog(`Booking ${bare.code}`);
    const listed = async (title: string) =>
      (await details.getByRole('region', { name: title }).locator('dt, dd').allInnerTexts()).map((text) => text.trim());
    await expect(details.getByRole('region', { name: 'Customer information' })).toBeVisible();
    expect(await listed('Customer information')).toEqual([
      ...['Name', 'Asha Rao', 'Email', 'Not provided', 'Contact', bare.input.contactNumber],
    ]);
    const { checkinDate, checkoutDate } = bare.input;
    const stay = await listed('Booking details');
    expect(stay.slice(0, 4)).toEqual(['Check-in', shownDay(checkinDate), 'Check-out', shownDay(checkoutDate)]);
    expect(stay.slice(4, 6)).toEqual(['Check-in time', '2:00 pm']);
    expect(stay.slice(8, 10)).toEqual(['Guests', '2']);
    expect(await listed('Pricing')).toEqual([
      ...['Base price (2 × ₹1,150)', '₹2,300', 'for the whole stay'],
      ...['Maintenance fee', '₹500', 'Discount', '₹0', 'Final total', '₹2,800'],
    ]);
    const more = await listed('Additional information');
    expect(more.slice(0, 5)).toEqual(['Special requests', 'None', 'Coupon used', 'None', 'Created']);
    expect(more[5]).toContain(shownDay(createdAt));
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  },
);

test(
  'Bookings: an email that was held back shows the reason, and is sent on request',
  { tag: '@phone' },
  async ({ dashboard, owner }) => {
    const { input } = await requestStay();
    for (let more = 0; more < 2; more += 1) await requestStay({ email: input.email });
    await eventually(async () => expect(await mailsTo(input.email)).toHaveLength(3));
    const { code } = await requestStay({ email: input.email });
    await eventually(async () => {
      expect((await owner.details(code)).mails).toContainEqual(expect.objectContaining({ failure: 'too-many' }));
    });
    await dashboard.open('Bookings', `?q=${code}`);
    await dashboard.button(`View details of ${code}`).click();
    const emails = dashboard.dialog(`Booking ${code}`).getByRole('region', { name: 'Messages sent' });
    await expect(emails).toContainText('Held back: this address has had many emails');

    await emails.getByRole('button', { name: 'Send again: Request received' }).click();

    await dashboard.expectToast('Email Queued', 'It is on its way to the mail server again');
    await mailTo(input.email, new RegExp(code));
    await expect(emails).not.toContainText('Held back');
  },
);

test(
  'Bookings: the status is changed in the details, and an unusual change asks for confirmation',
  { tag: '@phone' },
  async ({ dashboard, owner }) => {
    const stay = await requestSoleStay();
    await dashboard.open('Bookings', `?q=${stay.code}`);
    const status = await dashboard.statusSelect(stay.code);
    const details = dashboard.dialog(`Booking ${stay.code}`);
    const question = dashboard.dialog(`Change ${stay.code} to pending?`);

    await dashboard.choose(status, 'Confirmed');
    await dashboard.expectToast('Success', 'Booking status updated successfully');
    await expect(status).toBeFocused();
    await expect(details).toContainText('Booking Confirmed');
    await dashboard.choose(status, 'Completed');
    const early = dashboard.dialog(`Change ${stay.code} to completed?`);
    await expect(early).toContainText('its dates are free for others');
    await early.getByRole('button', { name: 'Keep confirmed' }).click();
    await dashboard.choose(status, 'Pending');
    await question.getByRole('button', { name: 'Keep confirmed' }).click();
    expect((await owner.booking(stay.code)).status).toBe('confirmed');
    await dashboard.choose(status, 'Pending');
    await question.getByLabel(/^Reason/).fill('Confirmed by mistake');
    await question.getByRole('button', { name: 'Change to pending' }).click();

    await expect(question).toBeHidden();
    await expect(details).toContainText('Booking Pending');
    const { audit } = await owner.details(stay.code);
    const move = { from: 'confirmed', to: 'pending', note: 'Confirmed by mistake' };
    expect(audit).toContainEqual(expect.objectContaining(move));
  },
);

test(
  'Bookings: a status change to Cancelled opens the cancel dialog, which asks for a reason and shows the verified amount',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const stay = await requestSoleStay({ guestCount: 2 });
    await pay(stay);
    const { id } = await owner.booking(stay.code);
    await owner.send('POST', `/api/admin/bookings/${id}/verify-payment`, { verified: true });
    const changes: string[] = [];
    page.on('request', (call) => call.method() !== 'GET' && changes.push(new URL(call.url()).pathname));
    await dashboard.open('Bookings', `?q=${stay.code}`);
    const status = page.getByRole('combobox', { name: `Status of ${stay.code}` });
    const dialog = dashboard.dialog('Cancel Booking');

    await dashboard.choose(status, 'Cancelled');
    await expect(dialog).toContainText('The payment of ₹2,800 is verified. Cancelling does not send it back');
    await dialog.getByRole('button', { name: 'Keep Booking' }).click();
    await expect(dialog).toBeHidden();
    expect(changes).toEqual([]);
    expect((await owner.booking(stay.code)).status).toBe('confirmed');

    await dashboard.choose(status, 'Cancelled');
    await dialog.getByLabel('Cancellation Reason').fill('The pump broke');
    await dialog.getByRole('button', { name: 'Confirm Cancellation' }).click();

    await dashboard.expectToast('Success', 'Booking status updated successfully');
    await expect(dialog).toBeHidden();
    expect(await owner.booking(stay.code)).toMatchObject({ status: 'cancelled', cancellationReason: 'The pump broke' });
  },
);

test(
  'Bookings: a change to Confirmed warns of a competing guest who has paid, and asks about that guest afterwards',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const stay = await requestSoleStay();
    const { checkinDate, checkoutDate } = stay.input;
    const paid = await requestStay({ checkinDate, checkoutDate, fullName: 'Chitra Iyer' });
    await pay(paid);
    await dashboard.open('Bookings', `?q=${stay.code}`);

    await dashboard.choose(page.getByRole('combobox', { name: `Status of ${stay.code}` }), 'Confirmed');
    const question = dashboard.dialog('Another guest has paid');
    await expect(question).toContainText(`Chitra Iyer ${paid.code}`);
    expect((await owner.booking(stay.code)).status).toBe('pending');
    await question.getByRole('button', { name: /^Confirm / }).click();

    await dashboard.expectToast('Success', 'Booking status updated successfully');
    await expect(dashboard.dialog('Decline request')).toContainText(paid.code);
    expect((await owner.booking(stay.code)).status).toBe('confirmed');
  },
);

test(
  'Bookings: changing Cancelled back to Confirmed warns of a competing guest who has paid, and asks about that guest afterwards',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const stay = await requestSoleStay();
    const { id } = await owner.booking(stay.code);
    await owner.send('POST', `/api/bookings/${id}/cancel`, {});
    const { checkinDate, checkoutDate } = stay.input;
    const paid = await requestStay({ checkinDate, checkoutDate, fullName: 'Chitra Iyer' });
    await pay(paid);
    await dashboard.open('Bookings', `?q=${stay.code}`);

    await dashboard.choose(page.getByRole('combobox', { name: `Status of ${stay.code}` }), 'Confirmed');
    await dashboard
      .dialog(`Change ${stay.code} to confirmed?`)
      .getByRole('button', { name: 'Change to confirmed' })
      .click();
    const question = dashboard.dialog('Another guest has paid');
    await expect(question).toContainText(`Chitra Iyer ${paid.code}`);
    expect((await owner.booking(stay.code)).status).toBe('cancelled');
    await question.getByRole('button', { name: /^Confirm / }).click();

    await dashboard.expectToast('Success', 'Booking status updated successfully');
    await expect(dashboard.dialog('Decline request')).toContainText(paid.code);
    expect((await owner.booking(stay.code)).status).toBe('confirmed');
  },
);

test(
  'Bookings: changing Cancelled back to Confirmed warns that the guest is mailed again',
  { tag: '@phone' },
  async ({ dashboard, owner }) => {
    const stay = await requestSoleStay();
    await owner.confirm(stay.code);
    await mailTo(stay.input.email, SUBJECTS.confirmed);
    const { id } = await owner.booking(stay.code);
    await owner.send('POST', `/api/bookings/${id}/cancel`, {});
    await dashboard.open('Bookings', `?q=${stay.code}`);

    await dashboard.choose(await dashboard.statusSelect(stay.code), 'Confirmed');
    const question = dashboard.dialog(`Change ${stay.code} to confirmed?`);
    await expect(question).toContainText(`The confirmation is mailed again to ${stay.input.email}.`);
    await question.getByRole('button', { name: 'Change to confirmed' }).click();

    await dashboard.expectToast('Success', 'Booking status updated successfully');
    await eventually(async () => {
      const subjects = (await mailsTo(stay.input.email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => SUBJECTS.confirmed.test(subject))).toHaveLength(2);
    }, 25_000); // the mail is sent only once the change can no longer be undone
  },
);

test(
  'Bookings: deleting a booking asks for confirmation and warns that it cannot be undone',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const { code } = await requestStay();
    await dashboard.open('Bookings', `?q=${code}`);

    await dashboard.button(`Delete ${code}`).click();
    const warning = dashboard.dialog('Delete booking');
    await expect(warning).toContainText('This action cannot be undone.');
    await warning.getByRole('button', { name: 'Keep' }).click();
    await expect(dashboard.bookingRow(code)).toBeVisible();
    await dashboard.button(`Delete ${code}`).click();
    await warning.getByRole('button', { name: 'Delete', exact: true }).click();

    await dashboard.expectToast('Success', 'Booking deleted successfully');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByText('No bookings found', { exact: true })).toBeVisible();
    expect(await owner.get(`/api/admin/bookings?q=${code}`)).toEqual([]);
  },
);

test(
  'Bookings: Cancel in the details of a booking opens with the focus in the reason',
  { tag: '@desktop' },
  async ({ dashboard, owner }) => {
    const { code } = await requestStay();
    const { id } = await owner.booking(code);
    await dashboard.open('Bookings', `?open=${id}`);

    await dashboard
      .dialog(`Booking ${code}`)
      .getByRole('button', { name: `Cancel booking ${code}`, exact: true })
      .click();

    await expect(dashboard.dialog('Cancel Booking').getByLabel('Cancellation Reason')).toBeFocused();
  },
);

/** Of a cell, on both sides. */
const PADDING_PX = 11;
/** Height of less than two lines. */
const LINE_PX = 30;

test(
  'Bookings: a table of long names and amounts keeps each value in its column, and rows low',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    const fullName = 'Venkata Satyanarayana Lakshmi Narasimha Rao Chowdary Peddireddy and family';
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.route(/\/api\/admin\/bookings\?/, async (route) => {
      const response = await route.fetch();
      const [booking] = (await response.json()) as BookingView[];
      const long = { fullName, finalTotal: 10_000_000, upiTransactionId: '400000000000', paymentStatus: 'verified' };
      const json = Array.from({ length: 20 }, (_, id) => ({ ...booking, ...long, id, competingRequests: 0 }));
      await route.fulfill({ response, json });
    });

    await dashboard.open('Bookings');

    const row = page.getByRole('row').filter({ has: page.getByTitle(fullName) });
    await expect(row).toHaveCount(20);
    for (const text of ['₹1,00,00,000', '400000000000']) {
      const cell = row.first().getByRole('cell', { name: text, exact: true });
      const [value, column] = [await cell.getByText(text).boundingBox(), await cell.boundingBox()];
      expect(value?.width).toBeLessThan((column?.width ?? 0) - PADDING_PX);
      expect(value?.height).toBeLessThan(LINE_PX);
    }
    expect((await row.first().boundingBox())?.height).toBeLessThan(110);
    await expectFitting(page);
  },
);

test('Bookings: the pages of a long list fit a phone 360 px wide', { tag: '@desktop' }, async ({ page, dashboard }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(/\/api\/admin\/bookings\?/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-total-count': '1840' } });
  });

  await dashboard.open('Bookings');

  await expect(page.getByText('1–20 of 1,840', { exact: true })).toBeVisible();
  await expect(page.getByTitle('1/92')).toBeVisible();
  await expectFitting(page);
});

test.describe('in a browser outside India', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('Bookings: Today in a date field is the day in India', { tag: '@desktop' }, async ({ page, dashboard }) => {
    // 10 October in Los Angeles, 11 October in India
    await page.clock.setFixedTime('2026-10-10T20:00:00Z');
    await dashboard.open('Bookings');

    await page.getByLabel('Check-in from').click();
    await page.getByText('Today', { exact: true }).click();

    await expect(page).toHaveURL(/from=2026-10-11/);
  });
});

test(
  'Bookings: Back leaves a list whose page no longer exists, of which the last page is shown',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    await dashboard.open('Overview');
    await dashboard.open('Bookings', '?page=9999');
    await expect(page).not.toHaveURL(/page=9999/);

    await page.goBack();

    await dashboard.expectSection('Overview');
  },
);
