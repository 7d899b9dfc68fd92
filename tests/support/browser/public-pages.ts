/** The path of every public page that answers 200 without parameters. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/services',
  '/gallery',
  '/contact',
  '/booking',
  '/booking-confirmation',
  '/payment',
  '/payment-success',
  '/location',
  '/blog',
  '/404-checker',
  '/privacy-policy',
  '/terms-conditions',
  '/cookie-policy',
  '/data-processing',
];
