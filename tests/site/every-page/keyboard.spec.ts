import type { Locator, Page } from '@playwright/test';
import { expect, test, toastOf } from '../../support/browser/site-test.ts';
import { aPerson, Wizard } from '../../support/browser/wizard.ts';

const MAX_TABS = 80;

interface MatchableElement {
  matches(selector: string): boolean;
}

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MAX_TABS; stops += 1) {
    if (await target.evaluate((element: MatchableElement) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key never gets there');
}

test('the link to the content keeps the step of the booking wizard', { tag: '@desktop' }, async ({ page }) => {
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillPerson();

  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
  await wizard.expectStep(2, 'Booking Details');
});

test('a guest can complete a booking with only the keyboard', { tag: '@desktop' }, async ({ page, aService }) => {
  const service = await aService();
  const person = aPerson();
  const wizard = new Wizard(page);
  const { keyboard } = page;
  await wizard.open();

  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page, wizard.field('Full Name'));
  await keyboard.type(person.fullName);
  await keyboard.press('Tab');
  await keyboard.type(person.contactNumber);
  await keyboard.press('Tab');
  await keyboard.type(person.email);
  await keyboard.press('Enter');
  await wizard.expectStep(2, 'Booking Details');
  // focus moves to the heading of the new step, which announces it
  await expect(page.getByRole('heading', { level: 2, name: 'Booking Details' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Later month' }));
  for (let months = 0; months < 11; months += 1) await keyboard.press('Enter');
  await tabTo(page, page.getByRole('grid').locator('button[tabindex="0"]'));
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(wizard.field('Check-in Date')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  await expect(wizard.field('Check-out Date')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  await tabTo(page, wizard.field('Number of Guests'));
  await keyboard.type('3 g');
  await tabTo(page, wizard.field('Check-in Time'));
  await keyboard.press('ArrowDown');
  await tabTo(page, wizard.next);
  await keyboard.press('Enter');

  await wizard.expectStep(3, 'Additional Services');
  await tabTo(page, page.getByRole('checkbox', { name: service.name }));
  await keyboard.press('Space');
  await tabTo(page, wizard.next);
  await keyboard.press('Space');

  await wizard.expectStep(4, 'Payment Details');
  await expect(wizard.total).toHaveText('₹4,700');
  await tabTo(page, wizard.submit);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/booking-confirmation\?booking=FH-/);
  await expect(toastOf(page)).toContainText('Booking Submitted Successfully!');
  await keyboard.press('F8');
  const focused = page.getByRole('region', { name: /^Notifications/ }).locator(':focus');
  await expect(focused).toHaveCount(1);
  await keyboard.press('Escape');
  await expect(focused).toHaveCount(0);
});
