import type { Availability } from '@farmhouse/contracts/bookings/availability/availability';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { formatLongDay } from '@farmhouse/contracts/text/dates';
import { deleteRates, RATES, STAY_RULES } from '../../support/api/rates.ts';
import { accepted, call } from '../../support/api/call.ts';
import { delayRequests } from '../../support/browser/delayed-requests.ts';
import { expect, test } from '../../support/browser/site-test.ts';
import { freeNight } from '../../support/dates.ts';
import { mailTo } from '../../support/mails/mailbox.ts';
import { SUBJECTS } from '../../support/mails/subjects.ts';
import { aPerson, Wizard } from '../../support/browser/wizard.ts';

/** How long after the response to the owner's change guests may still see the old price. In ms. */
const SHOWN_WITHIN = 300;

test.beforeEach(({ owner }) => deleteRates(owner));
test.afterEach(({ owner }) => deleteRates(owner));

test('a rate of the owner is in the calendar at once, and the guest sees its total everywhere', async ({
  page,
  owner,
}) => {
  test.slow();
  const night = await freeNight();
  const { checkinDate } = night;
  const season = { from: checkinDate, to: checkinDate };
  await owner.send('POST', RATES, { name: 'Diwali', basis: 'guest_night', price: 2000, ...season });
  const saved = Date.now();

  const days = `/api/availability?from=${checkinDate}&to=${checkinDate}&guests=14`;
  const { days: priced } = accepted(await call<Availability>('GET', days));
  expect(Date.now() - saved).toBeLessThan(SHOWN_WITHIN);
  expect(priced).toEqual([{ date: checkinDate, price: 28_500, minNights: 1 }]);

  const person = aPerson();
  const wizard = new Wizard(page);
  await page.goto(`/booking?checkin=${checkinDate}&checkout=${night.checkoutDate}&guests=14`);
  await wizard.fillPerson(person);
  const day = wizard.form.getByRole('button', { name: new RegExp(`^${formatLongDay(checkinDate)}.*₹28,500`) });
  await expect(day.locator('[data-price]')).toHaveAttribute('data-price', '28,500');
  await expect(wizard.field('Number of Guests')).toHaveValue('14');
  await expect(wizard.total).toHaveText('₹28,500');
  await wizard.fillDetails(night, 14);
  await wizard.chooseServices();
  await expect(wizard.total).toHaveText('₹28,500');

  await wizard.submit.click();
  await expect(page).toHaveURL(/\/booking-confirmation\?booking=FH-/);
  const main = page.getByRole('main');
  await expect(main).toContainText('1 night · Diwali · 14 guests');
  await expect(main).toContainText('₹28,500');
  await expect(main.getByText('The price has changed')).toHaveCount(0);
  const mail = await mailTo(person.email, SUBJECTS.requested);
  expect(mail.text).toContain('1 night · Diwali · 14 guests');
  expect(mail.text).toContain('₹28,500');
  await main.getByRole('link', { name: /pay/i }).first().click();
  await expect(page).toHaveURL(/\/payment\?booking=FH-/);
  await expect(main).toContainText('₹28,500');
});

test('a booking request waits for the prices of its dates, and is not sent before the guest has seen their total', async ({
  page,
  owner,
}) => {
  const night = await freeNight();
  const { checkinDate } = night;
  await owner.send('POST', RATES, {
    name: 'Diwali',
    basis: 'guest_night',
    price: 2000,
    from: checkinDate,
    to: checkinDate,
  });
  const release = await delayRequests(page, /\/api\/availability\?/);
  const wizard = new Wizard(page);
  await wizard.openFilled(aPerson(), night);
  await expect(wizard.form.getByText('Not final: the prices of your dates are loading')).toBeVisible();

  await wizard.submit.click();
  await expect(wizard.submit).toHaveAttribute('aria-busy', 'true');
  release();

  await expect(wizard.form.getByText('The total for your dates is ₹8,500')).toBeVisible();
  await expect(wizard.form.getByText('Not final')).toHaveCount(0);
  await wizard.expectStep(4, 'Payment Details');
  await wizard.submit.click();
  await expect(page).toHaveURL(/\/booking-confirmation\?booking=FH-/);
  await expect(page.getByRole('main')).toContainText('₹8,500');
});

test('the minimum number of nights is shown before the second day is chosen, and fewer nights show an error', async ({
  page,
  owner,
}) => {
  const night = await freeNight();
  const { checkinDate } = night;
  const season = { from: checkinDate, to: checkinDate };
  await owner.send('POST', STAY_RULES, { name: 'Two nights', type: 'min_stay_through', value: 2, ...season });
  const wizard = new Wizard(page);
  await page.goto(`/booking?checkin=${checkinDate}`);
  await wizard.fillPerson();

  await expect(wizard.form.getByText('At least 2 nights from this day.')).toBeVisible();
  await wizard.field('Check-out Date').fill(night.checkoutDate);
  await wizard.field('Number of Guests').selectOption('4');
  await wizard.field('Check-in Time').selectOption('14:00');
  await wizard.goOn();

  await expect(wizard.form.getByRole('alert').filter({ hasText: 'have at least 2 nights' })).toBeVisible();
  await wizard.expectStep(2, 'Booking Details');
});

test('the home page shows the price of a stay for any number of guests, and can retry after a failure', async ({
  page,
  watch,
}) => {
  watch.expectRefusals(503);
  await page.goto('/');
  const section = page.getByRole('region', { name: 'When would you like to come?' });
  await page.getByRole('link', { name: 'See free dates' }).click();
  await section.getByRole('button', { name: 'Later month' }).click();
  const free = section.getByRole('gridcell').filter({
    has: page.getByRole('button', { name: /₹16,600/, disabled: false }),
  });
  await expect(free.first()).toBeVisible();
  const days = await free.evaluateAll((cells) =>
    (cells as unknown as { dataset: { day: string } }[]).map(({ dataset }) => dataset.day),
  );
  const arrival = days.find((day) => days.includes(addDays(day, 1))) ?? '';
  for (const day of [arrival, addDays(arrival, 1)]) await section.locator(`[data-day="${day}"] button`).click();

  await expect(section.getByText(/14 guests: ₹16,600, everything included/)).toBeVisible();
  await section.getByRole('button', { name: 'More guests' }).click();
  await expect(section.getByText(/15 guests: ₹17,750, everything included/)).toBeVisible();
  const quotes = '**/api/bookings/quote*';
  await page.route(quotes, (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Down' } }));
  await section.getByRole('button', { name: 'More guests' }).click();
  await expect(section.getByText('We could not load the price.')).toBeVisible();
  await page.unroute(quotes);
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByText(/16 guests: ₹18,900, everything included/)).toBeVisible();
  await section.getByRole('link', { name: 'Book these dates' }).click();
  await new Wizard(page).fillPerson();
  await expect(new Wizard(page).field('Number of Guests')).toHaveValue('16');
});
