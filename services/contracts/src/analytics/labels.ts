import type { FunnelAction } from './funnel.ts';
import { DIRECT_SOURCE } from './report.ts';
import { UNKNOWN_LOCATION, type Browser, type Device, type OperatingSystem } from './visitor.ts';

export const DEVICE_LABELS: Record<Device, string> = { desktop: 'Desktop', mobile: 'Mobile', tablet: 'Tablet' };

export const BROWSER_LABELS: Record<Browser, string> = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  safari: 'Safari',
  edge: 'Edge',
  other: 'Other',
};

export const OS_LABELS: Record<OperatingSystem, string> = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  android: 'Android',
  ios: 'iOS',
  other: 'Other',
};

/** The wizard's steps by their titles on the site. */
export const FUNNEL_LABELS: Record<FunnelAction, string> = {
  'wizard-personal': 'Personal Info',
  'wizard-details': 'Booking Details',
  'wizard-services': 'Additional Services',
  'wizard-payment': 'Payment Details',
  'booking-submitted': 'Booking submitted',
  'payment-opened': 'Payment page opened',
  'utr-sent': 'UTR sent',
  'coupon-accepted': 'Coupon accepted',
  'coupon-refused': 'Coupon refused',
  'dates-refused': 'Dates refused',
  'booking-refused': 'Booking refused',
};

/** `Pune, India`; only the country when the city is unknown. */
export function locationOf({ city, country }: { city: string; country: string }): string {
  return city === UNKNOWN_LOCATION || city === '' ? country || UNKNOWN_LOCATION : `${city}, ${country}`;
}

const SHOWN_ID_LENGTH = 6;

/** The last 6 characters. Rule: figures of the dashboard. */
export const shortSessionId = (sessionId: string): string => sessionId.slice(-SHOWN_ID_LENGTH);

/** The linking page, or `Direct`. */
export const referrerText = (referrer: string | null): string => referrer || DIRECT_SOURCE;
