import { delayRequests } from '../../support/browser/delayed-requests.ts';
import { expect, test, toastOf } from '../../support/browser/site-test.ts';
import { Wizard } from '../../support/browser/wizard.ts';

test('Apply with a blank coupon code shows an error without an HTTP request', { tag: '@phone' }, async ({ page }) => {
  const wizard = new Wizard(page);
  await wizard.openFilled();
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));

  await wizard.applyCoupon('   ');

  await expect(toastOf(page)).toContainText('No Coupon Code');
  await expect(toastOf(page)).toContainText('Please enter a coupon code');
  expect(urls.filter((url) => url.includes('/api/coupons'))).toEqual([]);
});

test(
  'a refused coupon shows the server’s message and removes the discount',
  { tag: '@desktop' },
  async ({ page, watch, aCoupon }) => {
    watch.expectRefusals(400, 404);
    const high = await aCoupon({ minAmount: 100_000 });
    const wizard = new Wizard(page);
    await wizard.openFilled();
    for (const { code, message } of [
      { code: 'NOSUCHCODE', message: 'Invalid coupon code' },
      { code: high.code, message: 'Minimum booking amount for this coupon is ₹1,00,000' },
    ]) {
      await wizard.applyCoupon(code);

      await expect(toastOf(page)).toContainText('Invalid Coupon');
      await expect(toastOf(page)).toContainText(message);
      await expect(wizard.form.getByRole('status').filter({ hasText: message })).toBeVisible();
      await expect(wizard.total).toHaveText('₹5,100');
    }
  },
);

test(
  'a coupon check that takes longer than four seconds shows a note',
  { tag: '@desktop' },
  async ({ page, watch }) => {
    watch.expectRefusals(404);
    const wizard = new Wizard(page);
    await wizard.openFilled();
    const release = await delayRequests(page, '**/api/coupons/validate');

    await wizard.applyCoupon('NOSUCHCODE');

    const note = wizard.form.getByText('This is taking longer than usual.');
    await expect(note).toBeVisible({ timeout: 6000 });
    release();
    await expect(note).toHaveCount(0);
    await expect(wizard.form.getByRole('status').filter({ hasText: 'Invalid coupon code' })).toBeVisible();
  },
);

test(
  'a coupon code with full-width or joined characters is normalised',
  { tag: '@phone' },
  async ({ page, aCoupon }) => {
    const { code } = await aCoupon({ code: 'FLATPHONE', value: 300 });
    const wizard = new Wizard(page);
    await wizard.openFilled();

    await wizard.applyCoupon(` ${code.replace('FL', 'ﬂ').toLowerCase()}`);

    await expect(wizard.form.getByRole('status').filter({ hasText: 'Coupon applied successfully' })).toBeVisible();
    await expect(wizard.field('Coupon Code')).toHaveValue(code);
  },
);

test(
  'a coupon error without a server message is shown as an invalid code',
  { tag: '@desktop' },
  async ({ page, watch }) => {
    watch.expectRefusals(500);
    const wizard = new Wizard(page);
    await wizard.openFilled();
    await page.route('**/api/coupons/validate', (route) => route.fulfill({ status: 500, body: '' }));

    await wizard.applyCoupon('ANYCODE');

    await expect(toastOf(page)).toContainText('Invalid coupon code');
  },
);

test(
  'the submitted price includes guests that were added after the coupon was applied',
  { tag: '@phone' },
  async ({ page, aCoupon }) => {
    const coupon = await aCoupon({ type: 'percentage', value: 10 });
    const wizard = new Wizard(page);
    await wizard.openFilled();
    await wizard.applyCoupon(coupon.code);
    await expect(wizard.total).toHaveText('₹4,590');
    await wizard.previous.click();
    await wizard.previous.click();
    await wizard.field('Number of Guests').selectOption('10');
    await wizard.goOn();
    await wizard.goOn();
    await expect(wizard.total).toHaveText('₹10,800');

    const [request] = await Promise.all([page.waitForRequest('**/api/bookings'), wizard.submit.click()]);

    expect(request.postDataJSON()).toMatchObject({
      guestCount: 10,
      couponCode: coupon.code,
      basePrice: 11_500,
      servicesPrice: 0,
      discountAmount: 1200,
      finalTotal: 10_800,
    });
    await expect(page).toHaveURL(/booking-confirmation/);
  },
);

