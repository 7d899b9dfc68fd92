import type { CalendarSite } from '@farmhouse/contracts/bookings/calendar/calendar-feed';

/** Longest address that a site gives out. */
export const URL_MAX_LENGTH = 2_000;

/** The form in which addresses are stored and compared; Apple's `webcal:` is an alias of https. */
export function normalisedUrl(text: string): string {
  const url = URL.parse(text.trim().replace(/^webcals?:\/\//i, 'https://'));
  if (!url) return text.trim();
  url.hash = '';
  return url.href;
}

/** The part of an address that may be logged: the rest is secret. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? '';

/** The sites by host name without subdomains; Airbnb has a host for each country. */
const SITES: readonly [CalendarSite, RegExp][] = [
  ['airbnb', /(?:^|\.)airbnb(?:\.com?)?\.[a-z]{2,3}$/],
  ['booking', /(?:^|\.)booking\.com$/],
  ['vrbo', /(?:^|\.)(?:vrbo|homeaway)\.com$/],
  ['google', /(?:^|\.)google\.com$/],
  ['apple', /(?:^|\.)(?:icloud|apple)\.com$/],
];

export function siteOf(url: string): CalendarSite {
  const host = URL.parse(url)?.hostname ?? '';
  return SITES.find(([, pattern]) => pattern.test(host))?.[0] ?? 'other';
}
