import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/site-test.ts';
import { slowNetwork, PhoneUser } from '../support/browser/taps.ts';
import { aPerson, Wizard } from '../support/browser/wizard.ts';

const MAX_TAPS = 14;
const MAX_SECONDS = 90;

test.use({ viewport: { width: 360, height: 640 } });

/** The calendar's days, from tomorrow on, on which a guest may arrive and leave. */
function freeDays(page: Page) {
  return page.getByRole('grid').getByRole('button', { name: /^(?!.*(today|check-out only))/, disabled: false });
}

test(
  `a new guest on a slow phone requests a stay within ${MAX_TAPS} taps and ${MAX_SECONDS} seconds`,
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    const { fullName, contactNumber, email } = aPerson();
    const wizard = new Wizard(page);
    await slowNetwork(page, { kbps: 400 });

    const user = new PhoneUser();
    await page.goto('/');
    await user.tap(page.getByRole('main').getByRole('link', { name: 'Book Your Stay' }).first());
    await user.type(wizard.field('Full Name'), fullName);
    await user.type(wizard.field('Contact Number'), contactNumber);
    await user.type(wizard.field('Email'), email);
    await user.tap(wizard.next);
    await user.tap(freeDays(page).first());
    await user.tap(freeDays(page).nth(1));
    await user.choose(wizard.field('Number of Guests'), '4');
    await user.choose(wizard.field('Check-in Time'), '14:00');
    await user.tap(wizard.next);
    await wizard.expectStep(3, 'Additional Services');
    await user.tap(wizard.next);
    await wizard.expectStep(4, 'Payment Details');
    await user.tap(wizard.submit);
    await expect(page).toHaveURL(/\/booking-confirmation\?booking=FH-/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    test.info().annotations.push({ type: 'measured', description: `${user.taps} taps, ${user.seconds.toFixed(0)} s` });
    expect(user.taps).toBeLessThanOrEqual(MAX_TAPS);
    expect(user.seconds).toBeLessThanOrEqual(MAX_SECONDS);
  },
);
