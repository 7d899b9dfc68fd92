import type { Locator, Page } from '@playwright/test';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { CalendarBlock, OwnerCalendar } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { expect, farDays, shownDay, test } from '../../support/browser/dashboard.ts';
import { lateNight } from '../../support/dates.ts';
import { aPhone, requestStay } from '../../support/guests.ts';

/** Drags from one day to another, along `bar` if one is given. */
async function drag(page: Page, from: string, to: string, bar?: Locator): Promise<void> {
  const cellOf = (day: string) => page.locator(`[data-day="${day}"]`);
  const middle = async (day: string) => {
    const box = await cellOf(day).boundingBox();
    if (!box) throw new Error(`${day} is not on the calendar`);
    const barBox = await bar?.boundingBox();
    return { x: box.x + box.width / 2, y: barBox ? barBox.y + barBox.height / 2 : box.y + 12 };
  };
  // scrolls both into view before measuring either
  for (const day of [to, from]) await cellOf(day).scrollIntoViewIfNeeded();
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

test('Calendar: dragging over days blocks them, and they can be unblocked', async ({ page, dashboard, owner }) => {
  const { first, second } = farDays();
  await dashboard.open('Calendar', `?month=${first.slice(0, 7)}`);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

  await drag(page, first, second);
  const dialog = dashboard.dialog('Block dates');
  await expect(dialog.getByLabel('From')).toHaveValue(shownDay(first));
  await expect(dialog.getByLabel('To')).toHaveValue(shownDay(second));
  await dialog.getByLabel('Reason').fill('Painting the well');
  await dialog.getByRole('button', { name: 'Block dates' }).click();
  await dashboard.expectToast('Success', 'Dates blocked successfully');
  const path = `/api/admin/calendar?from=${first}&to=${second}`;
  expect((await owner.get<OwnerCalendar>(path)).blocks).toEqual([
    expect.objectContaining({ fromDate: first, toDate: second, reason: 'Painting the well' }),
  ]);

  await page.locator(`[data-day="${first}"]`).click({ position: { x: 20, y: 12 } });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Unblock/ })
    .click();
  const question = dashboard.dialog('Blocked dates');
  await question.getByRole('button', { name: 'Change' }).click();
  const change = dashboard.dialog('Change blocked dates');
  await expect(change.getByLabel('From')).toHaveValue(shownDay(first));
  await change.getByLabel('Reason').fill('Painting the pump house');
  await change.getByRole('button', { name: 'Save' }).click();
  await dashboard.expectToast('Success', 'Blocked dates changed successfully');
  expect((await owner.get<OwnerCalendar>(path)).blocks).toEqual([
    expect.objectContaining({ fromDate: first, toDate: second, reason: 'Painting the pump house' }),
  ]);

  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Unblock/ })
    .click();
  await expect(question).toContainText(`${formatDay(first)} to ${formatDay(second)}`);
  await question.getByRole('button', { name: 'Unblock' }).click();

  await dashboard.expectToast('Success', 'Dates unblocked successfully');
  expect((await owner.get<OwnerCalendar>(path)).blocks).toEqual([]);
});

test(
  'Calendar: a reason typed for a block that was changed elsewhere is kept and saved',
  { tag: '@phone' },
  async ({ page, dashboard, owner, watch }) => {
    watch.expectRefusals(409);
    const { first, second } = farDays();
    const days = { fromDate: first, toDate: second };
    const { id } = await owner.send<CalendarBlock>('POST', '/api/admin/calendar/blocks', {
      ...days,
      reason: 'Painting',
    });
    await dashboard.open('Calendar', `?month=${first.slice(0, 7)}`);
    await page.locator(`[data-day="${first}"]`).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Unblock/ })
      .click();
    await dashboard.dialog('Blocked dates').getByRole('button', { name: 'Change' }).click();
    const change = dashboard.dialog('Change blocked dates');
    const save = change.getByRole('button', { name: 'Save' });
    await change.getByLabel('Reason').fill('Our wedding day');
    const elsewhere = { fromDate: first, toDate: first, reason: 'Repairs' };
    await owner.send('PUT', `/api/admin/calendar/blocks/${id}`, elsewhere);

    await save.click();
    await expect(change).toContainText(`Now ${formatDay(first)} is blocked (Repairs). Nothing is saved yet.`);
    await change.getByRole('button', { name: 'Keep what I entered' }).click();
    await expect(change.getByLabel('Reason')).toHaveValue('Our wedding day');
    await save.click();

    await dashboard.expectToast('Success', 'Blocked dates changed successfully');
    const { blocks } = await owner.get<OwnerCalendar>(`/api/admin/calendar?from=${first}&to=${second}`);
    expect(blocks).toEqual([expect.objectContaining({ ...days, reason: 'Our wedding day' })]);
  },
);

test(
  'Calendar: dragging along the bar of a block unblocks those days only, and Enter opens a day afterwards',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const { first } = farDays();
    const monday = addDays(first, -((new Date(first).getUTCDay() + 6) % 7));
    const [tuesday, wednesday, thursday] = [addDays(monday, 1), addDays(monday, 2), addDays(monday, 3)];
    const reason = `Painting ${Date.now()}`;
    await owner.send('POST', '/api/admin/calendar/blocks', { fromDate: monday, toDate: thursday, reason });
    await dashboard.open('Calendar', `?month=${first.slice(0, 7)}`);
    const bar = page.getByRole('button', { name: reason });

    await drag(page, tuesday, wednesday, bar);

    await expect(page.getByRole('dialog')).toHaveCount(1);
    const question = dashboard.dialog(`Unblock ${formatDay(tuesday)} to ${formatDay(wednesday)}`);
    await expect(question).toContainText(
      `The other days of ${formatDay(monday)} to ${formatDay(thursday)} stay blocked.`,
    );
    await question.getByRole('button', { name: 'Unblock' }).click();
    await dashboard.expectToast('Success', 'Dates unblocked successfully');
    const { blocks } = await owner.get<OwnerCalendar>(`/api/admin/calendar?from=${monday}&to=${thursday}`);
    expect(blocks).toMatchObject([
      { fromDate: monday, toDate: monday, reason },
      { fromDate: thursday, toDate: thursday, reason },
    ]);

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.locator(`[data-day="${wednesday}"]`).focus();
    await page.keyboard.press('Enter');

    await expect(dashboard.dialog(formatDay(wednesday))).toBeVisible();
  },
);

