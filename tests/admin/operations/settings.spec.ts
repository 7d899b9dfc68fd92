import type { SettingView } from '@farmhouse/contracts/content/setting';
import { expect, test } from '../../support/browser/dashboard.ts';
import { expectFitting } from '../../support/browser/every-width.ts';

const QUICK_KEYS = [
  ...['site_name', 'site_description', 'contact_phone', 'contact_email', 'contact_address', 'whatsapp_number'],
  ...['upi_id', 'business_hours', 'booking_email', 'emergency_contact', 'google_maps_place_url'],
  ...['google_maps_embed_url', 'google_maps_directions_url', 'location_latitude', 'location_longitude'],
  ...['social_facebook', 'social_instagram', 'social_twitter', 'price_per_guest', 'capacity', 'support_hours'],
  ...['hero_title_line1', 'hero_title_line2', 'hero_location', 'hero_description'],
];

test(
  'Site Settings: Quick Setup shows the value of every predefined key, or that it is not configured',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const settings = await owner.get<SettingView[]>('/api/admin/site-settings');
    await dashboard.open('Site Settings');
    const rows = page.getByRole('region', { name: 'Quick Setup' }).getByRole('listitem');
    await expect(rows.first()).toBeVisible();

    const shown = await rows.allInnerTexts();
    for (const key of QUICK_KEYS) {
      const value = settings.find((setting) => setting.key === key)?.value.trim();
      const [row, ...others] = shown.filter((text) => text.split('\n').includes(key));
      expect(others, key).toEqual([]);
      expect(row, key).toContain(value || 'Not configured');
      expect(row, key).toContain('Change');
    }
  },
);

const stored = (key: string, index: number, value = `Value ${index}`) => {
  return { id: index + 1, key, value, type: 'text', description: null };
};

test('Site Settings: a search finds labels, keys and values, and is kept in the URL', async ({ page, dashboard }) => {
  const own = Array.from({ length: 60 }, (_one, index) => stored(`note_${index}`, index));
  const settings = [...own, stored('contact_email', 70, 'x'.repeat(120)), stored('upi_id', 71, 'house@bank')];
  await page.route('**/api/admin/site-settings', (route) => route.fulfill({ json: settings }));
  await dashboard.open('Site Settings', '?topic=advanced');
  await expect(dashboard.record('note_59')).toBeVisible();
  await expect(dashboard.record('upi_id')).toHaveCount(0);
  await expectFitting(page);

  const search = page.getByRole('searchbox', { name: 'Search settings' });
  await search.fill('contact email');
  await expect(page.getByText('No setting matches “contact email”', { exact: true })).toBeVisible();
  await dashboard.button('Search all groups').click();
  await expect(dashboard.record('contact_email')).toBeVisible();
  await expectFitting(page);
  await search.fill('house@bank');
  await expect(dashboard.record('UPI id')).toBeVisible();
  await expect(dashboard.record('contact_email')).toHaveCount(0);
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/[?&]q=house%40bank/);

  await page.reload();
  await expect(search).toHaveValue('house@bank');
  await expect(dashboard.record('UPI id')).toBeVisible();
});

test(
  'Site Settings: an empty list shows how to add the first setting, and each predefined one begins with its key',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    await page.route('**/api/admin/site-settings', (route) => route.fulfill({ json: [] }));
    await dashboard.open('Site Settings');

    await expect(
      page.getByText('No settings found. Use the quick setup above to get started.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Not configured', { exact: true })).toHaveCount(QUICK_KEYS.length);
    await page.getByText('upi_id', { exact: true }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByLabel('Key')).toHaveValue('upi_id');
    await expect(form.getByLabel('Value')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();

    await dashboard.button('Change UPI id').press('Enter');
    await expect(form.getByLabel('Key')).toHaveValue('upi_id');
    await page.keyboard.press('Escape');
    await expect(dashboard.button('Change UPI id')).toBeFocused();
  },
);

