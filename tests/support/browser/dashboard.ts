import { randomInt } from 'node:crypto';
import { SECTIONS as TABLE, sectionPath, type SectionLabel } from '@farmhouse/contracts/pages/sections';
import { addDays } from '@farmhouse/contracts/timing/ist';
import type { Locator, Page } from '@playwright/test';
import { inDays } from '../dates.ts';
import { ADMIN_USERNAME, SITE_URL } from '../env.ts';
import { expect, test as base, toastOf } from './site-test.ts';

export type SectionTitle = SectionLabel;

/** The dashboard's sections by their labels, with their paths. */
export const SECTIONS = Object.fromEntries(TABLE.map(({ key, label }) => [label, sectionPath(key)])) as Readonly<
  Record<SectionTitle, string>
>;

/** Formats a day (`YYYY-MM-DD`), or the day of an instant in India, as date fields and Bookings do: `Nov 21, 2026`. */
export function shownDay(date: string): string {
  const day = { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'Asia/Kolkata' } as const;
  return new Intl.DateTimeFormat('en-US', day).format(new Date(date));
}

/** Two days of one month beyond the booking horizon, so that blocking them affects no other test. */
export function farDays(): { first: string; second: string } {
  const month = inDays(randomInt(400, 3000)).slice(0, 7);
  const first = `${month}-${String(randomInt(10, 26))}`;
  return { first, second: addDays(first, 1) };
}

const SECTION_TIMEOUT_MS = 10_000;

/** The dashboard's page object. */
export class Dashboard {
  readonly page: Page;
  private readonly isPhone: boolean;

  constructor(page: Page, isPhone: boolean) {
    this.page = page;
    this.isPhone = isPhone;
  }

  /** Opens a section by its URL; `query` filters its content. */
  async open(title: SectionTitle, query = ''): Promise<void> {
    await this.page.goto(`${SECTIONS[title]}${query}`);
    await this.expectSection(title);
  }

  async expectSection(title: SectionTitle): Promise<void> {
    // waits without an expectation, which writes down the whole page each time that it does not hold yet
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor({ timeout: SECTION_TIMEOUT_MS });
    await expect(this.page).toHaveURL(new RegExp(`${SECTIONS[title]}(\\?|$)`));
  }

  /** The links to all sections; opens the menu first on small screens. */
  async sections(): Promise<Locator> {
    if (this.isPhone) await this.page.getByRole('button', { name: /^More/ }).click();
    return this.page.getByRole('navigation', { name: 'Sections' });
  }

  /** The link of the bottom navigation on phones whose name starts with `title`. */
  shortcut(title: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Shortcuts' })
      .getByRole('link', { name: new RegExp(`^${title}`) });
  }

  /** The table row, or on phones the card, that contains `text`. */
  record(text: string | RegExp): Locator {
    const role = this.isPhone ? 'listitem' : 'row';
    return this.page.getByRole('main').getByRole(role).filter({ hasText: text });
  }

  /** The card that contains `text`, in a section that shows cards at every size. */
  card(text: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: text });
  }

  /** The cards of a list, in order. */
  cards(list: string): Locator {
    return this.page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
  }

  /** The arrow key that moves to the next card: phones show cards in one column. */
  get nextCardKey(): string {
    return this.isPhone ? 'ArrowDown' : 'ArrowRight';
  }

  /** A booking in Confirmations or Payments, found by its own code: competing bookings also name it. */
  booking(code: string): Locator {
    return this.page.getByRole('article').filter({ has: this.button(`Details of ${code}`) });
  }

  /**
   * A booking in Bookings, found by its own code: a table row, or a row of two lines on phones, which does not show the
   * code.
   */
  bookingRow(code: string): Locator {
    if (!this.isPhone) return this.page.getByRole('row', { name: new RegExp(`^${code} `) });
    return this.page.getByRole('listitem').filter({ has: this.button(`View details of ${code}`) });
  }

  /** The select for a booking's status: in the table's row, or in the details on phones. */
  async statusSelect(code: string): Promise<Locator> {
    if (this.isPhone) await this.button(`View details of ${code}`).click();
    return this.page.getByRole('combobox', { name: `Status of ${code}` });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Selects an option of an Ant Design select, whose list is rendered outside the field. */
  async choose(field: Locator, option: string): Promise<void> {
    await field.click();
    const shown = this.page.locator('.ant-select-dropdown:visible .ant-select-item-option-content');
    await shown
      .getByText(option, { exact: true })
      .or(shown.and(this.page.getByText(option, { exact: true })))
      .first()
      .click();
  }

  /** Types a day (`YYYY-MM-DD`) in a date picker. */
  async enterDay(field: Locator, day: string): Promise<void> {
    // repeated, in case the field before it has just set this one
    await expect(async () => {
      // the picker keeps the text as typed when it is its current day
      if ((await field.inputValue()) === shownDay(day)) return;
      await field.fill(day);
      await field.press('Tab');
      await expect(field).toHaveValue(shownDay(day), { timeout: 2000 });
    }).toPass();
  }

  /** Expects a notification with exactly this text. */
  async expectToast(title: string, ...texts: string[]): Promise<void> {
    const toast = toastOf(this.page);
    await expect(toast.locator('.toast-title')).toHaveText(title);
    await expect(toast.locator('.toast-text')).toHaveText(texts);
  }
}

/** Browser storage with the owner signed in by this token; without toasts about what other tests' guests do. */
export function signedInState(token: string, showsNotifications = false) {
  const localStorage = [
    { name: 'adminToken', value: token },
    { name: 'adminUser', value: JSON.stringify({ username: ADMIN_USERNAME, role: 'admin' }) },
    { name: 'adminNewsHidden', value: String(!showsNotifications) },
  ];
  return { cookies: [], origins: [{ origin: SITE_URL, localStorage }] };
}

interface DashboardFixtures {
  dashboard: Dashboard;
}

/** Lists the styles of controls that are not in the style sheet of the controls, so that the page has computed them. */
const LIST_COMPUTED_STYLES = `[...document.querySelectorAll('style[data-css-hash]')]
  .map(({ textContent }) => textContent.slice(0, 80))
  .filter((text) => text.startsWith('@layer antd'))`;

/** Playwright's test with the owner signed in. */
export const test = base.extend<DashboardFixtures>({
  storageState: async ({ owner }, use) => use(signedInState(owner.token)),
  dashboard: async ({ page, isMobile }, use) => {
    await use(new Dashboard(page, isMobile));
    // a page that is just being left has no styles to look at
    const computed = await page.evaluate<string[]>(LIST_COMPUTED_STYLES).catch(() => []);
    expect(computed, 'not in frontend/build/control-styles.ts').toEqual([]);
  },
});

/** Playwright's test with the dashboard's helpers and nobody signed in. */
export const signedOutTest = base.extend<DashboardFixtures>({
  dashboard: async ({ page, isMobile }, use) => use(new Dashboard(page, isMobile)),
});

export { expect } from '@playwright/test';
