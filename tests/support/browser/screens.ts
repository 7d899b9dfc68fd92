import { devices, type PlaywrightTestConfig } from '@playwright/test';

/** A mid-range Android phone in India. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  userAgent: devices['Pixel 7'].userAgent,
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  timezoneId: 'Asia/Kolkata',
} satisfies PlaywrightTestConfig['use'];

/** A desktop in another time zone: days stay India's. */
export const DESKTOP = {
  viewport: { width: 1440, height: 900 },
  timezoneId: 'America/New_York',
} satisfies PlaywrightTestConfig['use'];
