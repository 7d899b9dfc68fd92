import { addDays } from '@farmhouse/contracts/timing/ist';
import { expect, test } from '../../support/browser/site-test.ts';

test('/services?service= shows the price with the service first, and highlights its card', async ({ page }) => {
  await page.goto('/services?service=bonfire-evening');
  const price = page.getByRole('region', { name: 'Price with Bonfire Evening' });
  const card = page.locator('article[aria-current]');

  await expect(card.getByRole('heading')).toHaveText('Bonfire Evening');
  await expect(price.getByRole('button', { name: 'Choose dates' })).toBeInViewport();
  expect(await page.evaluate<number>('window.scrollY')).toBe(0);
});

test('/services shows the price with a service that is chosen in the list, and Back returns to the list', async ({
  page,
}) => {
  await page.goto('/services');
  const last = page.getByRole('article').last().getByRole('heading').getByRole('link');
  const name = (await last.textContent()) ?? '';
  await last.scrollIntoViewIfNeeded();

  await last.click();

  const price = page.getByRole('region', { name: `Price with ${name}` });
  await expect(price.getByRole('button', { name: 'Choose dates' })).toBeInViewport();
  await page.goBack();
  await expect(price).toBeHidden();
  await expect(last).toBeInViewport();
});

test("a service's page shows the total of picked dates with the service, and links to their booking", async ({
  page,
  watch,
}) => {
  watch.expectRefusals(503);
  await page.goto('/services?service=bonfire-evening');
  const price = page.getByRole('region', { name: 'Price with Bonfire Evening' });
  await price.getByRole('button', { name: 'Choose dates' }).press('Enter');
  await price.getByRole('button', { name: 'Later month' }).click();
  const free = price.getByRole('gridcell').filter({ has: page.getByRole('button', { name: /₹/, disabled: false }) });
  await expect(free.first()).toBeVisible();
  const days = await free.evaluateAll((cells) =>
    (cells as unknown as { dataset: { day: string } }[]).map(({ dataset }) => dataset.day),
  );
  const arrival = days.find((day) => days.includes(addDays(day, 1))) ?? '';
  const departure = addDays(arrival, 1);
  const quotes = '**/api/bookings/quote*';
  await page.route(quotes, (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Down' } }));

  for (const day of [arrival, departure]) await price.locator(`[data-day="${day}"] button`).press('Enter');

  await expect(price.getByText('We could not load the price.')).toBeVisible();
  await page.unroute(quotes);
  await price.getByRole('button', { name: 'Try again' }).click();
  await expect(price.getByText(/1 night, 14 guests, with Bonfire Evening: ₹[\d,]+, everything included/)).toBeVisible();
  await price.getByRole('button', { name: 'More guests' }).click();
  await expect(price.getByText(/15 guests, with Bonfire Evening: ₹[\d,]+, everything included/)).toBeVisible();
  await expect(price.getByRole('link', { name: 'Book these dates' })).toHaveAttribute(
    'href',
    `/booking?service=bonfire-evening&checkin=${arrival}&checkout=${departure}&guests=15`,
  );
});

test('/services: the chip of a group scrolls to that group', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/services');

  await page
    .getByRole('navigation', { name: 'Kinds of services' })
    .getByRole('link', { name: /^Things to do/ })
    .click();

  await expect(page.getByRole('heading', { name: 'Things to do' })).toBeInViewport();
});

test('every service on / and /services has a picture, and no picture is used three times', async ({ page }) => {
  for (const path of ['/services', '/']) {
    await page.goto(path);
    const cards = page.getByRole('article').filter({ has: page.getByRole('link', { name: /^Add to Booking/ }) });
    expect(await cards.count()).toBeGreaterThan(3);
    for (const card of await cards.all()) await expect(card.locator('img')).toHaveCount(1);
    const sources = await page.evaluate<string[]>(
      "[...document.querySelectorAll('main img')].map((image) => image.alt + image.src)",
    );
    // services that other specs have added all show the house
    const ofThisSite = sources.filter((name) => !name.includes('01-exterior-dusk'));
    expect(ofThisSite.filter((name) => sources.filter((one) => one === name).length > 2)).toEqual([]);
  }
});

test('/services: two services with similar names state their difference', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/services');

  const cardOf = (name: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  await expect(cardOf('Bonfire Arrangement')).toContainText('The fire only');
  await expect(cardOf('Bonfire Arrangement')).toContainText('once per stay, up to 20 guests');
  await expect(cardOf('Bonfire Evening')).toContainText('everything of the Bonfire Arrangement');
});
