import type { AmenityView } from '@farmhouse/contracts/catalogue/amenity';
import { expect, test } from '../../support/browser/dashboard.ts';
import { expectFailedEdit, expectFailureToasts } from '../../support/browser/failing-requests.ts';
import { expectFailedThenEmpty } from '../../support/browser/list-states.ts';

const LIST = '**/api/admin/amenities';
const COLUMNS = ['Name', 'Category', 'Description', 'Icon', 'Actions'];
const CATEGORIES = ['Basic', 'Comfort', 'Entertainment', 'Outdoor', 'Kitchen', 'Safety', 'Connectivity'];

const anAmenity = (amenity: Partial<AmenityView>): AmenityView => ({
  ...{ id: 1, icon: 'pool', title: 'Pool', description: 'With a shallow end', category: 'outdoor', color: 'blue' },
  ...{ order: 0, active: true },
  ...amenity,
});

test('Amenities: an amenity is added, changed and deleted', { tag: '@desktop' }, async ({ page, dashboard, owner }) => {
  const title = `Hammocks ${Date.now()}`;
  await dashboard.open('Amenities');
  await dashboard.button('Add Amenity').first().click();
  const form = dashboard.dialog('Add Amenity');
  const submit = form.getByRole('button', { name: 'Add Amenity' });

  await submit.click();
  for (const field of ['Name', 'Description', 'Icon'])
    await expect(form.getByText(`${field} is required`, { exact: true })).toBeVisible();
  await form.getByLabel('Name').fill(title);
  await form.getByLabel('Category').click();
  await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveText(CATEGORIES);
  await page.locator('.ant-select-dropdown:visible').getByText('Outdoor', { exact: true }).click();
  await form.getByLabel('Icon').fill('🌴');
  await form.getByLabel('Description').fill('Six of them between the palms');
  await submit.click();
  await dashboard.expectToast('Success', 'Amenity created successfully');
  await expect(page.getByRole('columnheader')).toHaveText(COLUMNS);
  for (const text of ['Outdoor', 'Six of them between the palms', '🌴'])
    await expect(dashboard.record(title)).toContainText(text);
  const findStored = async () =>
    (await owner.get<AmenityView[]>('/api/admin/amenities')).find((amenity) => amenity.title === title);
  const added = await findStored();
  expect(added).toMatchObject({ category: 'outdoor', icon: '🌴', color: 'blue', active: true });
  const others = (await owner.get<AmenityView[]>('/api/admin/amenities')).filter(({ id }) => id !== added?.id);
  expect(added?.order).toBeGreaterThan(Math.max(...others.map(({ order }) => order)));

  await dashboard.button(`Edit ${title}`).click();
  const edit = dashboard.dialog('Edit Amenity');
  await dashboard.choose(edit.getByLabel('Icon'), 'Games');
  await edit.getByLabel('Order').fill('500');
  await edit.getByRole('switch', { name: 'Active' }).click();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await dashboard.expectToast('Success', 'Amenity updated successfully');
  for (const text of ['Inactive', 'games']) await expect(dashboard.record(title)).toContainText(text);
  expect(await findStored()).toMatchObject({ icon: 'games', color: 'blue', order: 500, active: false });

  page.once('dialog', (question) => void question.accept());
  await dashboard.button(`Delete ${title}`).click();
  await dashboard.expectToast('Success', 'Amenity deleted successfully');
  await expect(dashboard.record(title)).toHaveCount(0);
});

test('Amenities: an amenity without an icon shows a label instead', { tag: '@phone' }, async ({ page, dashboard }) => {
  await page.route(LIST, (route) => route.fulfill({ json: [anAmenity({ icon: '' })] }));

  await dashboard.open('Amenities');

  await expect(dashboard.record('Pool')).toContainText('No icon');
});

test(
  'Amenities: an empty list shows an empty state, and a failed load can be retried',
  { tag: '@phone' },
  async ({ dashboard, watch }) => {
    await expectFailedThenEmpty(dashboard, watch, {
      section: 'Amenities',
      path: '/api/admin/amenities',
      failed: 'Amenities could not be loaded',
      empty: 'No amenities found',
    });
  },
);

test('Amenities: failed changes show an error', { tag: '@phone' }, async ({ page, dashboard, watch }) => {
  await page.route(LIST, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: [anAmenity({})] }) : route.fallback(),
  );
  await dashboard.open('Amenities');
  await dashboard.button('Add Amenity').click();
  const form = dashboard.dialog('Add Amenity');
  const fields = { Name: 'Never', Icon: 'pool', Description: 'Never stored' };
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
  const create = { method: 'POST', path: /\/api\/admin\/amenities$/, fallback: 'Failed to create amenity' };
  await expectFailureToasts(dashboard, watch, create, () => form.getByRole('button', { name: 'Add Amenity' }).click());
  await form.getByRole('button', { name: 'Cancel' }).click();
  await dashboard.button('Discard').click();

  await expectFailedEdit(dashboard, watch, {
    record: 'Pool',
    what: 'amenity',
    method: 'PUT',
    path: /\/api\/admin\/amenities\/1$/,
  });
});
