import { expect, type Locator, type Page } from '@playwright/test';
import { aPhone, anEmail, type StayRequest } from '../guests.ts';
import { openNight, type Night } from '../dates.ts';

export type Person = Pick<StayRequest, 'fullName' | 'contactNumber' | 'email'>;

export const aPerson = (): Person => ({ fullName: 'Asha Rao', contactNumber: aPhone(), email: anEmail() });

/** The booking wizard's page object. */
export class Wizard {
  readonly page: Page;
  readonly next: Locator;
  readonly previous: Locator;
  readonly submit: Locator;
  readonly form: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('form', { name: 'Booking' });
    this.next = this.form.getByRole('button', { name: 'Next Step' });
    this.previous = this.form.getByRole('button', { name: 'Previous' });
    this.submit = this.form.getByRole('button', { name: 'Submit Booking' });
  }

  field(label: string): Locator {
    return this.form.getByLabel(label);
  }

  get summary(): Locator {
    return this.page.getByRole('complementary', { name: 'Booking Summary' });
  }

  /** The total that the summary shows once guests are chosen. */
  get total(): Locator {
    return this.summary.getByText(/^₹[\d,]+$/).last();
  }

  async open(): Promise<void> {
    await this.page.goto('/booking');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Book Your Stay' })).toBeVisible();
  }

  async expectStep(number: number, title: string): Promise<void> {
    await expect(this.page.getByRole('main').getByText(`${number} of 4`)).toBeVisible();
    await expect(this.form.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }

  async goOn(): Promise<void> {
    await this.next.click();
  }

  async fillPerson({ fullName, contactNumber, email }: Person = aPerson()): Promise<void> {
    await this.field('Full Name').fill(fullName);
    await this.field('Contact Number').fill(contactNumber);
    await this.field('Email').fill(email);
    await this.goOn();
    await this.expectStep(2, 'Booking Details');
  }

  async fillDetails({ checkinDate, checkoutDate }: Night = openNight(), guests = 4): Promise<void> {
    await this.enterDate('Check-in Date', checkinDate);
    await this.enterDate('Check-out Date', checkoutDate);
    await this.field('Number of Guests').selectOption(String(guests));
    await this.field('Check-in Time').selectOption('14:00');
    await this.goOn();
    await this.expectStep(3, 'Additional Services');
  }

  /**
   * Enters a date after a key press, because browsers excuse layout shifts only right after real input, which `fill` is
   * not: the calendar shows the date's month, which may have another number of weeks.
   */
  private async enterDate(label: string, date: string): Promise<void> {
    await this.field(label).press('Shift');
    await this.field(label).fill(date);
  }

  async chooseServices(...names: string[]): Promise<void> {
    for (const name of names) await this.form.getByRole('checkbox', { name }).check();
    await this.goOn();
    await this.expectStep(4, 'Payment Details');
  }

  async applyCoupon(code: string): Promise<void> {
    await this.field('Coupon Code').fill(code);
    await this.form.getByRole('button', { name: 'Apply' }).click();
  }

  /** Opens the wizard at its last step, filled by a draft in session storage: for tests of what happens there. */
  async openFilled(person = aPerson(), night = openNight()): Promise<void> {
    await this.page.goto('/robots.txt');
    const draft = { step: 3, values: { ...person, ...night, guestCount: '4', checkinTime: '14:00' } };
    await this.page.evaluate(`sessionStorage.setItem('booking-draft', ${JSON.stringify(JSON.stringify(draft))})`);
    await this.open();
    await this.expectStep(4, 'Payment Details');
  }

  /** Fills all steps without submitting. */
  async fillAll(person = aPerson(), night = openNight()): Promise<void> {
    await this.open();
    await this.fillPerson(person);
    await this.fillDetails(night);
    await this.chooseServices();
  }
}
