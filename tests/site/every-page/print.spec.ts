import { openAsGuest } from '../../support/browser/guest-pages.ts';
import { expect, test } from '../../support/browser/site-test.ts';
import { requestSoleStay } from '../../support/guests.ts';

test(
  'a confirmation is printed on one A4 sheet without the site around it',
  { tag: '@desktop' },
  async ({ page, owner }) => {
    const stay = await requestSoleStay({
      fullName: 'Venkata Naga Satya Lakshmi Narasimha Rao Chowdary',
      guestCount: 14,
    });
    await owner.confirm(stay.code);
    await openAsGuest(page, stay);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your dates are confirmed');

    await page.emulateMedia({ media: 'print' });

    await expect(page.getByText(stay.code).first()).toBeVisible();
    for (const part of [page.getByRole('contentinfo'), page.getByRole('button')])
      await expect(part.filter({ visible: true })).toHaveCount(0);
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(1);
  },
);
