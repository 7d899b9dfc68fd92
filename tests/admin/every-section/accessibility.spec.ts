import { expectAccessible } from '../../support/browser/axe.ts';
import { expectFitting, expectGoodAtEveryWidth, expectGoodDialog } from '../../support/browser/every-width.ts';
import {
  expect,
  SECTIONS,
  signedOutTest,
  test,
  type Dashboard,
  type SectionTitle,
} from '../../support/browser/dashboard.ts';
import { pay, requestStay } from '../../support/guests.ts';

/** Sections that list bookings: they are filtered by the code of a paid one. */
const BOOKING_LISTS: readonly SectionTitle[] = ['Bookings', 'Confirmations', 'Payments'];

/** Opens the main dialog of each section; `code` is the booking's. */
const DIALOGS: Partial<Record<SectionTitle, (dashboard: Dashboard, code: string) => Promise<void>>> = {
  Confirmations: (dashboard, code) => dashboard.button(`Cancel booking ${code}`).click(),
  Payments: (dashboard, code) => dashboard.button(`Review ${code}`).click(),
  Calendar: (dashboard) => dashboard.button('Block dates').click(),
  Services: (dashboard) => dashboard.button('Add Service').click(),
  Coupons: (dashboard) => dashboard.button('Add Coupon').click(),
  Gallery: (dashboard) => dashboard.button('Add Images').first().click(),
  'Homepage Images': (dashboard) => dashboard.button('Add Homepage Image').first().click(),
  Amenities: (dashboard) => dashboard.button('Add Amenity').first().click(),
  'SEO & Reviews': async (dashboard) => {
    // no record can be added once every page has one
    await dashboard.page.route(/\/api\/admin\/seo$/, (route) => route.fulfill({ json: [] }));
    await dashboard.open('SEO & Reviews');
    await dashboard.button('Add Page SEO').first().click();
  },
  'Custom Scripts': (dashboard) => dashboard.button('Add Custom Script').first().click(),
  'Blog Posts': (dashboard) => dashboard.button('New Post').click(),
  'Site Settings': (dashboard) => dashboard.button('Add Setting').click(),
  'Page Content': (dashboard) => dashboard.button('Add Page Content').click(),
};

/** The code of a new booking whose guest has paid. */
async function aPaidBooking(): Promise<string> {
  const stay = await requestStay();
  await pay(stay);
  return stay.code;
}

/** Waits until nothing is loading. */
async function settled({ page }: Dashboard): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

for (const title of Object.keys(SECTIONS) as SectionTitle[]) {
  test(
    `Accessibility: ${title} and its dialog have no violations and fit at every width`,
    { tag: '@desktop' },
    async ({ page, dashboard }) => {
      const code = BOOKING_LISTS.includes(title) ? await aPaidBooking() : '';
      await dashboard.open(title, code && `?q=${code}`);
      await settled(dashboard);
      await expectGoodAtEveryWidth(page);

      const open = DIALOGS[title];
      if (!open) return;
      await open(dashboard, code);
      await expect(page.getByRole('dialog')).toBeVisible();
      await settled(dashboard);
      await expectGoodDialog(page);
    },
  );
}

test('Accessibility: the details and dialogs of a booking have no violations', async ({ page, dashboard }) => {
  const stay = await requestStay();
  await dashboard.open('Bookings', `?q=${stay.code}`);

  await dashboard.button(`View details of ${stay.code}`).click();
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
  await expectAccessible(page);
  const details = dashboard.dialog(`Booking ${stay.code}`);
  await details.getByRole('button', { name: `Delete ${stay.code}` }).click();
  await expect(dashboard.dialog('Delete booking')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dashboard.dialog('Delete booking')).toBeHidden();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toBeHidden();
  await dashboard.button('Add Booking').click();
  await expect(dashboard.dialog('Create External Booking')).toBeVisible();
  await expectAccessible(page);
});

signedOutTest('Accessibility: the sign-in has no violations and fits the screen', async ({ page, dashboard }) => {
  await page.goto('/admin');
  await dashboard.button('Sign In').click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.locator('picture img')).toBeInViewport();

  await expectAccessible(page);
  await expectFitting(page);
});
