import { randomInt } from 'node:crypto';
import type { ContactMessageView } from '@farmhouse/contracts/content/contact-message';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/axe.ts';
import { call } from '../../support/api/call.ts';
import { anEmail } from '../../support/guests.ts';
import { expect, test } from '../../support/browser/site-test.ts';

const formOf = (page: Page) => page.getByRole('form', { name: 'Write to us' });

async function fill(page: Page, message: string, email = anEmail()): Promise<void> {
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  const form = formOf(page);
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Message').fill(message);
}

test(
  'a message sent on /contact appears in the owner’s contact messages',
  { tag: '@phone' },
  async ({ page, owner }) => {
    const message = `Do you take dogs? ${randomInt(1e9)}`;
    await fill(page, message);

    await formOf(page).getByRole('button', { name: 'Send Message' }).click();

    await expect(page.getByRole('status')).toContainText('we have your message');
    await expect(page.getByRole('status')).toBeFocused();
    await expectAccessible(page);
    const [stored] = await owner.get<ContactMessageView[]>(
      `/api/admin/contact-messages?q=${encodeURIComponent(message)}`,
    );
    expect(stored).toMatchObject({ name: 'Asha Rao', message, status: 'new' });
  },
);

test(
  'the contact form shows an error for each missing field and focuses the first of them',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    const form = formOf(page);

    await form.getByRole('button', { name: 'Send Message' }).click();

    await expect(form.getByText('Name is required')).toBeVisible();
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await expect(form.getByText('Message is required')).toBeVisible();
    await expect(form.getByLabel('Name')).toBeFocused();
    await expectAccessible(page);
  },
);

test(
  'the contact form shows the server’s message beside the field and keeps the input',
  { tag: '@desktop' },
  async ({ page, watch }) => {
    watch.expectRefusals(400);
    await page.route('**/api/contact', (route) =>
      route.fulfill({
        status: 400,
        json: { message: 'Invalid', code: 'invalid-input', errors: [{ path: 'phone', message: 'Not a number' }] },
      }),
    );
    await fill(page, 'Hello');

    await formOf(page).getByRole('button', { name: 'Send Message' }).click();

    await expect(formOf(page).getByText('Not a number')).toBeVisible();
    await expect(formOf(page).getByLabel('Message')).toHaveValue('Hello');
  },
);

test(
  'the contact form shows the waiting time when the rate limit is reached',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.expectRefusals(429);
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '300' }, json: { message: 'Too many requests' } }),
    );
    await fill(page, 'Hello');

    await formOf(page).getByRole('button', { name: 'Send Message' }).click();

    await expect(formOf(page).getByText(/wait 5 minutes/)).toBeVisible();
  },
);

test(
  'POST /api/contact drops a message with a value in the hidden field (honeypot)',
  { tag: '@desktop' },
  async ({ owner }) => {
    const message = `Buy now ${randomInt(1e9)}`;
    const body = { name: 'Bot', email: anEmail(), message, website: 'https://spam.example' };

    const { status } = await call('POST', '/api/contact', { body });

    expect(status).toBeLessThan(300);
    expect(await owner.get(`/api/admin/contact-messages?q=${encodeURIComponent(message)}`)).toEqual([]);
  },
);
