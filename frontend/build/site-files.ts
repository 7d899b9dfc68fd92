/** Into which files the build splits the public site's scripts. */
import type { BuildOptions } from 'vite';
import { isBelow, type ModulePaths } from './module-paths.ts';
import { matching, PRELOAD_HELPER, REACT, REDUX, ROUTER } from './packages.ts';

/** The modules that count visits, in a file of their own, so that it loads without the page's scripts. */
const VISITOR: ModulePaths = {
  below: [
    'frontend/src/shared/api/admin-token',
    'frontend/src/shared/api/idempotency-key',
    'frontend/src/shared/storage/',
    'frontend/src/site/ui/consent/',
    'frontend/src/site/ui/track.ts',
  ],
  except: ['frontend/src/shared/storage/use-', 'frontend/src/site/ui/consent/use-'],
};

/**
 * Libraries in files of their own: each is parsed and run in a task of its own, and stays in browsers' caches when only
 * the site's code has changed.
 */
const LIBRARIES = [
  { name: 'react', test: matching(REACT, '/src/site/react-root') },
  // together with the code that loads pages and their parts on demand, and with what the layout shares with such parts:
  // a group below would take it in, and every page would load that group
  {
    name: 'router',
    test: matching(
      ROUTER,
      PRELOAD_HELPER,
      'contracts/src/content/terms-placeholders',
      '/src/shared/price/bookable-rates',
      '/src/shared/ui/(lazy-with-retry|focus-content)',
      '/src/site/guest-booking/access/booking-code',
      '/src/site/ui/custom-script-mark',
    ),
  },
  { name: 'redux', test: matching(REDUX) },
];

/** Rates, rules and coupons, which only pages with prices use. */
const PRICING = ['coupon', 'rate', 'season', 'stay-rule'].map((name) => `contracts/src/catalogue/${name}.ts`);

/** What pages that offer services use. */
const OFFER: ModulePaths = {
  below: [
    'contracts/src/catalogue/service',
    'frontend/src/site/services/services.api',
    'frontend/src/site/ui/services/service-emoji',
    'frontend/src/site/ui/services/service-slug',
    'frontend/src/site/ui/stay/booking-link',
  ],
};

/** What pages that offer dates or stays use. */
const STAYS: ModulePaths = {
  below: [
    'contracts/src/content/offered-deposit',
    ...['free-dates.tsx', 'use-in-view'].map((name) => `frontend/src/site/ui/free-dates/${name}`),
    'frontend/src/site/ui/stay/lowest-price',
  ],
};

/** What the messages of the layout's links use of a guest's booking. */
const BOOKING_CODE = ['booking-code', 'use-question'].map((name) => `frontend/src/site/guest-booking/access/${name}`);

/** What many pages use of bookings. */
const COMMON_OF_BOOKINGS = ['booking/booking', 'price/price-book', 'stay/stay-limits', 'terms/deposit'].map(
  (name) => `contracts/src/bookings/${name}.ts`,
);

/** What many pages use, in one file: fewer requests, and fewer names in every document. */
const COMMON: ModulePaths = {
  below: [
    'contracts/src/',
    ...COMMON_OF_BOOKINGS,
    'frontend/src/shared/',
    'frontend/src/site/head/seo.api',
    'frontend/src/site/page/seed',
    'frontend/src/site/ui/',
  ],
  except: [
    'contracts/src/bookings/',
    ...OFFER.below,
    ...STAYS.below,
    ...PRICING,
    'contracts/src/content/offered-terms',
    'contracts/src/content/prefixed-ids',
    'contracts/src/pages/page-descriptions',
    'contracts/src/text/email',
    'contracts/src/text/too-long',
    'frontend/src/shared/calendar',
    'frontend/src/site/ui/content/agreed-terms',
    'frontend/src/shared/chat',
    'frontend/src/shared/pictures/demo',
    'frontend/src/shared/pictures/picture-files',
    'frontend/src/shared/price/quote.api',
    'frontend/src/shared/price/use-stay-quote',
    'frontend/src/shared/ui/copy-button',
    'frontend/src/site/ui/calendar',
    'frontend/src/site/ui/contact/ask-or-book',
    'frontend/src/site/ui/contact/please-call',
    'frontend/src/site/ui/content/homepage-images.api',
    'frontend/src/site/ui/content/stacked-tables',
    'frontend/src/site/ui/forms/email',
    'frontend/src/site/ui/forms/field',
    'frontend/src/site/ui/location/arrival-picture',
    'frontend/src/site/ui/modal',
    'frontend/src/site/ui/forms/use-checked-form',
    'frontend/src/site/ui/picture-address',
    'frontend/src/site/ui/prose',
    'frontend/src/site/ui/services/beyond-guests',
    'frontend/src/site/ui/slow-notice',
    'frontend/src/site/ui/stay/',
  ],
};

