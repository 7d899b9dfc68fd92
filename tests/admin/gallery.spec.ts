import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import type { Locator } from '@playwright/test';
import { expect, test, type Dashboard } from '../support/dashboard.ts';
import { expectFailedEdit, expectFailureToasts } from '../support/failing-calls.ts';
import { aGalleryItem, answerGallery } from '../support/gallery-items.ts';
import { expectFailedThenEmpty } from '../support/list-states.ts';
import { aPhoto, ENCODED_WITHIN_MS, noPicture, PICTURE_URL } from '../support/picture-files.ts';

const CATEGORIES = ['Exterior', 'Interior', 'Rooms', 'Amenities', 'Activities', 'Food', 'Events', 'Nature'];
const LIST = '**/api/admin/gallery';

async function openForm(dashboard: Dashboard): Promise<Locator> {
  await dashboard.button('Add Image').first().click(); // an empty gallery shows this button twice
  return dashboard.dialog('Add Image');
}

async function centerOf(button: Locator): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button has no place on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test(
  'Gallery: a picture with an external URL is added, changed and deleted',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const alt = `Swing on the veranda ${Date.now()}`;
    await dashboard.open('Gallery');
    const form = await openForm(dashboard);
    const submit = form.getByRole('button', { name: 'Add Image' });

    await form.getByText('Image URL', { exact: true }).first().click();
    await submit.click();
    await dashboard.expectToast('Error', 'Please provide an image URL');
    for (const field of ['Alt text', 'Category'])
      await expect(form.getByText(`${field} is required`, { exact: true })).toBeVisible();
    await form.getByRole('textbox', { name: 'Image URL' }).fill(PICTURE_URL);
    await form.getByLabel('Alt text').fill(alt);
    await form.getByLabel('Category').click();
    await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveText(CATEGORIES);
    await page.locator('.ant-select-dropdown:visible').getByText('Rooms', { exact: true }).click();
    const [request] = await Promise.all([page.waitForRequest('**/api/admin/gallery/url'), submit.click()]);

    expect(request.postDataJSON()).toMatchObject({
      alt,
      category: 'rooms',
      url: PICTURE_URL,
      active: true,
      source: 'url',
      order: expect.any(Number),
    });
    await dashboard.expectToast('Success', 'Image added successfully');
    await expect(dashboard.card(alt)).toContainText('Rooms');
    await dashboard.button(`Edit ${alt}`).click();
    const edit = dashboard.dialog('Edit Image');
    await dashboard.choose(edit.getByLabel('Category'), 'Interior');
    await edit.getByRole('switch', { name: 'Active' }).click();
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await dashboard.expectToast('Success', 'Image updated successfully');
    for (const text of ['Interior', 'Inactive']) await expect(dashboard.card(alt)).toContainText(text);
    const items = await owner.get<GalleryItemView[]>('/api/admin/gallery');
    expect(items.find((item) => item.alt === alt)).toMatchObject({
      category: 'interior',
      active: false,
      source: 'url',
    });

    page.once('dialog', (question) => void question.accept());
    await dashboard.button(`Delete ${alt}`).click();
    await dashboard.expectToast('Success', 'Image deleted successfully');
    await expect(dashboard.card(alt)).toHaveCount(0);
  },
);

test(
  'Gallery: two uploaded files, each with its own alt text, appear once they are processed',
  { tag: '@phone' },
  async ({ dashboard, owner }) => {
    test.slow();
    const alts = ['Deep end', 'Shallow end'].map((alt) => `${alt} ${Date.now()}`);
    await dashboard.open('Gallery');
    const form = await openForm(dashboard);
    await form.getByLabel('Images').setInputFiles(await Promise.all(['deep.jpg', 'shallow.jpg'].map(aPhoto)));
    await form.getByLabel('Alt text of deep.jpg').fill(alts[0] ?? '');
    await form.getByLabel('Alt text of shallow.jpg').fill(alts[1] ?? '');
    await dashboard.choose(form.getByLabel('Category'), 'Amenities');

    await form.getByRole('button', { name: 'Add Image' }).click();

    await dashboard.expectToast('Success', '2 images uploaded successfully');
    for (const alt of alts) {
      const picture = dashboard.card(alt).getByRole('img', { name: alt });
      await expect(picture).toHaveAttribute('src', /^\/uploads\/[0-9a-f]{32}-\d+\.webp$/, {
        timeout: ENCODED_WITHIN_MS,
      });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('naturalWidth', 480);
    }
    const items = await owner.get<GalleryItemView[]>('/api/admin/gallery');
    for (const alt of alts) {
      const item = items.find((one) => one.alt === alt);
      expect(item).toMatchObject({ category: 'amenities', source: 'upload', active: true, status: 'ready' });
      await owner.send('DELETE', `/api/admin/gallery/${item?.id}`);
    }
  },
);

