import type { BookingSummary } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { OwnersDay } from '@farmhouse/contracts/bookings/booking-view/owners-day';
import type { OpenChatTasks, OpenMessageTasks } from '@farmhouse/contracts/open-tasks/open-tasks';
import { expect, test } from '../../support/browser/dashboard.ts';
import { ADMIN_USERNAME } from '../../support/env.ts';
import { expectStill } from '../../support/browser/watched-page.ts';
import { pay, requestSoleStay, requestStay } from '../../support/guests.ts';

const grouped = (amount: number): string => new Intl.NumberFormat('en-IN').format(amount);

test(
  'Overview: shows a greeting, four figures, the newest bookings and quick links',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const { code } = await requestStay({ fullName: 'Newest Guest', guestCount: 20 });
    const newest = await owner.booking(code);
    // other specs create bookings, too; makes this one the newest
    await page.route(/\/api\/admin\/bookings\?page=1&pageSize=5$/, async (route) => {
      const response = await route.fetch();
      const others = ((await response.json()) as BookingView[]).filter(({ id }) => id !== newest.id);
      await route.fulfill({ response, json: [newest, ...others.slice(0, 4)] });
    });
    const summaryRead = page.waitForResponse('**/api/admin/bookings/summary');
    const servicesRead = page.waitForResponse('**/api/services');
    await dashboard.open('Overview');
    const summary = (await (await summaryRead).json()) as BookingSummary;
    const services = (await (await servicesRead).json()) as { active: boolean }[];

    const panels = page.getByRole('main').getByRole('region');
    await expect(panels.first()).toHaveAccessibleName('Today');
    await expectStill(page);
    await expect(page.getByRole('heading', { name: `Welcome back, ${ADMIN_USERNAME}!` })).toBeVisible();
    const figures = page.locator('dl').first();
    const names = ['Total Bookings', 'Active Services', 'Pending Bookings', 'Total Revenue'];
    await expect(figures.getByRole('term')).toHaveText(names);
    await expect(figures.getByRole('definition')).toHaveText([
      grouped(summary.total),
      String(services.filter(({ active }) => active).length),
      grouped(summary.byStatus.pending),
      `₹${grouped(summary.totalRevenue)}`,
      `of which ₹${grouped(summary.received ?? 0)} verified`,
    ]);
    const recent = page.getByRole('region', { name: 'Recent bookings' }).getByRole('listitem');
    await expect(recent).toHaveCount(5);
    await expect(recent.first()).toContainText(`Newest Guest${code}₹23,500Pending`);
    for (const title of ['Bookings by week', 'Revenue by month', 'Next arrivals', 'Waiting for you']) {
      await expect(page.getByRole('region', { name: title })).toBeVisible();
    }
    const ways = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link');
    await expect(ways).toHaveText(['Bookings', 'Confirmations', 'Payments', 'Settings']);
    await ways.last().click();
    await dashboard.expectSection('Site Settings');
  },
);

test(
  'Overview: a paid booking is verified and confirmed in two clicks',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const stay = await requestSoleStay();
    await pay(stay);
    // the list shows the oldest bookings; makes it contain this one
    await page.route(/\/api\/admin\/bookings\?.*paymentStatus=/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: [await owner.booking(stay.code)] });
    });
    await dashboard.open('Overview');

    await page.getByRole('link', { name: `Verify ${stay.code} of Asha Rao` }).click();
    await dashboard.dialog('Verify Payment').getByRole('button', { name: 'Verify Payment' }).click();

    await dashboard.expectToast('Payment Verified', 'Payment has been verified and booking confirmed');
    expect(await owner.booking(stay.code)).toMatchObject({ status: 'confirmed', paymentStatus: 'verified' });
  },
);

test(
  'Overview: today lists arrivals, departures, guests in the house and overdue payments',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const { code } = await requestStay({ fullName: 'Guest of Today', guestCount: 12 });
    const stay = {
      ...(await owner.booking(code)),
      status: 'confirmed',
      serviceNames: ['Bonfire'],
      checkinTime: '13:00',
    };
    const overdue = { ...stay, paymentDeadline: '2026-11-21T08:30:00.000Z' };
    const past = [1, 2, 3, 4].map((n) => ({
      ...{ ...overdue, id: stay.id + n, status: 'completed', checkoutDate: `2026-11-${21 - n}` },
    }));
    // other specs confirm stays, too; makes this the only one of the day
    await page.route('**/api/admin/bookings/today', (route) => {
      const day = {
        date: '2026-11-22',
        arrivals: [stay],
        departures: [],
        inHouse: [],
        overdue: [overdue, ...past],
        overdueTotal: 60,
      };
      return route.fulfill({ json: day satisfies Record<keyof OwnersDay, unknown> });
    });

    await dashboard.open('Overview');

    const today = page.getByRole('region', { name: 'Today' });
    await expect(today).toContainText('Sun, 22 Nov 2026');
    await expect(today).toContainText('The house is empty now.');
    const arrival = today.getByRole('region', { name: 'Arriving (1)' }).getByRole('listitem');
    for (const text of ['Guest of Today', 'from 1:00 pm', '12 guests, Bonfire', 'due']) {
      await expect(arrival).toContainText(text);
    }
    for (const way of ['Call', 'WhatsApp']) {
      await expect(arrival.getByRole('link', { name: `${way} Guest of Today` })).toBeVisible();
    }
    const unpaid = today.getByRole('region', { name: 'Payments overdue (60)' });
    const rows = unpaid.getByRole('listitem');
    await expect(rows).toHaveCount(4);
    await expect(rows.first()).toContainText('since Sat, 21 Nov 2026, 2:00 pm');
    await expect(rows.nth(1)).toContainText('left on Fri, 20 Nov 2026, due since Sat, 21 Nov 2026, 2:00 pm');
    const more = unpaid.getByRole('link', { name: '56 more overdue payments' });
    await expect(more).toHaveAttribute('href', '/admin/dashboard/payments?show=due');
    await arrival.getByRole('link', { name: /^Guest of Today/ }).click();
    await expect(dashboard.dialog(`Booking ${code}`)).toBeVisible();
  },
);

test(
  'Overview: waiting chats, messages and privacy requests are counted, below quick actions on top',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    await page.route('**/api/admin/open-tasks/chats', (route) =>
      route.fulfill({ json: { chatsToAnswer: 2 } satisfies OpenChatTasks }),
    );
    await page.route('**/api/admin/open-tasks/messages', (route) =>
      route.fulfill({ json: { newMessages: 3, privacyRequests: 1 } satisfies OpenMessageTasks }),
    );
    await dashboard.open('Overview');

    const waiting = page.getByRole('list', { name: 'Waiting in other sections' });
    await expect(waiting.getByRole('link', { name: '2 chats to answer' })).toBeVisible();
    await expect(waiting.getByRole('link', { name: '3 new messages' })).toBeVisible();
    await expect(waiting.getByRole('link', { name: '1 privacy request' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Quick actions' })).toBeInViewport();
    await waiting.getByRole('link', { name: '2 chats to answer' }).click();

    await dashboard.expectSection('Live Chat');
  },
);
