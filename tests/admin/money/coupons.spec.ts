import { accepted, call } from '../../support/api/call.ts';
import { expect, test } from '../../support/browser/dashboard.ts';
import { requestSoleStay } from '../../support/guests.ts';

const COLUMNS = ['Code', 'Type', 'Value', 'Min Amount', 'Expiry', 'Status', 'Actions'];

test(
  'Coupons: the form shows an example discount, and the next guest can use the new coupon',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    const code = `CARD${String(Date.now()).slice(-9)}`;
    await dashboard.open('Coupons');
    await dashboard.button('Add Coupon').click();
    const form = page.getByRole('dialog');
    const example = form.getByRole('status');

    await form.getByRole('button', { name: 'Add Coupon' }).click();
    for (const field of ['Code', 'Value'])
      await expect(form.getByText(`${field} is required`, { exact: true })).toBeVisible();
    await expect(form.getByLabel('Min amount')).toHaveValue('0');
    await expect(form.getByText('Percentage (1-100)', { exact: true })).toBeVisible();
    await form.getByLabel('Code').fill(code.toLowerCase());
    await expect(form.getByLabel('Code')).toHaveValue(code);
    await form.getByLabel('Value').fill('101');
    await expect(form.getByText('Value must be a whole number from 1 to 100', { exact: true })).toBeVisible();
    await form.getByLabel('Value').fill('10');
    await expect(example).toHaveText('12 guests, ₹14,300 → saves ₹1,430');
    await form.getByLabel('Max discount').fill('1200');
    await expect(example).toHaveText('12 guests, ₹14,300 → saves ₹1,200');
    await form.getByText('Fixed', { exact: true }).click();
    await expect(form.getByText('Amount in ₹', { exact: true })).toBeVisible();
    await expect(form.getByLabel('Max discount')).toHaveCount(0);
    await expect(example).toHaveText('12 guests, ₹14,300 → saves ₹10');
    await form.getByText('Percentage', { exact: true }).click();
    await form.getByLabel('Max discount').fill('1200');
    await form.getByRole('button', { name: 'Add Coupon' }).click();

    await dashboard.expectToast('Success', 'Coupon created successfully');
    await expect(page.getByRole('columnheader')).toHaveText(COLUMNS);
    for (const text of ['Percentage', '10% (max ₹1,200)', '₹0', 'No expiry', 'Active'])
      await expect(dashboard.record(code)).toContainText(text);
    const body = { code, amount: 20_000 };
    const validated = accepted(await call<{ discountAmount: number }>('POST', '/api/coupons/validate', { body }));
    expect(validated.discountAmount).toBe(1200);
    page.once('dialog', (question) => void question.accept());
    await dashboard.button(`Delete ${code}`).click();
    await dashboard.expectToast('Success', 'Coupon deleted successfully');
    await expect(dashboard.record(code)).toHaveCount(0);
  },
);

test(
  'Coupons: a duplicate code is rejected, and editing one field keeps the others',
  { tag: '@phone' },
  async ({ page, dashboard, watch, aCoupon }) => {
    watch.expectRefusals(409);
    const { code } = await aCoupon({ expiryDate: '2027-03-31' });
    await dashboard.open('Coupons');
    await expect(dashboard.record(code)).toContainText('Wed, 31 Mar 2027');
    const form = page.getByRole('dialog');
    await dashboard.button('Add Coupon').click();
    await form.getByLabel('Code').fill(code);
    await form.getByLabel('Value').fill('5');
    await form.getByRole('button', { name: 'Add Coupon' }).click();
    await dashboard.expectToast('Error', 'A coupon with this code already exists');
    await expect(form.getByText('A coupon with this code already exists', { exact: true })).toBeVisible();
    await expect(form.getByLabel('Code')).toBeFocused();
    await expect(form.getByLabel('Value')).toHaveValue('5');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await dashboard.button('Discard').click();
    await expect(form).toHaveCount(0);

    await dashboard.button(`Edit ${code}`).click();
    await form.getByLabel('Value').fill('250');
    await form.getByRole('button', { name: 'Save changes' }).click();

    await dashboard.expectToast('Success', 'Coupon updated successfully');
    for (const text of ['Fixed', '₹250', 'Wed, 31 Mar 2027']) await expect(dashboard.record(code)).toContainText(text);
  },
);

test(
  'Coupons: a coupon shows below its code how often it was used and the total discount',
  { tag: '@phone' },
  async ({ dashboard, owner, aCoupon }) => {
    const { code } = await aCoupon({ type: 'fixed', value: 700, minAmount: 0 });
    await dashboard.open('Coupons');
    await expect(dashboard.record(code)).toContainText('Not used yet');

    const { code: booking } = await requestSoleStay({ couponCode: code });
    await dashboard.open('Coupons');
    await expect(dashboard.record(code)).toContainText('Not used yet · 1 request waiting');
    await owner.confirm(booking);
    await dashboard.open('Coupons');

    await expect(dashboard.record(code)).toContainText('Used once, ₹700 given');
  },
);