test(
  'Gallery: an upload without a file is rejected, and files of a wrong type or size are named',
  { tag: '@desktop' },
  async ({ dashboard }) => {
    test.slow(); // 10 MB are sent to the browser
    await dashboard.open('Gallery');
    const form = await openForm(dashboard);
    const files = form.getByLabel('Images');

    await expect(files).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif');
    await form.getByLabel('Alt text').fill('The pool');
    await dashboard.choose(form.getByLabel('Category'), 'Amenities');
    await form.getByRole('button', { name: 'Add Image' }).click();
    await dashboard.expectToast('Error', 'Please select an image to upload');

    const tooLarge = { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
    const drawing = { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    await files.setInputFiles([tooLarge, drawing]);
    await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([
      'huge.jpg is larger than 10 MB',
      'plan.svg is not a JPEG, PNG, WebP or AVIF picture',
    ]);
    await expect(form.getByLabel('Alt text')).toHaveValue('The pool');
  },
);

test(
  'Gallery: a failed upload shows the server’s reason, and only that file is sent again',
  { tag: '@phone' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(415);
    const reason = 'This file is not a picture that can be used. Please choose a JPEG, PNG, WebP or AVIF file.';
    const stored = aGalleryItem({ id: 1, alt: 'Stored', status: 'processing' });
    await answerGallery(page, []);
    let sent = 0;
    await page.route(LIST, (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent += 1;
      if (sent === 2) return route.fulfill({ status: 415, json: { message: reason } });
      return route.fulfill({ status: 201, json: stored });
    });
    await dashboard.open('Gallery');
    const form = await openForm(dashboard);
    await form.getByLabel('Images').setInputFiles([await aPhoto('good.jpg'), noPicture('bad.jpg')]);
    await form.getByLabel('Alt text of good.jpg').fill('Good');
    await form.getByLabel('Alt text of bad.jpg').fill('Bad');
    await dashboard.choose(form.getByLabel('Category'), 'Food');
    await form.getByRole('button', { name: 'Add Image' }).click();

    await dashboard.expectToast('Error', reason);
    const rows = page.getByRole('region', { name: 'Uploads' }).getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('bad.jpg');
    await expect(rows).toContainText(reason);
    await dashboard.button('Retry bad.jpg').click();

    await dashboard.expectToast('Success', '2 images uploaded successfully');
    await expect(rows).toHaveCount(0);
    expect(sent).toBe(3);
  },
);

test(
  'Gallery: an upload shows its progress as a percentage and can be cancelled',
  { tag: '@phone' },
  async ({ page, dashboard, watch }) => {
    watch.expectLostCalls();
    await answerGallery(page, []);
    await page.route(LIST, (route) => (route.request().method() === 'POST' ? undefined : route.fallback()));
    await dashboard.open('Gallery');
    const form = await openForm(dashboard);
    await form.getByLabel('Images').setInputFiles(await aPhoto('pool.jpg'));
    await form.getByLabel('Alt text').fill('The pool');
    await dashboard.choose(form.getByLabel('Category'), 'Amenities');
    await form.getByRole('button', { name: 'Add Image' }).click();

    const progress = page.getByRole('progressbar', { name: 'Upload of pool.jpg' });
    await expect(progress).toHaveAttribute('aria-valuenow', /^\d+$/);
    await dashboard.button('Cancel upload of pool.jpg').click();

    await expect(page.getByRole('region', { name: 'Uploads' })).toHaveCount(0);
  },
);

test(
  'Gallery: pictures that are processing or failed are labelled, and a missing file shows a placeholder',
  { tag: '@desktop' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(404);
    await answerGallery(page, [
      aGalleryItem({ id: 1, alt: 'On the way', source: 'upload', status: 'processing' }),
      aGalleryItem({ id: 2, alt: 'Broken', source: 'upload', status: 'failed' }),
      aGalleryItem({ id: 3, alt: 'Lost', url: '/assets/gone.jpg' }),
    ]);

    await dashboard.open('Gallery');

    await expect(dashboard.card('On the way')).toContainText('Processing');
    await expect(dashboard.card('Broken')).toContainText('This file cannot be read as a picture.');
    await expect(page.getByRole('img', { name: 'Lost' })).toHaveAttribute('src', '/api/placeholder/400/300');
  },
);

test('Gallery: moving a picture with the keyboard is announced and stored', async ({ page, dashboard }) => {
  const { orders } = await answerGallery(
    page,
    [1, 2, 3].map((id) => aGalleryItem({ id })),
  );
  const announced = page.locator('[id^="DndLiveRegion"]');
  await dashboard.open('Gallery');
  await dashboard.button('Move Picture 1').focus();

  await page.keyboard.press('Space');
  await expect(announced).toHaveText('Picture 1 is over place 1 of 3');
  await page.keyboard.press(dashboard.nextCardKey);
  await expect(announced).toHaveText('Picture 1 is over place 2 of 3');
  await page.keyboard.press('Space');

  await expect(announced).toHaveText('Picture 1 is put at place 2 of 3');
  await expect(dashboard.cards('Images')).toContainText(['Picture 2', 'Picture 1', 'Picture 3']);
  await expect(dashboard.button('Move Picture 1')).toBeFocused();
  expect(orders).toEqual([[2, 1, 3]]);
});

test('Gallery: dragging a picture by its handle in a filtered list stores the order of all pictures', async ({
  page,
  dashboard,
}) => {
  const items = [
    aGalleryItem({ id: 1 }),
    aGalleryItem({ id: 2, category: 'food' }),
    aGalleryItem({ id: 3 }),
    aGalleryItem({ id: 4 }),
  ];
  const { orders } = await answerGallery(page, items);
  await dashboard.open('Gallery', '?category=rooms');
  await expect(dashboard.cards('Images')).toHaveCount(3);

  // away from the screen's edges, where dragging scrolls the page on phones
  const { y } = await centerOf(dashboard.button('Move Picture 1'));
  await page.evaluate(`window.scrollBy(0, ${y - 220})`);
  const from = await centerOf(dashboard.button('Move Picture 1'));
  const to = await centerOf(dashboard.button('Move Picture 3'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();

  await expect(dashboard.cards('Images')).toContainText(['Picture 3', 'Picture 1', 'Picture 4']);
  expect(orders).toEqual([[3, 2, 1, 4]]);
});

test(
  'Gallery: the filter shows one category and the number of pictures in each',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    await answerGallery(page, [
      aGalleryItem({ id: 1 }),
      aGalleryItem({ id: 2, category: 'food' }),
      aGalleryItem({ id: 3, category: 'food' }),
    ]);
    await dashboard.open('Gallery');
    await expect(dashboard.cards('Images')).toHaveCount(3);

    await dashboard.choose(page.getByRole('combobox', { name: 'Category' }), 'Food (2)');

    await expect(dashboard.cards('Images')).toHaveCount(2);
    await page.reload();
    await expect(dashboard.cards('Images')).toHaveCount(2);
  },
);

test('Gallery: the list is fetched again every 5 seconds', { tag: '@phone' }, async ({ page, dashboard }) => {
  let reads = 0;
  await page.route(LIST, (route) => {
    reads += 1;
    const status = reads < 2 ? 'processing' : 'ready';
    return route.fulfill({ json: [aGalleryItem({ id: 1, alt: 'The gate', source: 'upload', status })] });
  });
  await dashboard.open('Gallery');
  await expect(dashboard.card('The gate')).toContainText('Processing');

  await expect(page.getByRole('img', { name: 'The gate' })).toBeVisible();

  expect(reads).toBeGreaterThanOrEqual(2);
});

test(
  'Gallery: an empty list shows an empty state, and a failed load can be retried',
  { tag: '@phone' },
  async ({ dashboard, watch }) => {
    await expectFailedThenEmpty(dashboard, watch, {
      section: 'Gallery',
      path: '/api/admin/gallery',
      failed: 'Images could not be loaded',
      empty: 'No images',
    });
  },
);

test('Gallery: failed changes show an error', { tag: '@desktop' }, async ({ page, dashboard, watch }) => {
  await answerGallery(page, [aGalleryItem({ id: 1, alt: 'The gate' })]);
  await dashboard.open('Gallery');
  const form = await openForm(dashboard);
  await form.getByText('Image URL', { exact: true }).first().click();
  await form.getByRole('textbox', { name: 'Image URL' }).fill(PICTURE_URL);
  await form.getByLabel('Alt text').fill('Never');
  await dashboard.choose(form.getByLabel('Category'), 'Rooms');
  const add = { method: 'POST', path: /\/api\/admin\/gallery\/url$/, fallback: 'Failed to add image' };
  await expectFailureToasts(dashboard, watch, add, () => form.getByRole('button', { name: 'Add Image' }).click());
  await form.getByRole('button', { name: 'Cancel' }).click();
  await dashboard.button('Discard').click();

  await expectFailedEdit(dashboard, watch, {
    record: 'The gate',
    what: 'image',
    method: 'PATCH',
    path: /\/api\/admin\/gallery\/1$/,
  });
});
