/** Into which files the build splits the public site's scripts. */
import type { BuildOptions } from 'vite';
import { matching, PRELOAD_HELPER, REACT, REDUX, ROUTER } from './packages.ts';

/** The modules that count visits, in a file of their own, so that it loads without the page's scripts. */
const VISITOR = {
  name: 'visitor',
  test: /src\/(shared\/(storage\/(?!use-)|api\/(admin-token|idempotency-key))|site\/ui\/(consent\/(?!use-)|track\.ts))/,
};

/**
 * Libraries in files of their own: each is parsed and run in a task of its own, and stays in browsers' caches when only
 * the site's code has changed.
 */
const LIBRARIES = [
  { name: 'react', test: matching(REACT, '/src/site/react-root') },
  // together with the code that loads pages and their parts on demand
  { name: 'router', test: matching(ROUTER, PRELOAD_HELPER, '/src/shared/ui/lazy-with-retry') },
  { name: 'redux', test: matching(REDUX) },
];

/** What many pages use, in one file: fewer requests, and fewer names in every document. */
const COMMON = {
  name: 'common',
  test: /\/src\/(shared\/(?!calendar|chat|pictures\/(demo|picture-files)|ui\/copy-button)|site\/(page\/seed|head\/seo\.api|services\/services\.api|ui\/(?!email|field|modal|price-rows|use-checked-form|calendar)))|contracts\/src\/(?!bookings\/(?!booking\.|price-book|stay-limits)|catalogue\/(coupon|rate|season|stay-rule)|content\/booking-terms|text\/email)/,
  minShareCount: 3,
};

/** Modules that some kinds of pages share, besides those that every page uses. */
const SHARED_BY_SOME = [
  { name: 'pictures', test: /\/src\/shared\/pictures\/(demo|picture-files)/, minShareCount: 2 },
  {
    name: 'terms',
    test: /contracts\/src\/(bookings\/(terms|cancellation)\.|content\/booking-terms)/,
    minShareCount: 2,
  },
  {
    name: 'days',
    test: /\/src\/(shared\/calendar\/|site\/ui\/calendar\/(?!stay-calendar|calendar-classes|calendar-month))|contracts\/src\/bookings\/stay\./,
    minShareCount: 2,
  },
  {
    name: 'guest',
    test: /\/src\/site\/(guest-booking\/|ui\/price-rows)|contracts\/src\/(bookings\/(?!booking\.|price-book|stay-limits)|catalogue\/(coupon|rate|season|stay-rule))/,
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: /\/src\/site\/ui\/(email|field|modal|use-checked-form)|contracts\/src\/text\/email/,
    minShareCount: 2,
  },
];

/** Groups of modules, each a file; modules in no group are split by the pages that use them. */
export const SITE_FILES = [...LIBRARIES, VISITOR, COMMON, ...SHARED_BY_SOME];

/** The files that a page has loaded before it loads anything on demand. */
const ALREADY_LOADED = new RegExp(
  `/(rolldown-runtime|${[...LIBRARIES, VISITOR, COMMON].map(({ name }) => name).join('|')})-[^/]+$`,
);

/**
 * A module that is loaded on demand is fetched together with its imports, except those that are loaded already. The
 * polyfill could not fetch any of them earlier: it is in a file that runs after the page's files have been loaded.
 */
export const preloadMissing: BuildOptions['modulePreload'] = {
  polyfill: false,
  resolveDependencies: (_file, imports, { hostType }) =>
    hostType === 'js' ? imports.filter((file) => !ALREADY_LOADED.test(file)) : imports,
};
