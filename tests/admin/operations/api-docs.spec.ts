import { API_DOCS } from '@farmhouse/contracts/pages/sections';
import { expectAccessible } from '../../support/browser/axe.ts';
import { expect, signedOutTest, test } from '../../support/browser/dashboard.ts';

test(
  'API: the owner opens the documentation from the settings, finds a call and reads its parameters and responses',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    await dashboard.open('Site Settings');
    await page.getByRole('link', { name: 'documentation of the API' }).click();
    await expect(page).toHaveURL(new RegExp(`${API_DOCS}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible();

    await page.getByRole('searchbox', { name: 'Search paths and texts' }).fill('coupons validate');
    await expect(page.getByRole('status').filter({ hasText: '1 call' })).toBeVisible();
    await page.getByText('/api/coupons/validate').click();

    await expect(page.getByText('everyone', { exact: true })).toBeVisible();
    await page.getByText('Fields of ValidateCouponDto').click();
    await expect(page.getByText('integer, from 0, up to 1000000000')).toBeVisible();
    await page.getByText('Example', { exact: true }).first().click();
    await expect(page.locator('pre')).toContainText('"amount": 0');
    await expectAccessible(page);
  },
);

signedOutTest(
  'API: who is not signed in gets to the sign-in instead of the documentation',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(API_DOCS);

    await expect(page).toHaveURL(/\/admin$/);
  },
);
