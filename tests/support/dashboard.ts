import { randomInt } from 'node:crypto';
import { addDays } from '@farmhouse/contracts/bookings/stay';
import type { Locator, Page } from '@playwright/test';
import { inDays } from './dates.ts';
import { ADMIN_USERNAME, SITE_URL } from './env.ts';
import { expect, test as base, toastOf } from './site-test.ts';

/** The dashboard's sections as the owner reads them, and where they are. */
export const SECTIONS = {
  Overview: '/admin/dashboard',
  Bookings: '/admin/dashboard/bookings',
  Confirmations: '/admin/dashboard/confirmations',
  Payments: '/admin/dashboard/payments',
  Calendar: '/admin/dashboard/calendar',
  Services: '/admin/dashboard/services',
  Coupons: '/admin/dashboard/coupons',
  'Site Settings': '/admin/dashboard/settings',
} as const;
export type SectionTitle = keyof typeof SECTIONS;

/** A day (`YYYY-MM-DD`), or that of an instant in India, as the dashboard writes it: `Nov 21, 2026`. */
export function shownDay(date: string): string {
  const day = { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'Asia/Kolkata' } as const;
  return new Intl.DateTimeFormat('en-US', day).format(new Date(date));
}

/** Two days of one month, later than any guest can ask for, so that blocking them is in nobody's way. */
export function farDays(): { first: string; second: string } {
  const month = inDays(randomInt(400, 3000)).slice(0, 7);
  const first = `${month}-${String(randomInt(10, 26))}`;
  return { first, second: addDays(first, 1) };
}

/** The dashboard as the owner uses it. */
export class Dashboard {
  readonly page: Page;
  private readonly isPhone: boolean;

  constructor(page: Page, isPhone: boolean) {
    this.page = page;
    this.isPhone = isPhone;
  }

  /** Opens a section by its address; `query` narrows what it shows. */
  async open(title: SectionTitle, query = ''): Promise<void> {
    await this.page.goto(`${SECTIONS[title]}${query}`);
    await this.expectSection(title);
  }

  async expectSection(title: SectionTitle): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`${SECTIONS[title]}(\\?|$)`));
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** The links to all sections, opened first where they are not always on screen. */
  async sections(): Promise<Locator> {
    if (this.isPhone) await this.page.getByRole('button', { name: 'Open sections' }).click();
    return this.page.getByRole('navigation', { name: 'Sections' });
  }

  /** The row of a table, or the card that stands for it on a phone, which holds `text`. */
  record(text: string | RegExp): Locator {
    const role = this.isPhone ? 'listitem' : 'row';
    return this.page.getByRole('main').getByRole(role).filter({ hasText: text });
  }

  /** A booking in Confirmations or Payments, found by its own code: others name it when they clash with it. */
  booking(code: string): Locator {
    return this.page.getByRole('article').filter({ has: this.button(`Details of ${code}`) });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Chooses from one of Ant Design's lists, which open outside of their field. */
  async choose(field: Locator, option: string): Promise<void> {
    await field.click();
    await this.page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click();
  }

  /** Enters a day (`YYYY-MM-DD`) into a date field that only takes taps on phones. */
  async enterDay(field: Locator, day: string): Promise<void> {
    await field.evaluate((input: { readOnly: boolean }) => (input.readOnly = false));
    await field.fill(day);
    await field.press('Tab'); // Enter would send the whole form
    await expect(field).toHaveValue(shownDay(day));
  }

  /** The notification says exactly this. */
  async expectToast(title: string, ...texts: string[]): Promise<void> {
    const toast = toastOf(this.page);
    await expect(toast.locator('.toast-title')).toHaveText(title);
    await expect(toast.locator('.toast-text')).toHaveText(texts);
  }
}

interface DashboardFixtures {
  dashboard: Dashboard;
}

/** Playwright's test in a browser in which the owner has signed in. */
export const test = base.extend<DashboardFixtures>({
  storageState: async ({ owner }, use) => {
    const localStorage = [
      { name: 'adminToken', value: owner.token },
      { name: 'adminUser', value: JSON.stringify({ username: ADMIN_USERNAME, role: 'admin' }) },
    ];
    await use({ cookies: [], origins: [{ origin: SITE_URL, localStorage }] });
  },
  dashboard: async ({ page, isMobile }, use) => use(new Dashboard(page, isMobile)),
});

/** The same before anybody has signed in. */
export const strangersTest = base.extend<DashboardFixtures>({
  dashboard: async ({ page, isMobile }, use) => use(new Dashboard(page, isMobile)),
});

export { expect } from '@playwright/test';
