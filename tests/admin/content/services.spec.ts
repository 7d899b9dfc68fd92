import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { accepted, call } from '../../support/api/call.ts';
import { expect, test } from '../../support/browser/dashboard.ts';
import { expectFailureToasts } from '../../support/browser/failing-requests.ts';
import { delayRequests } from '../../support/browser/delayed-requests.ts';
import { eventually } from '../../support/eventually.ts';
import { answerShownGallery } from '../../support/pictures/gallery-items.ts';
import { PICTURE_URL } from '../../support/pictures/picture-files.ts';

const COLUMNS = ['Name', 'Category', 'Price', 'Status', 'Actions'];
const CATEGORIES = ['Accommodation', 'Food', 'Entertainment', 'Transport', 'Activities', 'Other'];

test(
  'Services: a service is added, given a new price that the next guest pays, and deleted',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const name = `Kite flying ${Date.now()}`;
    await dashboard.open('Services');
    await expect(dashboard.record(/₹/).first()).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText(COLUMNS);

    await dashboard.button('Add Service').click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Add Service' }).click();
    for (const field of ['Name', 'Description', 'Price'])
      await expect(form.getByText(`${field} is required`, { exact: true })).toBeVisible();
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Description').fill('Six kites and a windy hill');
    await form.getByLabel('Price').fill('450');
    await form.getByLabel('Category').click();
    await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveText(CATEGORIES);
    await page.keyboard.press('Escape');
    await dashboard.choose(form.getByLabel('Category'), 'Activities');
    await form.getByRole('button', { name: 'Add Service' }).click();
    await dashboard.expectToast('Success', 'Service created successfully');
    for (const text of ['Activities', '₹450', 'Active']) await expect(dashboard.record(name)).toContainText(text);

    const release = await delayRequests(page, '**/api/admin/services');
    await dashboard.button(`Edit ${name}`).click();
    await form.getByLabel('Price').fill('475');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await dashboard.expectToast('Success', 'Service updated successfully');
    await expect(dashboard.record(name)).toContainText('₹475'); // as stored, before the list is fetched again
    release();
    const stored = (await owner.get<ServiceView[]>('/api/admin/services')).find((service) => service.name === name);
    expect(stored).toMatchObject({ price: 475, category: 'activities', active: true });
    await eventually(async () => {
      const body = { guestCount: 1, selectedServices: [String(stored?.id)] };
      const quote = accepted(await call<{ servicesPrice: number }>('POST', '/api/bookings/quote', { body }));
      expect(quote.servicesPrice).toBe(475);
    });

    page.once('dialog', (question) => void question.dismiss());
    await dashboard.button(`Delete ${name}`).click();
    await expect(dashboard.record(name)).toBeVisible();
    page.once('dialog', (question) => void question.accept());
    await dashboard.button(`Delete ${name}`).click();
    await dashboard.expectToast('Success', 'Service deleted successfully');
    await expect(dashboard.record(name)).toHaveCount(0);
  },
);

test(
  'Services: a switch in the row hides a service from guests and shows it again',
  { tag: '@phone' },
  async ({ page, dashboard, watch, aService }) => {
    const { id, name } = await aService({ maxGuests: 12, frequency: 'daily' });
    const isOffered = async () =>
      accepted(await call<ServiceView[]>('GET', '/api/services')).some((service) => service.id === id);
    await dashboard.open('Services');
    const active = dashboard.record(name).getByRole('switch', { name: `Active: ${name}` });
    await expect(active).toBeChecked();
    await expect(dashboard.record(name).locator('img')).toHaveJSProperty('complete', true);

    await active.click();
    await dashboard.expectToast('Success', `${name} is hidden from guests`);
    await expect(active).not.toBeChecked();
    await expect(dashboard.record(name)).toContainText('Inactive');
    await eventually(async () => expect(await isOffered()).toBe(false));

    const change = { method: 'PUT', path: /\/api\/admin\/services\/\d+$/, fallback: 'Failed to update service' };
    await expectFailureToasts(dashboard, watch, change, () => active.click());
    await expect(active).not.toBeChecked();
    const [request] = await Promise.all([page.waitForRequest(`**/api/admin/services/${id}`), active.click()]);
    expect(request.postDataJSON()).toEqual({ active: true });
    await expect(active).toBeChecked();
    await eventually(async () => expect(await isOffered()).toBe(true));
  },
);

