import { randomInt } from 'node:crypto';
import type { CalendarExportView } from '@farmhouse/contracts/bookings/calendar/calendar-export';
import type { CalendarClash, CalendarFeedView } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import type { Availability } from '@farmhouse/contracts/bookings/availability/availability';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { accepted, call } from '../../support/api/call.ts';
import { expect, test } from '../../support/browser/dashboard.ts';
import { inDays } from '../../support/dates.ts';
import { icalSite } from '../../support/ical-site.ts';

const EXPORTS = '/api/admin/calendar-exports';
const LONG_NAME = 'The long listing of the farmhouse at Keesara, by the lake, whole place, with pool';

const FEED: CalendarFeedView = {
  id: 1,
  name: LONG_NAME.slice(0, 60),
  url: 'https://www.airbnb.co.in/calendar/ical/1234567890123456789.ics?s=0123456789abcdef',
  paused: false,
  skipUnavailable: true,
  site: 'airbnb',
  lastReadAt: '2026-11-21T06:00:00Z',
  lastGoodAt: '2026-11-21T05:45:00Z',
  nextReadAt: '2026-11-21T06:30:00Z',
  problem: 'shrunk',
  problemText: 'More than half of its entries are missing. Nothing was freed; look at the calendar there.',
  eventCount: 12,
  createdAt: '2026-11-01T06:00:00Z',
};
const CLASH: CalendarClash = {
  id: 5,
  event: {
    ...{ uid: 'a@airbnb.com', feedId: 1, feedName: FEED.name, site: 'airbnb', summary: 'Reserved', allDay: true },
    ...{ fromDate: '2026-12-05', toDate: '2026-12-06' },
    ...{ startsAt: '2026-12-04T18:30:00Z', endsAt: '2026-12-06T18:30:00Z' },
  },
  booking: {
    ...{ id: 1, confirmationCode: 'FH-7K3M9QXZ', guestName: 'Venkata Satyanarayana Ramachandra Murthy' },
    ...{ guestPhone: '+91 90000 11111', guests: 24, checkinDate: '2026-12-05', checkoutDate: '2026-12-07' },
    ...{ status: 'confirmed', totalAmount: 45_000 },
  },
  firstSeenAt: '2026-11-21T06:00:00Z',
};

