import type { SettingView } from '@farmhouse/contracts/content/setting';
import { expect, test } from '../support/browser/dashboard.ts';

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
    const keys = page.getByRole('region', { name: 'Quick Setup' }).getByRole('listitem');

    await expect(keys).toHaveCount(QUICK_KEYS.length);
    const shown = await keys.allInnerTexts();
    for (const [index, key] of QUICK_KEYS.entries()) {
      const value = settings.find((setting) => setting.key === key)?.value.trim();
      expect(shown[index]).toContain(key);
      expect(shown[index]).toContain(value || 'Not configured');
    }
  },
);

test(
  'Site Settings: settings are listed by topic, labelled by their meaning',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    const setting = (id: number, key: string) => ({ id, key, value: '1', type: 'text', description: null });
    const stored = [setting(1, 'upi_id'), setting(2, 'price_per_guest'), setting(3, 'a_note_of_mine')];
    await page.route('**/api/admin/site-settings', (route) => route.fulfill({ json: stored }));
    await dashboard.open('Site Settings');
    const topics = page.getByRole('group', { name: 'Settings by topic' }).getByRole('button');

    await expect(topics).toHaveText([
      ...['All (3)', 'Payments (1)', 'Contact (0)', 'Prices (1)', 'Home page (0)', 'Search (0)', 'Advanced (1)'],
    ]);
    await dashboard.button('Payments (1)').click();

    await expect(dashboard.record('upi_id')).toContainText('UPI id that guests pay to');
    await expect(dashboard.record('a_note_of_mine')).toHaveCount(0);
  },
);

test(
  'Site Settings: an empty list shows how to add the first setting',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    await page.route('**/api/admin/site-settings', (route) => route.fulfill({ json: [] }));
    await dashboard.open('Site Settings');

    await expect(
      page.getByText('No settings found. Use the quick setup above to get started.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Not configured', { exact: true })).toHaveCount(QUICK_KEYS.length);
    await page.getByRole('button', { name: /upi_id/ }).click();
    await expect(page.getByRole('dialog').getByLabel('Key')).toHaveValue('upi_id');
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

    await dashboard.button(`Edit ${key}`).click();
    await expect(form.getByLabel('Key')).toBeDisabled();
    await form.getByLabel('Value').fill('second');
    await form.getByRole('button', { name: 'Save changes' }).click();

    await dashboard.expectToast('Success', 'Setting updated successfully');
    await expect(dashboard.record(key)).toContainText('second');
    const stored = await owner.get<SettingView[]>('/api/admin/site-settings');
    expect(stored.find((setting) => setting.key === key)?.value).toBe('second');
  },
);

test(
  'Site Settings: another UPI id is saved only after its test QR code was shown',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    const changes: string[] = [];
    page.on('request', (call) => call.method() !== 'GET' && changes.push(new URL(call.url()).pathname));
    await dashboard.open('Site Settings');
    await page
      .getByRole('button', { name: /upi_id/ })
      .first()
      .click();
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
