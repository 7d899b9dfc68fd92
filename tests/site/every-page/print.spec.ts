import type { Page } from '@playwright/test';
import { openAsGuest } from '../../support/browser/guest-pages.ts';
import { expect, test } from '../../support/browser/site-test.ts';
import { requestSoleStay } from '../../support/guests.ts';

const LONG_NAME = 'Venkata Naga Satya Lakshmi Narasimha Rao Chowdary';

/** How many sheets of A4 a page takes in print. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test(
  'a confirmation is printed on one A4 sheet without the site around it',
  { tag: '@desktop' },
  async ({ page, owner }) => {
    const stay = await requestSoleStay({ fullName: LONG_NAME, guestCount: 14 });
    await owner.confirm(stay.code);
    await openAsGuest(page, stay);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your dates are confirmed');

    await page.emulateMedia({ media: 'print' });

    await expect(page.getByText(stay.code).first()).toBeVisible();
    for (const part of [page.getByRole('contentinfo'), page.getByRole('button')])
      await expect(part.filter({ visible: true })).toHaveCount(0);
    expect(await sheetsOf(page)).toBe(1);
  },
);

test(
  'a receipt is printed on one A4 sheet without the site around it',
  { tag: '@desktop' },
  async ({ page, owner }) => {
    const stay = await requestSoleStay({ fullName: LONG_NAME, guestCount: 4 });
    const { id } = await owner.confirm(stay.code);
    await owner.send('POST', `/api/admin/bookings/${id}/payments`, { amount: 5100, method: 'cash', verify: true });
    await openAsGuest(page, stay);
    await page.getByRole('region', { name: 'Receipts' }).getByRole('link', { name: /^R\// }).click();
    await expect(page.getByRole('heading', { name: 'Receipt', exact: true })).toBeVisible();

    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('main')).toContainText('₹5,100');
    for (const part of [page.getByRole('contentinfo'), page.getByRole('button')])
      await expect(part.filter({ visible: true })).toHaveCount(0);
    expect(await sheetsOf(page)).toBe(1);
  },
);
