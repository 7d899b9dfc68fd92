import type { Availability } from '@farmhouse/contracts/bookings/booking';
import { inDays } from '../support/dates.ts';
import { expect, test } from '../support/site-test.ts';
import { Wizard } from '../support/wizard.ts';

const AVAILABILITY = '**/api/availability?*';
const WHITE = 'rgb(255, 255, 255)';
const GARDEN = 'rgb(31, 77, 58)';

const allFree = (url: string): Availability => {
  const { searchParams } = new URL(url);
  return { from: searchParams.get('from') ?? '', to: searchParams.get('to') ?? '', ranges: [] };
};

test('a selected day of the booking calendar keeps its colours on hover', async ({ page }) => {
  await page.route(AVAILABILITY, (route) => route.fulfill({ json: allFree(route.request().url()) }));
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillPerson();
  await page.getByRole('button', { name: 'Later month' }).click();
  const day = page.getByRole('grid').getByRole('button', { disabled: false }).nth(9);

  await day.click();
  await day.hover();

  await expect(day).toHaveCSS('color', WHITE);
  await expect(day).toHaveCSS('background-color', GARDEN);
});

test(
  'the booking calendar shows an error and disables all days while availability cannot be loaded',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.expectRefusals(503);
    await page.route(AVAILABILITY, (route) => route.fulfill({ status: 503, json: { message: 'Down' } }));
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.fillPerson();
    const days = page.getByRole('grid').getByRole('button');

    const alert = wizard.form.getByRole('alert').filter({ hasText: 'We could not load which days are free' });
    await expect(alert).toBeVisible({ timeout: 15_000 });
    await expect(days.and(page.locator(':enabled'))).toHaveCount(0);
    await wizard.field('Check-in Date').fill(inDays(40));
    await expect(wizard.field('Check-in Date')).toHaveValue(inDays(40));
    await expect(alert).toBeVisible({ timeout: 15_000 });
    await page.route(AVAILABILITY, (route) => route.fulfill({ json: allFree(route.request().url()) }));
    await alert.getByRole('button', { name: 'Try again' }).click();

    await expect(alert).toBeHidden();
    await expect(days.and(page.locator(':enabled')).first()).toBeVisible();
  },
);
