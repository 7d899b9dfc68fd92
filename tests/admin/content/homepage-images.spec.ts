import type { HomepageImageView } from '@farmhouse/contracts/content/homepage-image';
import { expect, test } from '../../support/browser/dashboard.ts';
import { delayRequests } from '../../support/browser/delayed-requests.ts';
import { expectFailedEdit, expectFailureToasts } from '../../support/browser/failing-requests.ts';
import { aHomepageImage, answerHomepageImages } from '../../support/pictures/homepage-images.ts';
import { expectFailedThenEmpty } from '../../support/browser/list-states.ts';
import { aPhoto, ENCODED_WITHIN_MS, PICTURE_URL } from '../../support/pictures/picture-files.ts';

const PATH = '/api/homepage-images';
const SECTIONS = ['Hero', 'Amenities', 'Gallery', 'Services', 'Contact', 'About'];

test(
  'Homepage Images: an image is added, hidden and deleted',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const title = `House at dusk ${Date.now()}`;
    await dashboard.open('Homepage Images');
    await dashboard.button('Add Homepage Image').first().click();
    const form = dashboard.dialog('Add Homepage Image');
    const submit = form.getByRole('button', { name: 'Add Homepage Image' });

    await expect(form.getByLabel('Order')).toHaveValue('0');
    await expect(form.getByRole('switch', { name: 'Active' })).toBeChecked();
    await form.getByLabel('Order').fill('-1');
    await submit.click();
    for (const text of [
      'Section is required',
      'Title is required',
      'Valid image URL is required',
      'Order must be positive',
    ])
      await expect(form.getByText(text, { exact: true })).toBeVisible();
    await form.getByLabel('Section').click();
    await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveText(SECTIONS);
    await page.locator('.ant-select-dropdown:visible').getByText('About', { exact: true }).click();
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Image URL').fill('javascript:alert(1)');
    await submit.click();
    await expect(form.getByText('Valid image URL is required', { exact: true })).toBeVisible();
    await form.getByLabel('Image URL').fill(PICTURE_URL);
    await form.getByLabel('Alt text').fill('The house with its lights on');
    for (const typed of ['2.9', '1e3']) {
      await form.getByLabel('Order').fill(typed);
      await submit.click();
      await expect(form.getByText('Order must be a whole number', { exact: true })).toBeVisible();
      await expect(form.getByLabel('Order')).toHaveValue(typed);
    }
    await form.getByLabel('Order').fill('2');
    await submit.click();
    await dashboard.expectToast('Success', 'Homepage image created successfully');
    await expect(dashboard.card(title)).toContainText('Order 2');
    await expect(dashboard.card(title).getByRole('img')).toHaveAttribute('alt', 'The house with its lights on');

    await dashboard.button(`Edit ${title}`).click();
    const edit = dashboard.dialog('Edit Homepage Image');
    await edit.getByRole('switch', { name: 'Active' }).click();
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await dashboard.expectToast('Success', 'Homepage image updated successfully');
    await expect(dashboard.card(title)).toContainText('Inactive');
    await page.reload();
    await expect(dashboard.card(title)).toContainText('Inactive');
    const images = await owner.get<HomepageImageView[]>(PATH);
    expect(images.find((image) => image.title === title)).toMatchObject({ section: 'about', order: 2, active: false });

    const questions: string[] = [];
    page.once('dialog', (question) => {
      questions.push(question.message());
      void question.accept();
    });
    await dashboard.button(`Delete ${title}`).click();
    await dashboard.expectToast('Success', 'Homepage image deleted successfully');
    expect(questions).toEqual(['Are you sure you want to delete this homepage image?']);
    await expect(dashboard.card(title)).toHaveCount(0);
  },
);