test('Calendar: a link for another site is created, readable without sign-in, renewed and deleted', async ({
  page,
  dashboard,
  owner,
}) => {
  const name = `Airbnb ${Date.now()}`;
  await page.route('**/api/admin/calendar-feeds', (route) => route.fulfill({ json: [] }));
  await dashboard.open('Calendar');
  await page.getByRole('button', { name: 'Create a link' }).click();
  const dialog = dashboard.dialog('Create a link');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dashboard.expectToast('Success', `Copy the link for ${name} and paste it there`);
  const addressNow = async () => {
    const found = (await owner.get<CalendarExportView[]>(EXPORTS)).find((calendar) => calendar.name === name);
    return found?.url ?? '';
  };
  const first = await addressNow();

  const read = await page.request.get(first);
  expect(read.status()).toBe(200);
  expect(read.headers()).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(await read.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  const again = await page.request.get(first, { headers: { 'if-none-match': read.headers().etag ?? '' } });
  expect(again.status()).toBe(304);

  await page.getByRole('button', { name: `Renew the link for ${name}` }).click();
  await dashboard.dialog(`Renew the link for ${name}?`).getByRole('button', { name: 'Renew' }).click();
  await dashboard.expectToast('Success', `${name} has a new link: paste it there`);
  expect((await page.request.get(first)).status()).toBe(404);
  expect((await page.request.get(await addressNow())).status()).toBe(200);

  await page.getByRole('button', { name: `Delete the link for ${name}` }).click();
  await dashboard.dialog(`Delete the link for ${name}?`).getByRole('button', { name: 'Delete' }).click();
  await dashboard.expectToast('Success', `The link for ${name} is closed`);
  expect(await addressNow()).toBe('');
});

test('Calendar: a link’s own site is chosen when it is created, and can be changed while its address stays', async ({
  page,
  dashboard,
  owner,
}) => {
  const name = `Site ${Date.now()}`;
  const url = `https://example.com/${Date.now()}.ics`;
  const feed = await owner.send<CalendarFeedView>('POST', '/api/admin/calendar-feeds', { name, url, paused: true });
  const link = async () => (await owner.get<CalendarExportView[]>(EXPORTS)).find((calendar) => calendar.name === name);
  await dashboard.open('Calendar');
  await page.getByRole('button', { name: 'Create a link' }).click();
  const dialog = dashboard.dialog('Create a link');
  const site = /Which of the imported calendars/;
  await dashboard.choose(dialog.getByLabel(site), 'None: this site is not imported');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dashboard.expectToast('Success', `Copy the link for ${name} and paste it there`);
  const before = await link();
  expect(before?.feedId).toBeNull();

  await dashboard.button(`Edit the link for ${name}`).click();
  const edit = dashboard.dialog(`Edit the link for ${name}`);
  await dashboard.choose(edit.getByLabel(site), name);
  await edit.getByRole('button', { name: 'Save' }).click();
  await dashboard.expectToast('Success', `${name} was changed; its link stays`);

  const row = page
    .getByRole('list', { name: 'Links of this calendar' })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(row.getByText(`Leaves out what came from ${name}`)).toBeVisible();
  expect(await link()).toMatchObject({ feedId: feed.id, url: before?.url });
  await owner.call('DELETE', `${EXPORTS}/${before?.id}`);
  await owner.call('DELETE', `/api/admin/calendar-feeds/${feed.id}`);
});

test('/calendar is a page that is not found, and its files cannot be guessed', async ({ page }) => {
  const site = await page.request.get('/calendar');
  expect([site.status(), site.headers()['content-type']]).toEqual([404, expect.stringContaining('text/html')]);
  expect((await page.request.get(`/calendar/${'a'.repeat(43)}.ics`)).status()).toBe(404);
});

test('Calendar: a double booking is shown in every section, with both bookings and the remedy', async ({
  page,
  dashboard,
}) => {
  let clashes = [CLASH];
  await page.route('**/api/admin/calendar-feeds', (route) => route.fulfill({ json: [FEED] }));
  await page.route('**/api/admin/calendar-feeds/clashes', (route) => route.fulfill({ json: clashes }));
  await page.route('**/api/admin/calendar-feeds/clashes/5/same-stay', (route) => {
    clashes = [];
    return route.fulfill({ status: 204 });
  });
  await dashboard.open('Calendar');
  await expect(page.getByText(FEED.problemText ?? '')).toBeVisible();
  await expect(page.getByText('0123456789abcdef')).toHaveCount(0);

  await dashboard.open('Services');
  const alarm = page.getByRole('alert').filter({ hasText: 'has sold dates of' });
  await expect(alarm).toBeVisible();
  await alarm.getByRole('button', { name: 'See what to do' }).click();
  const dialog = dashboard.dialog('Sold twice');
  await expect(dialog.getByText('+91 90000 11111')).toBeVisible();
  await dialog.getByRole('button', { name: 'It is the same stay' }).click();

  await expect(dialog.getByText('Solved: no dates are sold twice')).toBeVisible();
  await expect(alarm).toHaveCount(0);
});

test('Calendar: pausing a calendar sends nothing else, so that what another browser has changed is kept', async ({
  page,
  dashboard,
}) => {
  await page.route('**/api/admin/calendar-feeds', (route) => route.fulfill({ json: [FEED] }));
  await page.route('**/api/admin/calendar-feeds/1', (route) => route.fulfill({ json: { ...FEED, paused: true } }));
  await dashboard.open('Calendar');

  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().endsWith('/calendar-feeds/1') && one.method() === 'PUT'),
    dashboard.button(`Pause ${FEED.name}`).click(),
  ]);

  expect(request.postDataJSON()).toEqual({ paused: true });
  await dashboard.expectToast('Success', `${FEED.name} is paused; its dates stay taken`);
});

test('Calendar: the calendar of another site is added in three steps, blocks its dates, and frees them only on request', async ({
  page,
  dashboard,
}) => {
  // beyond the days that guests can book, and within those that are read
  const first = inDays(randomInt(400, 600));
  const second = addDays(first, 1);
  const site = await icalSite([first, second]);
  const name = `Site ${Date.now()}`;
  const isTaken = async () => {
    const query = `from=${first}&to=${addDays(second, 1)}`;
    const { ranges } = accepted(await call<Availability>('GET', `/api/availability?${query}`));
    return ranges.some(({ kind }) => kind === 'taken');
  };
  try {
    await dashboard.open('Calendar');
    await page.getByRole('button', { name: 'Add a calendar' }).click();
    const dialog = dashboard.dialog('Add a calendar');
    await dialog.getByLabel('Address of the calendar').fill(site.url);
    await dialog.getByRole('button', { name: 'Preview entries' }).click();
    await expect(dialog.getByText('It holds 1 entry')).toBeVisible();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();

    await dashboard.button(`Read ${name} now`).click();
    const feed = page.getByRole('list', { name: 'Imported calendars' }).getByRole('listitem').filter({ hasText: name });
    await expect(feed.getByText('1 entry ahead')).toBeVisible();
    expect(await isTaken()).toBe(true);

    site.sell();
    await dashboard.button(`Read ${name} now`).click();
    await expect(dashboard.button(`Accept that ${name} has fewer dates`)).toBeVisible();
    expect(await isTaken()).toBe(true);
    await dashboard.button(`Accept that ${name} has fewer dates`).click();
    await expect(dashboard.button(`Accept that ${name} has fewer dates`)).toHaveCount(0);
    await dashboard.button(`Read ${name} now`).click();
    await expect(feed.getByText('No upcoming entries')).toBeVisible();
    expect(await isTaken()).toBe(false);

    await dashboard.button(`Delete ${name}`).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(feed).toHaveCount(0);
  } finally {
    site.close();
  }
});
