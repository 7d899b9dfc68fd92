import { expectAccessible } from '../support/axe.ts';
import { expect, SECTIONS, strangersTest, test, type Desk, type SectionTitle } from '../support/desk.ts';
import { pay, requestStay, type Requested } from '../support/guests.ts';

/** What opens each section's main dialogs, by a name to tell them apart. */
const DIALOGS: Partial<Record<SectionTitle, (desk: Desk, stay: Requested) => Promise<void>>> = {
  Confirmations: (desk, { code }) => desk.button(`Cancel booking ${code}`).click(),
  Payments: (desk, { code }) => desk.button(`Review ${code}`).click(),
  Calendar: (desk) => desk.button('Block dates').click(),
  Services: (desk) => desk.button('Add Service').click(),
  Coupons: (desk) => desk.button('Add Coupon').click(),
  'Site Settings': (desk) => desk.button('Add Setting').click(),
};

/** Nothing is still on its way. */
async function settled({ page }: Desk): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

async function expectFitting({ page }: Desk): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
}

for (const title of Object.keys(SECTIONS) as SectionTitle[]) {
  test(`${title} can be used by everybody and fits the screen`, async ({ page, desk }) => {
    const stay = await requestStay();
    await pay(stay);
    const isList = ['Bookings', 'Confirmations', 'Payments'].includes(title);
    await desk.open(title, isList ? `?q=${stay.code}` : '');
    await settled(desk);
    await expectAccessible(page);
    await expectFitting(desk);

    const open = DIALOGS[title];
    if (!open) return;
    await open(desk, stay);
    await expect(page.getByRole('dialog')).toBeVisible();
    await settled(desk);
    await expectAccessible(page);
    await expectFitting(desk);
  });
}

test('the details and dialogs of a booking can be used by everybody', async ({ page, desk }) => {
  const stay = await requestStay();
  await desk.open('Bookings', `?q=${stay.code}`);

  await desk.button(`View details of ${stay.code}`).click();
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await desk.button(`Delete ${stay.code}`).click();
  await expect(desk.dialog('Delete booking')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await desk.button('Add Booking').click();
  await expect(desk.dialog('Create External Booking')).toBeVisible();
  await expectAccessible(page);
});

strangersTest('the sign-in can be used by everybody', async ({ page, desk }) => {
  await page.goto('/admin');
  await desk.button('Sign In').click();
  await expect(page.getByText('Username is required')).toBeVisible();

  await expectAccessible(page);
  await expectFitting(desk);
});