test(
  'Services: a picture of the gallery, the billing unit and the number of persons are stored and shown to guests',
  { tag: '@phone' },
  async ({ page, dashboard, owner, aService }) => {
    const { id, name } = await aService({});
    await answerShownGallery(page, ['Sparklers']);
    await dashboard.open('Services');
    await dashboard.button(`Edit ${name}`).click();
    const form = dashboard.dialog('Edit Service');
    await dashboard.choose(form.getByLabel('How often'), 'every day of your stay');
    await form.getByLabel('Most guests').fill('14');
    await form.getByRole('button', { name: 'Choose from the gallery: Picture' }).click();
    await dashboard.dialog('Pictures of the gallery').getByRole('button', { name: 'Sparklers' }).click();
    await expect(form.getByLabel('Picture', { exact: true })).toHaveValue(PICTURE_URL);
    await form.getByRole('button', { name: 'Save changes' }).click();
    await dashboard.expectToast('Success', 'Service updated successfully');

    const stored = (await owner.get<ServiceView[]>('/api/admin/services')).find((service) => service.id === id);
    expect(stored).toMatchObject({ maxGuests: 14, frequency: 'daily', imageUrl: PICTURE_URL });
    await eventually(async () => {
      await page.goto('/services');
      const card = page.getByRole('article').filter({ hasText: name });
      await expect(card).toContainText('every day of your stay, up to 14 guests', { timeout: 1000 });
      await expect(card.locator('img')).toHaveAttribute('src', PICTURE_URL, { timeout: 1000 });
    });
  },
);

test('Services: a long name without spaces does not overflow the screen', async ({ page, dashboard, aService }) => {
  const { name } = await aService({ name: 'Boat'.repeat(20) });

  await dashboard.open('Services');

  await expect(dashboard.record(name)).toBeVisible();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
});

test(
  'Services: a form with unsaved input asks before it closes and keeps the input',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    await dashboard.open('Services');
    await dashboard.button('Add Service').click();
    const form = dashboard.dialog('Add Service');
    await form.getByLabel('Name').fill('Kite flying');

    for (const close of ['Cancel', 'Close']) {
      await form.getByRole('button', { name: close, exact: true }).click();
      await dashboard.button('Keep editing').click();
      await expect(dashboard.dialog('Discard your changes?')).toBeHidden();
      await expect(form.getByLabel('Name')).toHaveValue('Kite flying');
    }
    await form.getByRole('button', { name: 'Cancel' }).click();
    await dashboard.button('Discard').click();

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await dashboard.button('Add Service').click();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'Services: a name that the server rejects is marked beside its field',
  { tag: '@desktop' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(400);
    const message = 'Name must be at most 10 characters';
    await page.route('**/api/admin/services', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { message, errors: [{ path: 'name', message }] } })
        : route.fallback(),
    );
    await dashboard.open('Services');
    await dashboard.button('Add Service').click();
    const form = dashboard.dialog('Add Service');
    const fields = { Name: 'Kite flying', Description: 'Six kites', Price: '450' };
    for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);

    await form.getByRole('button', { name: 'Add Service' }).click();

    await dashboard.expectToast('Error', message);
    await expect(form.getByText(message, { exact: true })).toBeVisible();
    await expect(form.getByLabel('Name')).toBeFocused();
    for (const [label, value] of Object.entries(fields)) await expect(form.getByLabel(label)).toHaveValue(value);
  },
);

test('Services: an empty list shows an empty state', { tag: '@phone' }, async ({ page, dashboard }) => {
  await page.route('**/api/admin/services', (route) => route.fulfill({ json: [] }));

  await dashboard.open('Services');

  await expect(page.getByText('No services found', { exact: true })).toBeVisible();
});
