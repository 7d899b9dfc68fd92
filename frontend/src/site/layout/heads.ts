import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { settingNumber, settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import type { PageHead } from './head.ts';

type HeadOf = (settings: SettingValues) => PageHead;

const titled =
  (title: string, description: string | HeadOf, noindex = false): HeadOf =>
  (settings) => ({
    title: `${title} | ${settingText(settings, 'site_name')}`,
    description: typeof description === 'string' ? description : description(settings).description,
    noindex,
  });

export const homeHead: HeadOf = (settings) => ({
  title: `${settingText(settings, 'site_name')} – private farmhouse in Keesara near Hyderabad`,
  description:
    settingText(settings, 'site_description') ||
    'A private farmhouse in Keesara near Hyderabad with a pool, lawns and air-conditioned rooms for families and celebrations.',
});

export const HEADS = {
  services: titled(
    'Services',
    'Extras for your stay at the farmhouse: bonfire, barbecue, box cricket, a personal chef, decorations and more.',
  ),
  gallery: titled(
    'Gallery',
    'Pictures of the farmhouse, the pool, the rooms, the lawns and the evenings around the fire.',
  ),
  booking: titled('Book your stay', (settings) => ({
    title: '',
    description: `Request your dates at the farmhouse in four short steps. ${formatRupees(settingNumber(settings, 'price_per_guest'))} a guest, confirmed within 24 hours.`,
  })),
  contact: titled('Contact', 'Call, message or write to the farmhouse, and find your way to Keesara near Hyderabad.'),
  confirmation: titled('Your booking', 'The state of your booking request and what comes next.', true),
  payment: titled('Pay for your stay', 'Pay for your stay by UPI and send us the transfer’s reference.', true),
  paid: titled('Your payment', 'The state of your payment.', true),
  privacy: titled('Privacy policy', 'Which personal data the farmhouse collects, why, for how long, and your rights.'),
  terms: titled('Terms and conditions', 'The terms on which stays at the farmhouse are requested, confirmed and paid.'),
  cookies: titled('Cookie policy', 'Which cookies and browser storage this site uses, and for what.'),
  processing: titled('Data processing', 'Who processes your data for the farmhouse, on what basis and where.'),
  notFound: titled('Page not found', 'This page does not exist.', true),
} satisfies Record<string, HeadOf>;