test(
  'Submit checks a coupon again whose check had no answer, and sends nothing before the guest has seen the total',
  { tag: '@desktop' },
  async ({ page, watch, aCoupon }) => {
    watch.expectRefusals(503);
    const coupon = await aCoupon({ type: 'percentage', value: 10 });
    const wizard = new Wizard(page);
    await wizard.openFilled();
    await page.route('**/api/coupons/validate', (route) => route.fulfill({ status: 503, body: '' }));
    await wizard.applyCoupon(coupon.code);
    await expect(wizard.form.getByRole('status').filter({ hasText: 'Invalid coupon code' })).toBeVisible();
    await page.unroute('**/api/coupons/validate');

    await wizard.submit.click();
    await expect(wizard.total).toHaveText('₹4,590');
    const [request] = await Promise.all([page.waitForRequest('**/api/bookings'), wizard.submit.click()]);

    expect(request.postDataJSON()).toMatchObject({ couponCode: coupon.code, finalTotal: 4590 });
  },
);

test(
  'a request is sent without the coupon that was refused, once the guest has seen the refusal',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.expectRefusals(404);
    const wizard = new Wizard(page);
    await wizard.openFilled();
    await wizard.field('Coupon Code').fill('NOSUCHCODE');
    await wizard.submit.click();
    await expect(wizard.form.getByRole('status').filter({ hasText: 'Invalid coupon code' })).toBeVisible();
    await expect(wizard.field('Coupon Code')).toBeFocused();

    const [request] = await Promise.all([page.waitForRequest('**/api/bookings'), wizard.submit.click()]);

    expect(request.postDataJSON()).toMatchObject({ couponCode: '', discountAmount: 0, finalTotal: 5100 });
    await expect(page).toHaveURL(/booking-confirmation/);
  },
);

test(
  'a coupon whose minimum amount is not reached any more is shown as refused, with the total that is then booked',
  { tag: '@desktop' },
  async ({ page, aCoupon }) => {
    const { code } = await aCoupon({ value: 300, minAmount: 5000 });
    const wizard = new Wizard(page);
    await wizard.openFilled();
    await wizard.applyCoupon(code);
    await expect(wizard.total).toHaveText('₹4,800');
    await wizard.previous.click();
    await wizard.previous.click();
    await wizard.field('Number of Guests').selectOption('2');
    await wizard.goOn();
    await wizard.goOn();
    await expect(wizard.form.getByRole('status').filter({ hasText: 'Minimum booking amount' })).toBeVisible();
    await expect(wizard.total).toHaveText('₹2,800');

    const [request] = await Promise.all([page.waitForRequest('**/api/bookings'), wizard.submit.click()]);

    expect(request.postDataJSON()).toMatchObject({ couponCode: '', discountAmount: 0, finalTotal: 2800 });
    await expect(page).toHaveURL(/booking-confirmation/);
  },
);

test(
  'another code can be entered over an applied one, which no longer counts from the first changed letter',
  { tag: '@phone' },
  async ({ page, aCoupon }) => {
    const [small, large] = [await aCoupon({ value: 300 }), await aCoupon({ value: 500 })];
    const wizard = new Wizard(page);
    await wizard.openFilled();
    await wizard.applyCoupon(small.code);
    await expect(wizard.form.getByRole('button', { name: 'Remove' })).toBeVisible();
    await expect(wizard.total).toHaveText('₹4,800');

    await wizard.field('Coupon Code').fill(large.code);
    await expect(wizard.total).toHaveText('₹5,100');
    await expect(wizard.form.getByText('Coupon applied successfully')).toBeHidden();
    await wizard.form.getByRole('button', { name: 'Apply' }).click();

    await expect(wizard.total).toHaveText('₹4,600');
    await wizard.form.getByRole('button', { name: 'Remove' }).click();
    await expect(wizard.total).toHaveText('₹5,100');
    await expect(wizard.field('Coupon Code')).toHaveValue('');
  },
);
