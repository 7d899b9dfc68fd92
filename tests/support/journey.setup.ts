import { today } from './dates.ts';
import { expect, test as setup } from './test.ts';

/** Stores the settings that every journey needs if they are missing; existing values are not changed. */
const REQUIRED = {
  upi_id: 'farmhouse@invalid',
  booking_email: 'bookings@example.com',
  contact_phone: '+91 00000 11500',
  phone_secondary: '+91 00000 11503',
};

setup('the settings have a UPI id, the owner’s address and phone numbers', async ({ owner }) => {
  const settings = await owner.get<{ key: string; value: string }[]>('/api/admin/site-settings');
  for (const [key, value] of Object.entries(REQUIRED)) {
    if (!settings.some((setting) => setting.key === key && setting.value)) await owner.set(key, value);
  }

  expect(today()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