/**
 * Modules that some kinds of pages share, besides those that every page uses. A file also gets what its modules import,
 * unless an earlier one has it.
 */
const SHARED_BY_SOME: Readonly<Record<string, ModulePaths>> = {
  pictures: {
    below: ['frontend/src/shared/pictures/demo', 'frontend/src/shared/pictures/picture-files'],
  },
  'gallery-api': {
    below: [
      'frontend/src/site/gallery/gallery.api',
      'frontend/src/site/ui/content/homepage-images.api',
      'frontend/src/site/ui/picture-address',
    ],
  },
  offer: OFFER,
  stays: STAYS,
  days: {
    below: ['contracts/src/bookings/stay/stay.ts', 'frontend/src/shared/calendar/', 'frontend/src/site/ui/calendar/'],
    except: ['priced-calendar', 'calendar-classes', 'calendar-month'].map(
      (name) => `frontend/src/site/ui/calendar/${name}`,
    ),
  },
  forms: {
    below: [
      'contracts/src/text/email',
      'contracts/src/text/too-long',
      'frontend/src/site/ui/forms/email',
      'frontend/src/site/ui/forms/field',
      'frontend/src/site/ui/modal',
      'frontend/src/site/ui/forms/use-checked-form',
    ],
  },
  'stay-fields': {
    below: ['dates-taken', 'free-dates-row', 'stay-options'].map((name) => `frontend/src/site/ui/stay/${name}`),
  },
  'guest-count': {
    below: ['guest-stepper', 'price-formula'].map((name) => `frontend/src/site/ui/stay/${name}`),
  },
  terms: {
    below: [
      'contracts/src/bookings/terms/',
      'contracts/src/content/offered-terms',
      'frontend/src/site/ui/content/agreed-terms',
    ],
    except: COMMON_OF_BOOKINGS,
  },
  notices: {
    below: ['frontend/src/site/ui/contact/please-call', 'frontend/src/site/ui/slow-notice'],
  },
  access: {
    below: ['frontend/src/site/guest-booking/access/'],
    except: BOOKING_CODE,
  },
  price: {
    below: [
      'contracts/src/bookings/',
      ...PRICING,
      'frontend/src/site/guest-booking/price/price-adjustment',
      'frontend/src/site/ui/stay/price-rows',
    ],
    except: [...COMMON_OF_BOOKINGS, 'contracts/src/bookings/terms/'],
  },
  guest: {
    below: ['frontend/src/site/guest-booking/'],
    except: ['frontend/src/site/guest-booking/access/'],
  },
};

/** The site's own modules by the file that they are in. */
export const SITE_MODULES: Readonly<Record<string, ModulePaths>> = {
  visitor: VISITOR,
  common: COMMON,
  ...SHARED_BY_SOME,
};

/** Groups of modules, each a file; modules in no group are split by the pages that use them. */
export const SITE_FILES = [
  ...LIBRARIES,
  { name: 'visitor', test: isBelow(VISITOR) },
  { name: 'common', test: isBelow(COMMON), minShareCount: 3 },
  ...Object.entries(SHARED_BY_SOME).map(([name, paths]) => ({ name, test: isBelow(paths), minShareCount: 2 })),
];

/** The files that a page has loaded before it loads anything on demand. */
const ALREADY_LOADED = new RegExp(
  `/(rolldown-runtime|${[...LIBRARIES.map(({ name }) => name), 'visitor', 'common'].join('|')})-[^/]+$`,
);

/**
 * A module that is loaded on demand is fetched together with its imports, except those that are loaded already; its own
 * file is requested by the import itself. The
 * polyfill could not fetch any of them earlier: it is in a file that runs after the page's files have been loaded.
 */
export const preloadMissing: BuildOptions['modulePreload'] = {
  polyfill: false,
  resolveDependencies: (own, imports, { hostType }) =>
    hostType === 'js' ? imports.filter((file) => file !== own && !ALREADY_LOADED.test(file)) : imports,
};
