import { inDays, today } from '../../support/dates.ts';
import { delayScripts } from '../../support/browser/delayed-requests.ts';
import { expect, test } from '../../support/browser/site-test.ts';
import { aPerson, Wizard } from '../../support/browser/wizard.ts';

const PERSONAL = [
  { field: 'Full Name', value: 'A', message: 'Full name is required' },
  { field: 'Contact Number', value: '12345', message: 'Valid contact number is required' },
  { field: 'Email', value: 'not an address', message: 'Please enter a valid email address' },
] as const;

for (const { field, value, message } of PERSONAL) {
  test(
    `the booking form shows beside ${field} "${value}" the error: ${message}`,
    { tag: '@phone' },
    async ({ page }) => {
      const wizard = new Wizard(page);
      const { fullName, contactNumber } = aPerson();
      await wizard.open();
      const person = { 'Full Name': fullName, 'Contact Number': contactNumber, [field]: value };
      for (const [label, text] of Object.entries(person)) await wizard.field(label).fill(text);

      await wizard.goOn();

      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
      await expect(wizard.field(field)).toHaveAttribute('aria-invalid', 'true');
      await expect(wizard.field(field)).toBeFocused();
      await wizard.expectStep(1, 'Personal Info');
    },
  );
}

test('the email address in the booking form is optional', { tag: '@desktop' }, async ({ page }) => {
  const wizard = new Wizard(page);
  await wizard.open();

  await wizard.fillPerson({ ...aPerson(), email: '' });
});

test(
  'the booking wizard offers only dates, guest counts and times that can be booked',
  { tag: '@desktop' },
  async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.fillPerson();

    await expect(wizard.field('Check-in Date')).toHaveAttribute('min', today());
    await expect(wizard.field('Check-out Date')).toHaveAttribute('min', today());
    await wizard.field('Check-in Date').fill(inDays(320));
    await expect(wizard.field('Check-out Date')).toHaveAttribute('min', inDays(320));
    const valuesOf = (label: string) =>
      wizard
        .field(label)
        .locator('option')
        .evaluateAll((options: { value: string }[]) => options.map(({ value }) => value));
    expect(await valuesOf('Number of Guests')).toEqual([
      '',
      ...Array.from({ length: 20 }, (_, index) => String(index + 1)),
    ]);
    expect(await valuesOf('Check-in Time')).toEqual([
      '',
      ...Array.from({ length: 9 }, (_, index) => `${10 + index}:00`),
    ]);
    expect(await valuesOf('Check-out Time')).toEqual(['', '09:00', '10:00', '11:00', '12:00']);
  },
);

test(
  'the booking form shows an error for each date, guest count and time that is emptied, not for one that Tab passes',
  { tag: '@phone' },
  async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.fillPerson();
    const dates = ['Check-in Date', 'Check-out Date'];
    const choices = ['Number of Guests', 'Check-in Time'];
    for (const label of [...dates, ...choices]) {
      await wizard.field(label).focus();
      await wizard.field(label).blur();
    }
    await expect(wizard.form.getByRole('alert').filter({ hasText: 'required' })).toHaveCount(0);

    for (const label of dates) {
      await wizard.field(label).fill(inDays(60));
      await wizard.field(label).fill('');
      await wizard.field(label).blur();
    }
    for (const label of choices) {
      await wizard.field(label).focus();
      await wizard.field(label).selectOption({ index: 5 });
      await wizard.field(label).selectOption('');
      await wizard.field(label).blur();
    }

    const messages = [
      'Check-in date is required',
      'Check-out date is required',
      'At least 1 guest is required',
      'Check-in time is required',
    ];
    for (const message of messages) await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(wizard.next).toBeDisabled();
  },
);

test('the booking form keeps what is typed before hydration', { tag: '@phone' }, async ({ page }) => {
  const release = await delayScripts(page);
  const wizard = new Wizard(page);
  await page.goto('/booking', { waitUntil: 'commit' });
  await wizard.field('Full Name').fill('Early Bird');
  await wizard.field('Contact Number').fill('9876543210');

  release();

  await expect(wizard.next).toBeEnabled();
  await expect(wizard.field('Full Name')).toHaveValue('Early Bird');
});

test(
  'the error of a booking form field disappears as soon as the value is valid',
  { tag: '@desktop' },
  async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.fillPerson();
    await wizard.field('Check-in Date').fill(inDays(62));
    await wizard.field('Check-out Date').fill(inDays(60));
    await wizard.field('Number of Guests').selectOption('2');
    await wizard.field('Check-in Time').selectOption('14:00');
    await wizard.goOn();
    const error = page.getByRole('alert').filter({ hasText: 'Check-out date cannot be before the check-in date' });
    await expect(error).toBeVisible();

    await wizard.field('Check-in Date').fill(inDays(59));

    await expect(error).toBeHidden();
  },
);

test(
  'an incomplete year in a date field of the booking form sends no availability request',
  { tag: '@desktop' },
  async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.fillPerson();
    const urls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/availability')) urls.push(request.url());
    });

    for (const year of ['0002', '0020', '0202']) await wizard.field('Check-in Date').fill(`${year}-01-20`);
    await wizard.field('Check-in Date').fill(inDays(200));

    await expect.poll(() => urls.length).toBeGreaterThan(0);
    for (const url of urls) expect(new URL(url).searchParams.get('to')?.slice(0, 2)).toBe('20');
  },
);

test('the booking form takes no year of five digits, and the page stays', { tag: '@desktop' }, async ({ page }) => {
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillPerson();

  await wizard.field('Check-in Date').fill('20266-12-12');

  await expect(wizard.field('Check-in Date')).toHaveValue('');
  await expect(wizard.next).toBeDisabled();
  await wizard.expectStep(2, 'Booking Details');
});