test(
  'Homepage Images: an uploaded file fills in the image URL and is previewed as its section crops it',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const title = `Pool by day ${Date.now()}`;
    await dashboard.open('Homepage Images');
    await dashboard.button('Add Homepage Image').first().click();
    const form = dashboard.dialog('Add Homepage Image');
    const upload = form.getByLabel('Upload: Image', { exact: true });
    await dashboard.choose(form.getByLabel('Section'), 'About');
    await form.getByLabel('Title').fill(title);

    await upload.setInputFiles({ name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await expect(form.getByRole('alert')).toHaveText('plan.svg is not a JPEG, PNG, WebP or AVIF picture');
    const release = await delayRequests(page, '**/api/admin/pictures');
    await upload.setInputFiles(await aPhoto('pool.jpg'));
    await form.getByRole('button', { name: 'Add Homepage Image' }).click();
    await expect(form.getByText('The picture is still being uploaded')).toBeVisible();
    release();

    await expect(form.getByLabel('Image URL')).toHaveValue(/^\/uploads\//, { timeout: ENCODED_WITHIN_MS });
    const preview = form.getByRole('figure', { name: 'As cut in About' });
    await expect(preview.locator('img')).toHaveAttribute('src', /^\/uploads\//);
    await form.getByRole('button', { name: 'Add Homepage Image' }).click();
    await dashboard.expectToast('Success', 'Homepage image created successfully');
    const images = await owner.get<HomepageImageView[]>(PATH);
    const stored = images.find((image) => image.title === title);
    expect(stored?.imageUrl).toMatch(/^\/uploads\//);
    await owner.send('DELETE', `${PATH}/${stored?.id}`);
  },
);

test(
  'Homepage Images: images are grouped by section with a count and sorted by their order',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    await answerHomepageImages(page, [
      aHomepageImage({ id: 1, section: 'about', title: 'Gate' }),
      aHomepageImage({ id: 2, title: 'Third', order: 7 }),
      aHomepageImage({ id: 3, title: 'First', order: 1, active: false }),
      aHomepageImage({ id: 4, title: 'Second', order: 4 }),
    ]);
    await dashboard.open('Homepage Images');
    const groups = page.getByRole('main').getByRole('region');

    await expect(groups.getByRole('heading')).toHaveText(['Hero 3 images', 'About 1 image']);
    await expect(groups.first().getByRole('listitem')).toContainText(['First', 'Second', 'Third']);
    for (const text of ['Order 1', 'Inactive']) await expect(dashboard.card('First')).toContainText(text);
    await expect(dashboard.card('Third')).not.toContainText('Inactive');
    const view = page.getByRole('link', { name: 'View First (opens in a new tab)' });
    await expect(view).toHaveAttribute('href', PICTURE_URL);
    await expect(view).toHaveAttribute('target', '_blank');
    await expect(view).toHaveAttribute('rel', /noopener/);

    const filter = page.getByRole('combobox', { name: 'Section' });
    await dashboard.choose(filter, 'About (1)');
    await expect(groups.getByRole('heading')).toHaveText(['About 1 image']);
    await dashboard.choose(filter, 'All Sections (4)');
    await expect(groups).toHaveCount(2);
  },
);

test(
  'Homepage Images: a missing image file shows a placeholder',
  { tag: '@phone' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(404);
    await answerHomepageImages(page, [aHomepageImage({ id: 1, altText: 'Lost', imageUrl: '/assets/gone.jpg' })]);

    await dashboard.open('Homepage Images');

    await expect(page.getByRole('img', { name: 'Lost' })).toHaveAttribute('src', '/api/placeholder/400/300');
  },
);

test(
  'Homepage Images: an empty list shows an empty state, and a failed load can be retried',
  { tag: '@desktop' },
  async ({ dashboard, watch }) => {
    await expectFailedThenEmpty(dashboard, watch, {
      section: 'Homepage Images',
      path: '/api/homepage-images',
      failed: 'Homepage images could not be loaded',
      empty: 'No homepage images',
    });
  },
);

test('Homepage Images: failed changes show an error', { tag: '@desktop' }, async ({ page, dashboard, watch }) => {
  await answerHomepageImages(page, [aHomepageImage({ id: 1, title: 'Gate' })]);
  await dashboard.open('Homepage Images');
  await dashboard.button('Add Homepage Image').click();
  const form = dashboard.dialog('Add Homepage Image');
  await dashboard.choose(form.getByLabel('Section'), 'Hero');
  await form.getByLabel('Title').fill('Never');
  await form.getByLabel('Image URL').fill(PICTURE_URL);
  const create = { method: 'POST', path: /\/api\/homepage-images$/, fallback: 'Failed to create homepage image' };
  await expectFailureToasts(dashboard, watch, create, () =>
    form.getByRole('button', { name: 'Add Homepage Image' }).click(),
  );
  await form.getByRole('button', { name: 'Cancel' }).click();
  await dashboard.button('Discard').click();

  await expectFailedEdit(dashboard, watch, {
    record: 'Gate',
    what: 'homepage image',
    method: 'PUT',
    path: /\/api\/homepage-images\/1$/,
  });
});
