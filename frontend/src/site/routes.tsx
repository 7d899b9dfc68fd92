import type { RouteObject } from 'react-router-dom';
import { SITE_PAGES, type SitePageKey } from '@farmhouse/contracts/pages/pages';
import { Layout } from './layout/layout.tsx';
import { missingPage, page, type PageRoute } from './page/page-route.tsx';
import { PageError } from './page/page-error.tsx';

/** The code of every page, with its path. The loader, head and query parameters of a page are in its own file. */
const CODE: Record<SitePageKey, PageRoute> = {
  home: page('home/home.page.tsx', () => import('./home/home.page.tsx')),
  services: page('services/services.page.tsx', () => import('./services/services.page.tsx')),
  gallery: page('gallery/gallery.page.tsx', () => import('./gallery/gallery.page.tsx')),
  booking: page('booking-wizard/booking.page.tsx', () => import('./booking-wizard/booking.page.tsx')),
  'booking-confirmation': page(
    'confirmation/confirmation.page.tsx',
    () => import('./confirmation/confirmation.page.tsx'),
  ),
  payment: page('payment/payment.page.tsx', () => import('./payment/payment.page.tsx')),
  'payment-success': page('payment/payment-success.page.tsx', () => import('./payment/payment-success.page.tsx')),
  receipt: page('receipt/receipt.page.tsx', () => import('./receipt/receipt.page.tsx')),
  location: page('location/location.page.tsx', () => import('./location/location.page.tsx')),
  contact: page('contact/contact.page.tsx', () => import('./contact/contact.page.tsx')),
  blog: page('blog/blog.page.tsx', () => import('./blog/blog.page.tsx')),
  post: page('blog/post.page.tsx', () => import('./blog/post.page.tsx')),
  'privacy-policy': page('legal/privacy.page.tsx', () => import('./legal/privacy.page.tsx')),
  'terms-conditions': page('legal/terms.page.tsx', () => import('./legal/terms.page.tsx')),
  'cookie-policy': page('legal/cookies.page.tsx', () => import('./legal/cookies.page.tsx')),
  'data-processing': page('legal/processing.page.tsx', () => import('./legal/processing.page.tsx')),
  '404-checker': page('link-checker/checker.page.tsx', () => import('./link-checker/checker.page.tsx')),
};

/** The route of every public page, and of unknown paths. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: PageError,
    children: [...SITE_PAGES.map((site) => CODE[site.key](site)), missingPage],
  },
];
