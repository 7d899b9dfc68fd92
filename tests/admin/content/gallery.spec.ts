import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser/dashboard.ts';
import { expectFailedEdit, expectFailureToasts } from '../../support/browser/failing-requests.ts';
import { aGalleryItem, answerGallery, GALLERY_LIST, openAddForm } from '../../support/pictures/gallery-items.ts';
import { expectFailedThenEmpty } from '../../support/browser/list-states.ts';
import { aPhoto, ENCODED_WITHIN_MS, PICTURE_URL } from '../../support/pictures/picture-files.ts';

const CATEGORIES = ['Exterior', 'Interior', 'Rooms', 'Amenities', 'Activities', 'Food', 'Events', 'Nature'];

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
    const form = await openAddForm(dashboard);
    const submit = form.getByRole('button', { name: 'Add Images' });

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
  'Gallery: a picture’s source is changed from an address to a file and back',
  { tag: '@phone' },
  async ({ dashboard, owner, watch }) => {
    watch.expectRefusals(404); // a thumbnail may be fetched when the files of the replaced picture are gone already
    const alt = `Lantern at the gate ${Date.now()}`;
    const address = { alt, category: 'exterior', url: PICTURE_URL };
    const { id } = await owner.send<GalleryItemView>('POST', '/api/admin/gallery/url', address);
    const stored = async () =>
      (await owner.get<GalleryItemView[]>('/api/admin/gallery')).find((item) => item.id === id);
    const edit = dashboard.dialog('Edit Image');
    const save = async () => {
      await edit.getByRole('button', { name: 'Save changes' }).click();
      await dashboard.expectToast('Success', 'Image updated successfully');
      await expect(edit).toHaveCount(0);
    };
    await dashboard.open('Gallery');

    await dashboard.button(`Edit ${alt}`).click();
    await expect(edit.getByRole('radio', { name: 'Image URL' })).toBeChecked();
    await edit.getByText('Upload File', { exact: true }).click();
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(edit.getByText('Please select an image to upload', { exact: true })).toBeVisible();
    await edit.getByLabel('Image', { exact: true }).setInputFiles(await aPhoto('lantern.jpg'));
    await expect(edit.locator('img[src^="/uploads/"]')).toBeVisible({ timeout: ENCODED_WITHIN_MS });
    await save();
    expect(await stored()).toMatchObject({ alt, category: 'exterior', source: 'upload', status: 'ready' });

    await dashboard.button(`Edit ${alt}`).click();
    await edit.getByText('Image URL', { exact: true }).click();
    await expect(edit).toContainText('The uploaded picture is removed when you save.');
    await edit.getByRole('textbox', { name: 'Image URL' }).fill(PICTURE_URL);
    await save();
    expect(await stored()).toMatchObject({ alt, source: 'url', url: PICTURE_URL, variants: [] });
    await owner.send('DELETE', `/api/admin/gallery/${id}`);
  },
);

test(
  'Gallery: moving a picture with the keyboard is announced and stored',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
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
    await expect.poll(() => orders).toEqual([[2, 1, 3]]);
  },
);

test(
  'Gallery: dragging a picture by its handle in a filtered list stores the order of all pictures',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
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
    await expect.poll(() => orders).toEqual([[3, 2, 1, 4]]);
  },
);

test(
  'Gallery: a picture is moved to the front, and to a position by its number',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    const items = [1, 2, 3, 4].map((id) => aGalleryItem({ id }));
    const { orders } = await answerGallery(page, items);
    await dashboard.open('Gallery');
    await expect(dashboard.button('To the front: Picture 1')).toBeDisabled();

    await dashboard.button('To the front: Picture 3').press('Enter');
    await expect(dashboard.cards('Images')).toContainText(['Picture 3', 'Picture 1', 'Picture 2', 'Picture 4']);
    await expect(dashboard.button('To the front: Picture 3')).toBeFocused();
    await expect.poll(() => orders).toEqual([[3, 1, 2, 4]]);
    await dashboard.button('Place 1 of 4: Picture 3, change').click();
    const dialog = dashboard.dialog('Move “Picture 3”');
    const place = dialog.getByLabel('Place, 1 to 4');
    await place.fill('9');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog.getByText('Place must be a whole number from 1 to 4', { exact: true })).toBeVisible();
    await place.fill('4');
    await place.press('Enter');

    await expect(dialog).toHaveCount(0);
    await expect(dashboard.cards('Images')).toContainText(['Picture 1', 'Picture 2', 'Picture 4', 'Picture 3']);
    await expect.poll(() => orders.at(-1)).toEqual([1, 2, 4, 3]);
  },
);

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
  await page.route(GALLERY_LIST, (route) => {
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
  const form = await openAddForm(dashboard);
  await form.getByText('Image URL', { exact: true }).first().click();
  await form.getByRole('textbox', { name: 'Image URL' }).fill(PICTURE_URL);
  await form.getByLabel('Alt text').fill('Never');
  await dashboard.choose(form.getByLabel('Category'), 'Rooms');
  const add = { method: 'POST', path: /\/api\/admin\/gallery\/url$/, fallback: 'Failed to add image' };
  await expectFailureToasts(dashboard, watch, add, () => form.getByRole('button', { name: 'Add Images' }).click());
  await form.getByRole('button', { name: 'Cancel' }).click();
  await dashboard.button('Discard').click();

  await expectFailedEdit(dashboard, watch, {
    record: 'The gate',
    what: 'image',
    method: 'PATCH',
    path: /\/api\/admin\/gallery\/1$/,
  });
});
