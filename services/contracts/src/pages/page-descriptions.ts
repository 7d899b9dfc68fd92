import type { PageKey } from './pages.ts';

/** The description of each page, for search engines and link previews, while it has no search record. */
export const PAGE_DESCRIPTIONS: Readonly<Record<PageKey, string>> = {
  home: 'A private farmhouse in Keesara near Hyderabad with a pool, lawns and air-conditioned rooms for families and celebrations.',
  services:
    'Extras for your stay at a farmhouse in Keesara near Hyderabad: bonfire, barbecue, box cricket, a personal chef and more.',
  gallery:
    'Pictures of a farmhouse in Keesara near Hyderabad: the pool, the rooms, the lawns and the evenings around the fire.',
  booking: 'Request your dates at a farmhouse in Keesara near Hyderabad in four short steps.',
  'booking-confirmation': 'The state of your booking request and what comes next.',
  payment: 'Pay for your stay by UPI and send us the transfer’s reference.',
  'payment-success': 'The state of your payment.',
  receipt: 'A receipt for what you paid or got back.',
  about: 'About a farmhouse in Keesara near Hyderabad.',
  location:
    'Map, directions and driving times to the farmhouse in Keesara near Hyderabad, with landmarks and travel tips.',
  contact: 'Call, message or write to the farmhouse, and find your way to Keesara near Hyderabad.',
  blog: 'Practical notes from a farmhouse in Keesara near Hyderabad: celebrations, monsoon weekends, and what lies around.',
  post: 'A note from the farmhouse.',
  'privacy-policy':
    'Which personal data the farmhouse in Keesara near Hyderabad collects, why, for how long, and your rights.',
  'terms-conditions':
    'The terms on which stays at the farmhouse in Keesara near Hyderabad are requested, confirmed and paid.',
  'cookie-policy':
    'Which cookies and browser storage the site of this farmhouse in Keesara near Hyderabad uses, and for what.',
  'data-processing': 'Who processes your data for the farmhouse in Keesara near Hyderabad, on what basis and where.',
  '404-checker': 'Checks whether every page and picture of this site can be reached.',
};
