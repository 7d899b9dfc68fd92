import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { expect, test } from '../../support/browser/dashboard.ts';
import { aGalleryItem, answerGallery, GALLERY_LIST, openAddForm } from '../../support/pictures/gallery-items.ts';
import { aPhoto, ENCODED_WITHIN_MS, noPicture, PICTURE_URL } from '../../support/pictures/picture-files.ts';

test(
  'Gallery: uploaded files get suggested texts and a category for all or each, and are listed first',
  { tag: '@phone' },
  async ({ dashboard, owner }) => {
    test.slow();
    const before = await owner.send<GalleryItemView>('POST', '/api/admin/gallery/url', {
      ...{ alt: `Here before ${Date.now()}`, category: 'rooms', url: PICTURE_URL, order: 0 },
    });
    const run = Date.now().toString(36).replaceAll(/\d/g, 'x');
    const files = [`deep-end-${run}.jpg`, 'IMG_2041.jpg'];
    const alts = [`Deep end ${run}`, `Shallow end ${run}`];
    await dashboard.open('Gallery');
    const form = await openAddForm(dashboard);
    await form.getByLabel('Images').setInputFiles(await Promise.all(files.map(aPhoto)));
    await expect(form.getByLabel(`Alt text of ${files[0]}`)).toHaveValue(alts[0] ?? '');
    await expect(form.getByLabel('Alt text of IMG_2041.jpg')).toHaveValue('');
    await dashboard.choose(form.getByLabel('Category for all'), 'Amenities');
    await dashboard.choose(form.getByLabel('Category of IMG_2041.jpg'), 'Nature');
    await form.getByRole('button', { name: 'Add Images' }).click();
    await expect(form.getByText('Alt text is required', { exact: true })).toHaveCount(1);
    await form.getByLabel('Alt text of IMG_2041.jpg').fill(alts[1] ?? '');

    await form.getByRole('button', { name: 'Add Images' }).click();

    await dashboard.expectToast('Success', '2 images uploaded successfully');
    for (const alt of alts) {
      const picture = dashboard.card(alt).getByRole('img', { name: alt });
      await expect(picture).toHaveAttribute('src', /^\/uploads\/[0-9a-f]{32}-\d+\.webp$/, {
        timeout: ENCODED_WITHIN_MS,
      });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('naturalWidth', 400);
    }
    const items = await owner.get<GalleryItemView[]>('/api/admin/gallery');
    const [deep, shallow] = alts.map((alt) => items.find((one) => one.alt === alt));
    const stored = { source: 'upload', active: true, status: 'ready' };
    expect(deep).toMatchObject({ ...stored, category: 'amenities' });
    expect(shallow).toMatchObject({ ...stored, category: 'nature' });
    const places = [deep?.alt, shallow?.alt, before.alt].map((alt) => items.findIndex((one) => one.alt === alt));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const item of [deep, shallow, before]) await owner.send('DELETE', `/api/admin/gallery/${item?.id}`);
  },
);

test(
  'Gallery: an upload without a file is rejected, and files of a wrong type or size are named',
  { tag: '@desktop' },
  async ({ dashboard }) => {
    test.slow(); // 10 MB are sent to the browser
    await dashboard.open('Gallery');
    const form = await openAddForm(dashboard);
    const files = form.getByLabel('Images');

    await expect(files).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif');
    await form.getByLabel('Alt text').fill('The pool');
    await dashboard.choose(form.getByLabel('Category'), 'Amenities');
    await form.getByRole('button', { name: 'Add Images' }).click();
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
  'Gallery: after a network failure only that file is sent again, and a broken file is not offered for a retry',
  { tag: '@phone' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(415);
    watch.expectFailedRequests();
    const reason = 'This file is not a picture that can be used. Please choose a JPEG, PNG, WebP or AVIF file.';
    const stored = aGalleryItem({ id: 1, alt: 'Stored', status: 'processing' });
    await answerGallery(page, []);
    let sent = 0;
    await page.route(GALLERY_LIST, (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent += 1;
      const file = /filename="(\w+)\.jpg"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1];
      if (file === 'bad') return route.fulfill({ status: 415, json: { message: reason } });
      if (file === 'lost' && sent <= 3) return route.abort();
      return route.fulfill({ status: 201, json: stored });
    });
    await dashboard.open('Gallery');
    const form = await openAddForm(dashboard);
    await form
      .getByLabel('Images')
      .setInputFiles([await aPhoto('good.jpg'), await aPhoto('lost.jpg'), noPicture('bad.jpg')]);
    await dashboard.choose(form.getByLabel('Category for all'), 'Food');
    await form.getByRole('button', { name: 'Add Images' }).click();

    const rows = page.getByRole('region', { name: 'Uploads' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'bad.jpg' })).toContainText(reason);
    await expect(dashboard.button('Retry bad.jpg')).toHaveCount(0);
    await dashboard.button('Retry lost.jpg').click();
    await expect(rows).toHaveCount(1);
    await dashboard.button('Remove bad.jpg').click();

    await dashboard.expectToast('Success', '2 images uploaded successfully');
    await expect(rows).toHaveCount(0);
    expect(sent).toBe(4);
  },
);

test(
  'Gallery: an upload shows its progress as a percentage and can be cancelled',
  { tag: '@phone' },
  async ({ page, dashboard, watch }) => {
    watch.expectFailedRequests();
    await answerGallery(page, []);
    await page.route(GALLERY_LIST, (route) => (route.request().method() === 'POST' ? undefined : route.fallback()));
    await dashboard.open('Gallery');
    const form = await openAddForm(dashboard);
    await form.getByLabel('Images').setInputFiles(await aPhoto('pool.jpg'));
    await form.getByLabel('Alt text').fill('The pool');
    await dashboard.choose(form.getByLabel('Category'), 'Amenities');
    await form.getByRole('button', { name: 'Add Images' }).click();

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
