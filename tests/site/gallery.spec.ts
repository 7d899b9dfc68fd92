import { expect, test } from '../support/browser/site-test.ts';
import { startPage } from '../support/browser/watched-page.ts';
import { answerShownGallery } from '../support/pictures/gallery-items.ts';

test(
  'a category link of the gallery shows its number of pictures and opens the category',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/gallery');
    const categories = page.getByRole('navigation', { name: 'Categories' });
    const pictures = page.getByRole('main').locator('li img');
    await expect(categories.getByRole('link', { name: `All ${await pictures.count()}` })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const food = categories.getByRole('link', { name: /^Food \d+$/ });
    const count = Number((await food.innerText()).replace(/\D/g, ''));

    await food.click();

    await expect(page).toHaveURL('/gallery?category=food');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery: Food');
    await expect(pictures).toHaveCount(count);
    await expect(page).toHaveTitle(/Food/);
  },
);

test('a category of the gallery is shown without JavaScript', { tag: '@desktop' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();

  await page.goto('/gallery?category=rooms');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery: Rooms');
  await expect(page.getByRole('main').locator('li img').first()).toHaveAttribute('alt', /\S/);
  await context.close();
});

test(
  'the first three pictures of the gallery load eagerly and the others lazily',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/gallery');

    const loading = await page.evaluate<string[]>(
      `[...document.querySelectorAll('main li img')].map((image) => image.getAttribute('loading'))`,
    );

    expect(loading.slice(0, 3)).toEqual(['eager', 'eager', 'eager']);
    expect(new Set(loading.slice(3))).toEqual(new Set(['lazy']));
  },
);

test('/services?service= shows the price with the service first, and highlights its card', async ({ page }) => {
  await page.goto('/services?service=bonfire-evening');
  const price = page.getByRole('region', { name: 'Price with Bonfire Evening' });
  const card = page.locator('article[aria-current]');

  await expect(card.getByRole('heading')).toHaveText('Bonfire Evening');
  await expect(price.getByRole('link', { name: 'Choose dates' })).toBeInViewport();
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
  await expect(price.getByRole('link', { name: 'Choose dates' })).toBeInViewport();
  await page.goBack();
  await expect(price).toBeHidden();
  await expect(last).toBeInViewport();
});

for (const path of ['/gallery', '/gallery?category=nature', '/services', '/services?service=bonfire-evening']) {
  test(`the chips of ${path} stay in one row and shift nothing during hydration`, async ({ page }) => {
    await page.addInitScript(`window.shifts = [];
      new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value)))
        .observe({ type: 'layout-shift', buffered: true });`);
    await page.goto(path, { waitUntil: 'networkidle' });
    const chips = page.getByRole('navigation', { name: /^(Categories|Kinds of services)$/ }).getByRole('link');

    const tops = await Promise.all((await chips.all()).map(async (chip) => (await chip.boundingBox())?.y));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
    const current = chips.and(page.locator('[aria-current]'));
    if ((await current.count()) > 0) await expect(current).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate<number>('window.shifts.reduce((sum, value) => sum + value, 0)')).toBeLessThan(0.02);
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
  });
}

test('a long text of a picture is shown in full', { tag: '@phone' }, async ({ page }) => {
  const text = `The long table under the mango tree ${'with lamps, flowers and plates '.repeat(6)}`.trim();
  await answerShownGallery(page, [text]);
  await page.goto('/services');
  await startPage(page);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();

  const caption = page.locator('figcaption', { hasText: text });
  await expect(caption).toBeVisible();
  const isCut = await caption.evaluate(
    (element: { scrollHeight: number; clientHeight: number }) => element.scrollHeight > element.clientHeight,
  );
  expect(isCut).toBe(false);
});

test('a chip of the services scrolls to its group', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/services');

  await page
    .getByRole('navigation', { name: 'Kinds of services' })
    .getByRole('link', { name: /^Things to do/ })
    .click();

  await expect(page.getByRole('heading', { name: 'Things to do' })).toBeInViewport();
});

test('every service has a picture and its terms, if any, and no picture is used three times', async ({ page }) => {
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

test('the two bonfires say how they differ', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/services');

  const cardOf = (name: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  await expect(cardOf('Bonfire Arrangement')).toContainText('The fire only');
  await expect(cardOf('Bonfire Arrangement')).toContainText('once per stay, up to 20 guests');
  await expect(cardOf('Bonfire Evening')).toContainText('everything of the Bonfire Arrangement');
});

test('the home page lists the bedrooms one by one', async ({ page }) => {
  await page.goto('/');

  const rooms = page
    .locator('#house')
    .getByRole('listitem')
    .filter({ hasText: /^Bedroom \d · / });
  await expect(rooms).toHaveCount(4);
  await expect(rooms.first()).toHaveText(/^Bedroom 1 · king and queen · AC/);
});
