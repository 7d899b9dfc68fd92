import type { RouteObject } from 'react-router-dom';
import { SERVICES_READ } from '../shared/catalogue/services.api.ts';
import { PageError } from './layout/page-error.tsx';
import { HEADS, homeHead } from './layout/heads.ts';
import { Layout } from './layout/layout.tsx';
import { page } from './layout/page.ts';

/** Every public page. Order does not matter; a path that none of them takes is the not-found page. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: PageError,
    children: [
      page('/', () => import('./home/home.page.tsx'), {
        module: 'src/site/home/home.page.tsx',
        head: homeHead,
        reads: [SERVICES_READ],
        overHero: true,
      }),
      page('/services', () => import('./services/services.page.tsx'), {
        module: 'src/site/services/services.page.tsx',
        head: HEADS.services,
        reads: [SERVICES_READ],
      }),
      page('/gallery', () => import('./gallery/gallery.page.tsx'), {
        module: 'src/site/gallery/gallery.page.tsx',
        head: HEADS.gallery,
      }),
      page('/contact', () => import('./contact/contact.page.tsx'), {
        module: 'src/site/contact/contact.page.tsx',
        head: HEADS.contact,
      }),
      page('/booking', () => import('./booking/booking.page.tsx'), {
        module: 'src/site/booking/booking.page.tsx',
        head: HEADS.booking,
        reads: [SERVICES_READ],
        ownBar: true,
      }),
      page('/booking-confirmation', () => import('./confirmation/confirmation.page.tsx'), {
        module: 'src/site/confirmation/confirmation.page.tsx',
        head: HEADS.confirmation,
      }),
      page('/payment', () => import('./payment/payment.page.tsx'), {
        module: 'src/site/payment/payment.page.tsx',
        head: HEADS.payment,
      }),
      page('/payment-success', () => import('./payment/payment-success.page.tsx'), {
        module: 'src/site/payment/payment-success.page.tsx',
        head: HEADS.paid,
      }),
      page('/privacy-policy', () => import('./legal/privacy.page.tsx'), {
        module: 'src/site/legal/privacy.page.tsx',
        head: HEADS.privacy,
      }),
      page('/terms-conditions', () => import('./legal/terms.page.tsx'), {
        module: 'src/site/legal/terms.page.tsx',
        head: HEADS.terms,
      }),
      page('/cookie-policy', () => import('./legal/cookies.page.tsx'), {
        module: 'src/site/legal/cookies.page.tsx',
        head: HEADS.cookies,
      }),
      page('/data-processing', () => import('./legal/processing.page.tsx'), {
        module: 'src/site/legal/processing.page.tsx',
        head: HEADS.processing,
      }),
      page('*', () => import('./layout/not-found.page.tsx'), {
        module: 'src/site/layout/not-found.page.tsx',
        head: HEADS.notFound,
        status: 404,
      }),
    ],
  },
];
