import type { NewSession, PageView } from '../store/hit.ts';

export const aNewSession = (fields: Partial<NewSession> = {}): NewSession => ({
  device: 'mobile',
  browser: 'chrome',
  os: 'android',
  fingerprint: null,
  ipAddress: '203.0.113.0',
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9)',
  country: 'India',
  city: 'Unknown',
  referrer: null,
  source: 'Direct',
  landingPage: '/',
  ...fields,
});

export const aPageView = (fields: Partial<PageView> = {}): PageView => ({
  page: '/',
  url: null,
  title: null,
  timeOnPage: 0,
  scrollDepth: 0,
  ...fields,
});
