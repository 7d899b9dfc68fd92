import type { Availability } from '@farmhouse/contracts/bookings/availability/availability';
import { delayRequests } from '../../support/browser/delayed-requests.ts';
import { expect, test } from '../../support/browser/site-test.ts';
import { requestSoleStay } from '../../support/guests.ts';
import { Wizard } from '../../support/browser/wizard.ts';

const allFree = (url: string): Availability => {
  const { searchParams } = new URL(url);
  const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
  return { from, to, ranges: [], turnaroundMinutes: 60 };
};

test(
  "'Add to Booking' on /services chooses the service in the booking wizard, once, and says for how many guests it is",
  { tag: '@desktop' },
  async ({ page }) => {
    const wizard = new Wizard(page);
    const summary = page.getByRole('complementary', { name: 'Booking Summary' });
    await page.goto('/services');

    await page.getByRole('link', { name: 'Add to Booking: Dinner' }).click();

    await expect(summary).toContainText('Dinner');
    await expect(page).toHaveURL('/booking');
    await wizard.fillPerson();
    await wizard.field('Number of Guests').selectOption('17');
    await expect(wizard.form.getByRole('status').filter({ hasText: 'Dinner is for up to 16.' })).toBeVisible();
    await wizard.fillDetails();
    const dinner = wizard.form.getByRole('checkbox', { name: /Dinner/ });
    await expect(dinner).toBeChecked();
    await dinner.uncheck();
    await page.reload();
    await expect(dinner).not.toBeChecked();
  },
);

test(
  'on a phone the price of the booking wizard names a service that was added',
  { tag: '@phone' },
  async ({ page }) => {
    const wizard = new Wizard(page);
    await page.goto('/services');

    await page.getByRole('link', { name: 'Add to Booking: Personal Chef' }).click();

    await expect(wizard.summary.getByText('with Personal Chef')).toBeVisible();
  },
);

test(
  'dates and guests chosen on the home page are filled in by the booking wizard',
  { tag: '@phone' },
  async ({ page }) => {
    await page.route('**/api/availability?*', (route) => route.fulfill({ json: allFree(route.request().url()) }));
    const wizard = new Wizard(page);
    await page.goto('/');
    const section = page.getByRole('region', { name: 'When would you like to come?' });
    await page.getByRole('link', { name: 'See free dates' }).click();
    await section.getByRole('button', { name: 'More guests' }).click();
    await expect(section.getByRole('link', { name: 'Book Your Stay' })).toHaveAttribute('href', '/booking?guests=15');
    await section.getByRole('button', { name: 'Later month' }).click();
    const days = section.getByRole('grid').getByRole('button', { disabled: false });
    await days.nth(9).click();
    await expect(section.getByText('Now tap your check-out day')).toBeVisible();
    const release = await delayRequests(page, '**/api/bookings/quote');
    await days.nth(11).click();
    await expect(section.getByText('Working out the price…')).toBeVisible();
    await expect(section.getByText('This is taking longer than usual.')).toBeVisible({ timeout: 6000 });
    release();
    await expect(section.getByText('This is taking longer than usual.')).toHaveCount(0);

    const question = section.getByRole('link', { name: 'Ask on WhatsApp' });
    await expect(question).toHaveAttribute('href', /text=Hello%2C%20is%2010%E2%80%9312%20[A-Z][a-z]+%20free%3F$/);

    await section.getByRole('link', { name: 'Book these dates' }).click();

    await expect(page).toHaveURL('/booking');
    await wizard.fillPerson();
    await expect(wizard.field('Check-in Date')).toHaveValue(/^\d{4}-\d{2}-10$/);
    await expect(wizard.field('Check-out Date')).toHaveValue(/^\d{4}-\d{2}-12$/);
    await expect(wizard.field('Number of Guests')).toHaveValue('15');
  },
);

test('the calendar of the home page is not loaded before it comes into view', { tag: '@desktop' }, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/availability|priced-calendar/.test(request.url())) requests.push(request.url());
  });

  await page.goto('/');
  await page.waitForLoadState('networkidle');

  expect(requests).toEqual([]);
});

test(
  'dates of a link that are taken show an error in the first step of the booking wizard',
  { tag: '@phone' },
  async ({ page, owner }) => {
    const { code, input } = await requestSoleStay();
    await owner.confirm(code);
    await page.goto(`/booking?checkin=${input.checkinDate}&checkout=${input.checkoutDate}&guests=4`);

    await new Wizard(page).fillPerson();

    await expect(
      page.getByRole('alert').filter({ hasText: 'The house is taken on some of these days.' }),
    ).toBeVisible();
  },
);
