import { SITE_PAGES, type PageKey } from '@farmhouse/contracts/pages/pages';
import { sectionPath } from '@farmhouse/contracts/pages/sections';

/** A screen of the contact sheet. */
export interface Screen {
  /** Name of its files. */
  name: string;
  title: string;
  path: string;
  /** The element that is clicked before the picture is taken. */
  click?: string;
  /** The wizard's step that a draft in session storage opens; 0 is the first. */
  step?: number;
  /** The booking that the page is opened with, as its guest: the first demo booking in this state. */
  booking?: { status: string; paymentStatus: string };
}

const ofBooking = (name: string, title: string, path: string, status: string, paymentStatus: string): Screen => ({
  name,
  title,
  path,
  booking: { status, paymentStatus },
});

/** The views that differ most from their page. */
const VIEWS: Partial<Record<PageKey, readonly Screen[]>> = {
  services: [{ name: 'service', title: 'One service', path: '/services?service=personal-chef' }],
  gallery: [
    { name: 'gallery-category', title: 'One category of the gallery', path: '/gallery?category=activities' },
    { name: 'lightbox', title: 'Lightbox', path: '/gallery', click: 'main li[id^="picture-"] a' },
  ],
  booking: [
    { name: 'booking-dates', title: 'Booking, dates', path: '/booking', step: 1 },
    { name: 'booking-services', title: 'Booking, services', path: '/booking', step: 2 },
    { name: 'booking-review', title: 'Booking, review', path: '/booking', step: 3 },
  ],
};

/** Pages that look different with a booking, or are empty without parameters in the URL. */
const INSTEAD: Partial<Record<PageKey, readonly Screen[]>> = {
  'booking-confirmation': [
    ofBooking(
      'confirmation-requested',
      'Booking confirmation, requested',
      '/booking-confirmation',
      'pending',
      'pending',
    ),
    ofBooking(
      'confirmation-confirmed',
      'Booking confirmation, confirmed',
      '/booking-confirmation',
      'confirmed',
      'verified',
    ),
    { name: 'confirmation', title: 'Booking confirmation without a booking', path: '/booking-confirmation' },
  ],
  payment: [
    ofBooking('payment-open', 'Payment', '/payment', 'confirmed', 'pending'),
    ofBooking('payment-failed', 'Payment, failed', '/payment', 'pending', 'failed'),
    { name: 'payment', title: 'Payment without a booking', path: '/payment' },
  ],
  'payment-success': [
    ofBooking('payment-sent', 'Payment, reference sent', '/payment-success', 'pending', 'pending_verification'),
    { name: 'payment-success', title: 'Payment received, without a booking', path: '/payment-success' },
  ],
  post: [{ name: 'post', title: 'Blog post', path: '/blog/unhurried-guide-to-keesara' }],
};

/** Every public page, and the views that differ most from their page. */
export const SCREENS: readonly Screen[] = [
  ...SITE_PAGES.flatMap(
    ({ key, name, path }) => INSTEAD[key] ?? [{ name: key, title: name, path }, ...(VIEWS[key] ?? [])],
  ),
  { name: 'not-found', title: 'Not found', path: '/no-such-page' },
];

/** Views of the dashboard that its sections' pictures do not show. */
export const DASHBOARD_SCREENS: readonly Screen[] = [
  {
    name: 'rates-form',
    title: 'Rates, one rate with its preview',
    path: sectionPath('rates'),
    click: 'button[aria-label^="Edit"]',
  },
];
