import type { Locator } from '@playwright/test';
import type { Availability, BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { addDays, istInstant } from '@farmhouse/contracts/timing/ist';
import { formatLongDay, formatShortDay } from '@farmhouse/contracts/text/dates';
import { inDays } from '../../support/dates.ts';
import { expect, test } from '../../support/browser/site-test.ts';
import { Wizard } from '../../support/browser/wizard.ts';

interface PlacedElement {
  getBoundingClientRect(): { top: number };
  ownerDocument: { defaultView: { scrollY: number } };
}

interface PlacedPrice {
  getAttribute(name: string): string | null;
  getBoundingClientRect(): { width: number };
  closest(selector: string): PlacedPrice | null;
}

const AVAILABILITY = '**/api/availability?*';
const WHITE = 'rgb(255, 255, 255)';
const GARDEN = 'rgb(31, 77, 58)';

const response = (url: string, ranges: BusyRange[]): Availability => {
  const { searchParams } = new URL(url);
  return { from: searchParams.get('from') ?? '', to: searchParams.get('to') ?? '', ranges, turnaroundMinutes: 60 };
};
const allFree = (url: string): Availability => response(url, []);

/** Distance from the top of the page, in pixels. */
const topOf = (element: Locator): Promise<number> =>
  element.evaluate((node: PlacedElement) => node.getBoundingClientRect().top + node.ownerDocument.defaultView.scrollY);

test('a selected day of the booking calendar keeps its colours on hover', { tag: '@desktop' }, async ({ page }) => {
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

for (const width of [320, 390, 1280]) {
  test(
    `at ${width} pixels the booking calendar shows exact prices of up to six digits, each inside its cell`,
    { tag: width < 640 ? '@phone' : '@desktop' },
    async ({ page }) => {
      const prices = [3950, 15_450, 125_450, 988_888];
      await page.route(AVAILABILITY, (route) => {
        const free = allFree(route.request().url());
        const dates = Array.from({ length: 62 }, (_, index) => addDays(free.from, index)).filter(
          (day) => day <= free.to,
        );
        const days = dates.map((date, index) => ({ date, price: prices[index % prices.length] ?? 0, minNights: 1 }));
        return route.fulfill({ json: { ...free, days } });
      });
      await page.setViewportSize({ width, height: 844 });
      const wizard = new Wizard(page);
      await wizard.open();
      await wizard.fillPerson();
      await page.getByRole('button', { name: 'Later month' }).click();
      const shown = page.getByRole('grid').locator('[data-price*=","]');
      await expect(shown.nth(20)).toBeVisible();

      const written = await shown.evaluateAll((all: PlacedPrice[]) =>
        all.map((price) => ({
          text: price.getAttribute('data-price'),
          room: (price.closest('td')?.getBoundingClientRect().width ?? 0) - price.getBoundingClientRect().width,
        })),
      );
      expect(new Set(written.map(({ text }) => text))).toEqual(new Set(['3,950', '15,450', '1,25,450', '9,88,888']));
      for (const { room } of written) expect(room).toBeGreaterThan(2);
    },
  );
}

test(
  'the calendar of the booking page opens on the first month with a free day',
  { tag: '@phone' },
  async ({ page }) => {
    // further away than one call of the calendar reaches
    const free = inDays(120);
    const taken = { from: istInstant(inDays(-1), '14:00').toISOString(), to: istInstant(free, '11:00').toISOString() };
    await page.route(AVAILABILITY, (route) =>
      route.fulfill({ json: response(route.request().url(), [{ kind: 'taken', ...taken }]) }),
    );
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.fillPerson();

    const day = page.getByRole('grid').getByRole('button', { name: formatLongDay(free) });
    await expect(day).toBeEnabled();
    await page.getByRole('button', { name: 'Earlier month' }).click();
    await expect(day).toHaveCount(0);
  },
);

test(
  'the booking calendar shows an error and disables all days while availability cannot be loaded',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.expectRefusals(503);
    await page.route(AVAILABILITY, (route) => route.fulfill({ status: 503, json: { message: 'Down' } }));
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.fillPerson();
    const openDays = page.getByRole('grid').getByRole('button', { disabled: false });

    const alert = wizard.form.getByRole('alert').filter({ hasText: 'We could not load which days are free' });
    await expect(alert).toBeVisible({ timeout: 15_000 });
    await expect(openDays).toHaveCount(0);
    await wizard.field('Check-in Date').fill(inDays(40));
    await expect(wizard.field('Check-in Date')).toHaveValue(inDays(40));
    await expect(alert).toBeVisible({ timeout: 15_000 });
    await page.route(AVAILABILITY, (route) => route.fulfill({ json: allFree(route.request().url()) }));
    await alert.getByRole('button', { name: 'Try again' }).click();

    await expect(alert).toBeHidden();
    await expect(openDays.first()).toBeVisible();
  },
);

test(
  'the booking calendar shows which part of a half-free day is free, disables impossible times, and does not move',
  { tag: '@phone' },
  async ({ page }) => {
    // two stays with one night between them, in the middle of the month after next
    const first = `${addDays(`${inDays(0).slice(0, 7)}-01`, 75).slice(0, 7)}-12`;
    const [second, third] = [addDays(first, 2), addDays(first, 3)];
    const ranges: BusyRange[] = [
      { kind: 'taken', from: istInstant(first, '14:00').toISOString(), to: istInstant(second, '12:00').toISOString() },
      { kind: 'taken', from: istInstant(third, '11:00').toISOString(), to: istInstant(third, '23:00').toISOString() },
    ];
    await page.route(AVAILABILITY, (route) => route.fulfill({ json: response(route.request().url(), ranges) }));
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.fillPerson();
    const grid = page.getByRole('grid');
    const dayOf = (day: string) => grid.getByRole('button', { name: formatLongDay(day) });
    const later = page.getByRole('button', { name: 'Later month' });
    await later.click();
    // in its last week a month is replaced by the next one
    if ((await dayOf(addDays(first, 1)).count()) === 0) await later.click();
    await expect(dayOf(addDays(first, 1))).toBeDisabled();
    const before = await topOf(grid);

    await dayOf(second).click();
    await expect(wizard.form.getByText('is free from 12 pm')).toBeVisible();
    await dayOf(third).click();

    await expect(wizard.form.getByText('is free until 10 am')).toBeVisible();
    await expect(wizard.form.getByText('1 night')).toBeVisible();
    await expect(wizard.field('Check-in Time').getByRole('option', { disabled: true })).toHaveText([
      '10:00 am',
      '11:00 am',
    ]);
    await expect(wizard.field('Check-out Time')).toHaveValue('10:00');
    await expect(wizard.field('Check-in Date')).toHaveValue(second);
    await expect(wizard.form.getByRole('link', { name: /More than 20 guests/ })).toHaveAttribute(
      'href',
      /wa\.me.*free%20on/,
    );
    expect(await topOf(grid)).toBe(before);
  },
);

test(
  'a check-out day beyond taken days begins another stay in the calendar of the home page, and says why',
  { tag: '@phone' },
  async ({ page }) => {
    const month = addDays(`${inDays(0).slice(0, 7)}-01`, 75).slice(0, 7);
    const [before, taken, beyond] = [`${month}-10`, `${month}-12`, `${month}-15`];
    const range = {
      from: istInstant(taken, '14:00').toISOString(),
      to: istInstant(addDays(taken, 1), '11:00').toISOString(),
    };
    await page.route(AVAILABILITY, (route) =>
      route.fulfill({ json: response(route.request().url(), [{ kind: 'taken', ...range }]) }),
    );
    await page.goto('/');
    const section = page.getByRole('region', { name: 'When would you like to come?' });
    await page.getByRole('link', { name: 'See free dates' }).click();
    const dayOf = (day: string) => section.getByRole('grid').getByRole('button', { name: formatLongDay(day) });
    const later = section.getByRole('button', { name: 'Later month' });
    await later.click();
    // in its last week a month is replaced by the next one
    if ((await dayOf(before).count()) === 0) await later.click();

    await dayOf(before).click();
    await expect(section.getByText(`From ${formatShortDay(before)}.`)).toBeVisible();
    await dayOf(beyond).click();

    const reason = 'Some days between are taken, so your stay starts from this day.';
    await expect(
      section.getByText(`From ${formatShortDay(beyond)}. Now tap your check-out day. ${reason}`),
    ).toBeVisible();
  },
);

test(
  'the calendar of the home page keeps its height from month to month, whatever their number of weeks',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'When would you like to come?' });
    const [grid, later] = [section.getByRole('grid'), section.getByRole('button', { name: 'Later month' })];
    const book = section.getByRole('link', { name: 'Book Your Stay' });
    await page.getByRole('link', { name: 'See free dates' }).click();
    await expect(later).toBeVisible();
    const top = await topOf(book);
    const weeks = new Set<number>();

    for (let month = 0; month < 10; month++) {
      await later.click();
      weeks.add(await grid.getByRole('row').count());
      expect(await topOf(book)).toBe(top);
    }

    expect(weeks.size).toBeGreaterThan(1);
  },
);
