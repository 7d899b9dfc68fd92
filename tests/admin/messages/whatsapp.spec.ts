import { expect, test } from '../../support/browser/dashboard.ts';

const KEYS = { accessToken: null, appSecret: null, verifyToken: null };

test(
  'WhatsApp: keys are entered and never shown again, and a message gets its template',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    await dashboard.open('WhatsApp');
    await expect(dashboard.page.getByText('No guest has opted out with STOP.')).toBeVisible();
    await page.getByLabel('Phone number ID').fill('106540352242922');
    await page.getByLabel('Access token').fill('EAAG-a-token-that-nobody-shows-7788');

    await page.getByRole('region', { name: 'Account' }).getByRole('button', { name: 'Save' }).click();

    await dashboard.expectToast('Saved', 'The WhatsApp settings apply from the next message on');
    await expect(page.getByLabel('Access token')).toHaveValue('');
    await expect(page.getByPlaceholder('Set, ends with 7788')).toBeVisible();
    await page.reload();
    await expect(page.getByPlaceholder('Set, ends with 7788')).toBeVisible();
    await expect(page.locator('body')).not.toContainText('EAAG-a-token');
    await dashboard.button('Add template of Booking confirmed').click();
    const form = dashboard.dialog('Template: Booking confirmed');
    await form.getByLabel('Name').fill('booking_confirmed');
    await page.keyboard.press('Escape');
    await dashboard.dialog('Discard your changes?').getByRole('button', { name: 'Keep editing' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('booking_confirmed, en')).toBeVisible();
    await owner.send('PUT', '/api/admin/whatsapp', { ...KEYS, phoneNumberId: null, templates: [] });
  },
);