test(
  'Site Settings: GST rates are entered in a table, which marks an invalid field, and stored as JSON text',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    const text = (percent: number) =>
      `{"placeOfSupply":"36-Telangana","rooms":[{"upTo":7500,"percent":${percent}},{"upTo":null,"percent":18}],"services":18}`;
    await page.route(/\/api\/admin\/site-settings(\/\d+)?$/, (route) =>
      route.fulfill({
        json: route.request().method() === 'GET' ? [stored('gst_rates', 0, text(5))] : stored('gst_rates', 0, text(12)),
      }),
    );
    await dashboard.open('Site Settings', '?q=gst_rates');
    await page.getByRole('button', { name: /gst_rates/ }).click();
    const form = page.getByRole('dialog');
    const save = form.getByRole('button', { name: 'Save changes' });
    await expect(form.locator('input:enabled').first()).toBeFocused();
    const preview = form.getByRole('status').filter({ hasText: /night|row/ });
    await expect(preview).toHaveText(
      'A night up to ₹7,500 has 5% GST, a dearer one 18%; other services have 18%. Prices include it: of a night at ₹7,500, ₹357 is GST.',
    );

    await form.getByRole('button', { name: 'Add row' }).click();
    const limit = form.getByLabel('Price of a night up to, row 2');
    await expect(limit).toBeFocused();
    await limit.fill('5000');
    await form.getByLabel('GST of a night, row 2').fill('99');
    await save.click();
    await expect(limit).toHaveAccessibleDescription('More than ₹7,500');
    await expect(limit).toBeFocused();
    await expect(form.getByLabel('GST of a night, row 2')).toHaveAccessibleDescription('0 to 28, in steps of 0.25');
    await expect(form.getByText('Correct the marked fields', { exact: true })).toBeVisible();

    await form.getByRole('button', { name: 'Remove row 2' }).click();
    await form.getByLabel('GST of a night, row 1').fill('12');
    await expect(preview).toContainText('A night up to ₹7,500 has 12% GST');
    const [request] = await Promise.all([page.waitForRequest(/site-settings\/1$/), save.click()]);
    expect((request.postDataJSON() as SettingView).value).toBe(text(12));
  },
);

test(
  'Site Settings: a new setting needs a valid key, which cannot be changed later',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const key = `note_${Date.now()}`;
    await dashboard.open('Site Settings');
    await dashboard.button('Add Setting').first().click();
    const form = page.getByRole('dialog');
    const save = form.getByRole('button', { name: 'Add Setting' });

    const hint = form.getByText('Lowercase letters, numbers and underscores only', { exact: true });
    await expect(hint).toBeVisible();
    await form.getByLabel('Key').fill('Not A Key!');
    await form.getByLabel('Value').fill('first');
    await save.click();
    await expect(hint).toHaveCount(2); // the second one in red
    await form.getByLabel('Key').fill(key);
    await form.getByLabel('Description').fill('For my eyes only');
    const [request] = await Promise.all([page.waitForRequest('**/api/admin/site-settings'), save.click()]);
    expect(request.postDataJSON()).toEqual({ key, value: 'first', description: 'For my eyes only', type: 'text' });
    await dashboard.expectToast('Success', 'Setting created successfully');
    await expect(page.getByRole('columnheader')).toHaveText(['Setting', 'Value', 'Description', 'Actions']);
    for (const text of ['first', 'For my eyes only']) await expect(dashboard.record(key)).toContainText(text);

    await dashboard.button(`Change ${key}`).click();
    await expect(form.getByLabel('Key')).toBeDisabled();
    await form.getByLabel('Value').fill('second');
    const change = page.waitForRequest(/site-settings\/\d+$/);
    await form.getByRole('button', { name: 'Save changes' }).click();
    const body = { key, value: 'second', description: 'For my eyes only', type: 'text' };
    expect((await change).postDataJSON()).toEqual(body);

    await dashboard.expectToast('Success', 'Setting updated successfully');
    await expect(dashboard.record(key)).toContainText('second');
    const stored = await owner.get<SettingView[]>('/api/admin/site-settings');
    expect(stored.find((setting) => setting.key === key)?.value).toBe('second');
  },
);

test(
  'Site Settings: a new UPI id is saved only after its test QR code was shown',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    const changes: string[] = [];
    page.on('request', (call) => call.method() !== 'GET' && changes.push(new URL(call.url()).pathname));
    await dashboard.open('Site Settings');
    await page.getByRole('button', { name: /upi_id/ }).click();
    const value = page.getByRole('dialog').getByLabel('Value');
    await value.fill('another@bank');

    await dashboard.button('Save changes').click();
    const question = dashboard.dialog('Save this change?');
    await expect(question.getByRole('img', { name: 'Test QR code for ₹1 to another@bank' })).toBeVisible();
    await question.getByRole('button', { name: 'Back' }).click();

    await expect(question).toBeHidden();
    await expect(value).toHaveValue('another@bank');
    expect(changes.filter((path) => path.includes('site-settings'))).toEqual([]);
  },
);
