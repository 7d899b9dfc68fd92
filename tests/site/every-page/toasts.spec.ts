import { expect, test, toastOf } from '../../support/browser/site-test.ts';
import { Wizard } from '../../support/browser/wizard.ts';

test(
  'only one notification is shown at a time; a newer one replaces it, and it disappears after five seconds',
  { tag: '@desktop' },
  async ({ page, watch }) => {
    watch.expectRefusals(404);
    const wizard = new Wizard(page);
    await wizard.openFilled();
    await wizard.applyCoupon(' ');
    await expect(toastOf(page)).toContainText('No Coupon Code');

    await wizard.applyCoupon('NOSUCHCODE');

    await expect(toastOf(page)).toContainText('Invalid Coupon');
    await expect(toastOf(page)).toHaveCount(1);
    await page.mouse.move(5, 700);
    await expect(toastOf(page)).toHaveCount(0, { timeout: 8_000 });
  },
);

test(
  'a swipe of 50 px to the right dismisses a notification, a shorter one does not',
  { tag: '@phone' },
  async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.openFilled();
    const swipe = async (pixels: number) => {
      const box = await toastOf(page).boundingBox();
      if (!box) throw new Error('There is no notification');
      const [x, y] = [Math.round(box.x) + 20, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + pixels, y, { steps: 6 });
      await page.mouse.up();
    };
    await wizard.applyCoupon(' ');
    await expect(toastOf(page)).toBeVisible();

    await swipe(49);
    await expect(toastOf(page)).toBeVisible();
    await swipe(50);

    await expect(toastOf(page)).toHaveCount(0, { timeout: 2_000 });
  },
);

test(
  'Escape moves focus out of the notifications, also when nothing had focus before',
  { tag: '@desktop' },
  async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.openFilled();
    await wizard.applyCoupon(' ');
    await expect(toastOf(page)).toBeVisible();
    const focused = page.getByRole('region', { name: /^Notifications/ }).locator(':focus');
    await page.locator(':focus').blur();

    await page.keyboard.press('F8');
    await expect(focused).toHaveCount(1);
    await page.keyboard.press('Escape');

    await expect(focused).toHaveCount(0);
  },
);
