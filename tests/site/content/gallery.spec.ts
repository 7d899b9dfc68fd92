import { expect, test } from '../../support/browser/site-test.ts';
import { startPage } from '../../support/browser/watched-page.ts';
import { answerShownGallery } from '../../support/pictures/gallery-items.ts';

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
