import type { RouteObject } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { missingPage, page } from './layout/page-route.tsx';
import { PageError } from './layout/page-error.tsx';

/** All public pages. The loader, head and query parameters of a page are in its own file. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: PageError,
    children: [
      page('/', 'home/home.page.tsx', () => import('./home/home.page.tsx')),
      page('/services', 'services/services.page.tsx', () => import('./services/services.page.tsx')),
      page('/gallery', 'gallery/gallery.page.tsx', () => import('./gallery/gallery.page.tsx')),
      page('/location', 'location/location.page.tsx', () => import('./location/location.page.tsx')),
      page('/blog', 'blog/blog.page.tsx', () => import('./blog/blog.page.tsx')),
      page('/blog/:slug', 'blog/post.page.tsx', () => import('./blog/post.page.tsx')),
      page('/contact', 'contact/contact.page.tsx', () => import('./contact/contact.page.tsx')),
      page('/booking', 'booking/booking.page.tsx', () => import('./booking/booking.page.tsx')),
      page(
        '/booking-confirmation',
        'confirmation/confirmation.page.tsx',
        () => import('./confirmation/confirmation.page.tsx'),
      ),
      page('/payment', 'payment/payment.page.tsx', () => import('./payment/payment.page.tsx')),
      page('/payment-success', 'payment/payment-success.page.tsx', () => import('./payment/payment-success.page.tsx')),
      page('/privacy-policy', 'legal/privacy.page.tsx', () => import('./legal/privacy.page.tsx')),
      page('/terms-conditions', 'legal/terms.page.tsx', () => import('./legal/terms.page.tsx')),
      page('/cookie-policy', 'legal/cookies.page.tsx', () => import('./legal/cookies.page.tsx')),
      page('/data-processing', 'legal/processing.page.tsx', () => import('./legal/processing.page.tsx')),
      page('/404-checker', 'checker/checker.page.tsx', () => import('./checker/checker.page.tsx')),
      missingPage,
    ],
  },
];
