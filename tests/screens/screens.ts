/** Takes pictures of every page of the running product and of every section of its dashboard for docs/screens. */
import { mkdir } from 'node:fs/promises';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { call, cookiesOf } from '../support/api/call.ts';
import { CHROMIUM } from '../support/browser/chromium.ts';
import { SECTIONS, signedInState } from '../support/browser/dashboard.ts';
import { inDays } from '../support/dates.ts';
import { SITE_URL } from '../support/env.ts';
import { Owner } from '../support/api/owner.ts';
import { FOLDER, SIZES, storeContactSheet, storeDashboard, storePicture, type Size } from './contact-sheet.ts';
import { addExampleRates } from './example-rates.ts';
import { DASHBOARD_SCREENS, SCREENS, type Screen } from './pages.ts';

const LOCAL: BrowserContextOptions = {
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  reducedMotion: 'reduce',
  bypassCSP: true,
};

/** Sticky elements would cover the middle of a picture of the whole page, and off-screen content is not painted. */
const WHOLE_PAGE = `
  .skip-offscreen { content-visibility: visible !important; }
  header, nav[aria-label="Quick actions"], aside[aria-label="Booking Summary"] { position: static !important; }
  button[aria-label="Open live chat"] { display: none !important; }
`;

/** The input of a guest at one of the wizard's later steps. */
const DRAFT = {
  fullName: 'Asha Rao',
  contactNumber: '98000 00000',
  email: 'asha.rao@example.com',
  checkinDate: inDays(40),
  checkoutDate: inDays(42),
  guestCount: '8',
  checkinTime: '14:00',
};

/** Loads every lazy picture and waits until it is decoded. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    window.scrollTo(0, 0);
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  })()`);
  await page.waitForLoadState('networkidle');
}

interface Guest {
  code: string;
  cookie: { name: string; value: string; url: string };
}

const guests = new Map<string, Promise<Guest>>();

/** The guest of a booking in this state, with the cookie; looked up once, as lookups are limited. */
function guestOf(owner: Owner, { status, paymentStatus }: NonNullable<Screen['booking']>): Promise<Guest> {
  const query = `status=${status}&paymentStatus=${paymentStatus}&page=1&pageSize=1`;
  const found = guests.get(query) ?? lookUp(owner, query);
  guests.set(query, found);
  return found;
}

async function lookUp(owner: Owner, query: string): Promise<Guest> {
  const [booking] = await owner.get<BookingView[]>(`/api/admin/bookings?${query}`);
  if (!booking) throw new Error(`No booking matches ${query}: run \`make seed\` first`);
  const { confirmationCode, contactNumber } = booking;
  const body = { confirmationCode, phoneLast4: contactNumber.replace(/\D/g, '').slice(-4) };
  const [name = '', value = ''] = cookiesOf(await call('POST', '/api/bookings/lookup', { body })).split('=');
  return { code: confirmationCode, cookie: { name, value, url: SITE_URL } };
}

async function open(page: Page, owner: Owner, { path, step, booking }: Screen): Promise<void> {
  if (step !== undefined) {
    await page.goto(`${SITE_URL}/robots.txt`);
    const draft = JSON.stringify(JSON.stringify({ step, values: DRAFT }));
    await page.evaluate(`sessionStorage.setItem('booking-draft', ${draft})`);
  }
  const guest = booking && (await guestOf(owner, booking));
  if (guest) await page.context().addCookies([guest.cookie]);
  await page.goto(SITE_URL + path + (guest ? `?booking=${guest.code}` : ''));
  await page.waitForLoadState('networkidle');
  await loadAll(page);
  if (step !== undefined) await page.evaluate(`sessionStorage.clear()`);
}

async function take(page: Page, owner: Owner, screen: Screen, size: Size): Promise<void> {
  await open(page, owner, screen);
  if (screen.click) {
    await page.locator(screen.click).first().click();
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
  } else {
    await page.addStyleTag({ content: WHOLE_PAGE });
  }
  await storePicture(await page.screenshot({ fullPage: !screen.click }), screen, size);
}

async function takePages(browser: Browser, owner: Owner, size: Size): Promise<void> {
  const context = await browser.newContext({ ...size.options, ...LOCAL });
  const page = await context.newPage();
  for (const screen of SCREENS) await take(page, owner, screen, size);
  await context.close();
}

async function takeDashboard(browser: Browser, owner: Owner, size: Size): Promise<void> {
  const context = await browser.newContext({ ...size.options, ...LOCAL, storageState: signedInState(owner.token) });
  const page = await context.newPage();
  const pictures: Buffer[] = [];
  for (const path of Object.values(SECTIONS)) {
    await page.goto(SITE_URL + path);
    await page.waitForLoadState('networkidle');
    pictures.push(await page.screenshot());
  }
  await storeDashboard(pictures, size);
  for (const screen of DASHBOARD_SCREENS) await take(page, owner, screen, size);
  await context.close();
}

await mkdir(FOLDER, { recursive: true });
const owner = await Owner.signedIn();
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu'],
});
const deleteExampleRates = await addExampleRates(owner);
try {
  for (const size of SIZES) {
    await takePages(browser, owner, size);
    await takeDashboard(browser, owner, size);
  }
} finally {
  await deleteExampleRates();
  await browser.close();
}
await storeContactSheet([...SCREENS, ...DASHBOARD_SCREENS], Object.keys(SECTIONS));