test(
  'Calendar: days of a confirmed stay are shown and cannot be blocked',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const { checkinDate: first, checkoutDate: second } = lateNight();
    const fullName = `Guest ${Date.now()}`;
    const { confirmationCode: code } = await owner.send<BookingView>('POST', '/api/admin/bookings', {
      ...{ fullName, contactNumber: aPhone(), checkinDate: first, checkoutDate: second, checkinTime: '14:00' },
      ...{ guestCount: 2, basePrice: 1000 },
    });
    await owner.confirm(code);
    await dashboard.open('Calendar', `?month=${first.slice(0, 7)}`);
    await expect(page.getByRole('list', { name: 'Legend' }).getByRole('listitem')).toHaveText([
      ...['Confirmed stay', 'Request', 'Completed stay', 'Blocked time', 'Sold elsewhere'],
    ]);
    await expect(page.getByRole('button', { name: fullName }).first()).toBeVisible();

    await dashboard.button('Block dates').click();
    const dialog = dashboard.dialog('Block dates');
    await dialog.getByRole('button', { name: 'Block dates' }).click();
    for (const day of ['first', 'last']) await expect(dialog.getByText(`The ${day} day is required`)).toBeVisible();
    await dashboard.enterDay(dialog.getByLabel('From'), first);
    await dashboard.enterDay(dialog.getByLabel('To'), second);

    await expect(dialog.getByRole('alert')).toContainText('A confirmed stay has these days');
    await expect(dialog.getByRole('alert')).toContainText(`${fullName} ${code}`);
    await expect(dialog.getByRole('button', { name: 'Block dates' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dashboard.dialog('Discard your changes?').getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: fullName }).first().click();
    await expect(dashboard.dialog(`Booking ${code}`)).toBeVisible();
  },
);

test('Calendar: blocking days of a pending request warns before', { tag: '@phone' }, async ({ dashboard }) => {
  const stay = await requestStay({ fullName: `Asker ${Date.now()}` });
  await dashboard.open('Calendar');
  await dashboard.button('Block dates').click();
  const dialog = dashboard.dialog('Block dates');

  await dashboard.enterDay(dialog.getByLabel('From'), stay.input.checkinDate);
  await dashboard.enterDay(dialog.getByLabel('To'), stay.input.checkinDate);

  await expect(dialog.getByRole('alert')).toContainText(/requests? asks? for these days/);
  await expect(dialog.getByRole('alert')).toContainText('They can then no longer be confirmed');
});

test(
  'Calendar: the days to block are typed on a laptop whose page is so large that a calendar is a sheet',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    await page.setViewportSize({ width: 960, height: 640 });
    await dashboard.open('Calendar');
    await dashboard.button('Block dates').click();
    const from = dashboard.dialog('Block dates').getByLabel('From');
    const { first } = farDays();
    await from.focus();

    await page.keyboard.type(first);
    await page.keyboard.press('Tab');

    await expect(from).toHaveValue(shownDay(first));
  },
);

test('Calendar: blocked days of another month are shown once they are blocked', async ({ page, dashboard, owner }) => {
  const { first, second } = farDays();
  await dashboard.open('Calendar');
  await dashboard.button('Block dates').click();
  const dialog = dashboard.dialog('Block dates');

  await dashboard.enterDay(dialog.getByLabel('From'), first);
  await dashboard.enterDay(dialog.getByLabel('To'), second);
  await dialog.getByRole('button', { name: 'Block dates' }).click();

  await dashboard.expectToast('Success', 'Dates blocked successfully');
  await expect(page.locator(`[data-day="${first}"]`)).toBeVisible();
  const { blocks } = await owner.get<OwnerCalendar>(`/api/admin/calendar?from=${first}&to=${second}`);
  for (const { id } of blocks) await owner.send('DELETE', `/api/admin/calendar/blocks/${id}`);
});

test(
  'Calendar: Page Down shows the next month and keeps focus on the same day',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    await dashboard.open('Calendar', '?month=2027-01');
    await page.locator('[data-day="2027-01-15"]').focus();

    await page.keyboard.press('PageDown');
    await expect(page.locator('[data-day="2027-02-15"]')).toBeFocused();
    await page.keyboard.press('PageUp');

    await expect(page.locator('[data-day="2027-01-15"]')).toBeFocused();
  },
);

test(
  'Calendar: Next month survives a reload, and This month returns to the current month',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    await dashboard.open('Calendar');
    const month = page.getByRole('heading', { level: 2, name: /20\d\d$/ });
    const current = await month.innerText();

    await dashboard.button('Next month').click();
    await expect(month).not.toHaveText(current);
    await page.reload();
    await expect(month).not.toHaveText(current);
    await dashboard.button('This month').click();

    await expect(month).toHaveText(current);
    await expect(page.locator('[aria-current="date"]')).toHaveCount(1);
  },
);
