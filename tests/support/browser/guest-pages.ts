import type { Page } from '@playwright/test';
import { SITE_URL } from '../env.ts';
import type { Requested } from '../guests.ts';

/** Sets the guest's cookie in the browser, as if the booking had been made there. */
export async function setGuestCookie(page: Page, { cookie }: Pick<Requested, 'cookie'>): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: SITE_URL }]);
}

/** Opens the page of a booking as its guest. */
export async function openAsGuest(page: Page, stay: Pick<Requested, 'code' | 'cookie'>): Promise<void> {
  await setGuestCookie(page, stay);
  await page.goto(`/booking-confirmation?booking=${stay.code}`);
}
