/** Builds the public site, the dashboard and the rendering server into dist/, or into the folder given as argument. */
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, minify, type BuildOptions, type InlineConfig, type Plugin } from 'vite';
import { compressAll } from './compress.ts';
import { keepFormerAssets } from './former-assets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = process.argv[2] ?? `${root}dist`;

/** What counts visits needs, apart from everything else, so that it loads without the page's scripts. */
const VISITOR = {
  name: 'visitor',
  test: /src\/(shared\/(storage\/(?!use-)|api\/(admin-token|idempotency-key))|site\/ui\/(consent\/(?!use-)|track\.ts))/,
};

/**
 * Libraries in files of their own: each is parsed and run in a task of its own, and stays in browsers' caches when only
 * the site's code has changed.
 */
const LIBRARIES = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|\/src\/site\/react-root/ },
  // with what loads pages and their parts on demand
  {
    name: 'router',
    test: /node_modules\/react-router(-dom)?\/|vite\/preload-helper|\/src\/shared\/ui\/lazy-with-retry/,
  },
  {
    name: 'redux',
    test: /node_modules\/(@reduxjs\/toolkit|immer|redux|redux-thunk|reselect|react-redux|use-sync-external-store)\//,
  },
];

/** What many pages use, in one file: fewer requests, and fewer names in every document. */
const COMMON = {
  name: 'common',
  test: /\/src\/(shared\/(?!calendar|chat|pictures\/(demo|picture-files)|ui\/copy-button)|site\/(page\/seed|head\/seo\.api|services\/services\.api|ui\/(?!email|field|modal|price-rows|use-checked-form|calendar)))|contracts\/src\/(?!bookings\/(?!booking\.|price-book|stay-limits)|catalogue\/(coupon|rate|season|stay-rule)|content\/booking-terms|text\/email)/,
  minShareCount: 3,
};

/** What some kinds of pages share, apart from what every page uses. */
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

/** The files that a page has loaded before it loads anything on demand. */
const ALREADY_LOADED = new RegExp(
  `/(rolldown-runtime|${[...LIBRARIES, VISITOR, COMMON].map(({ name }) => name).join('|')})-[^/]+$`,
);

/**
 * What is loaded on demand is fetched at once with the files that it imports, except those that are there. The polyfill
 * could fetch nothing earlier: it is in a file that runs when the page's files have been loaded.
 */
const modulePreload: BuildOptions['modulePreload'] = {
  polyfill: false,
  resolveDependencies: (_file, imports, { hostType }) =>
    hostType === 'js' ? imports.filter((file) => !ALREADY_LOADED.test(file)) : imports,
};

/** The functions that start a page are sent with every page as text: in the server's bundle, they have short names. */
const shortStart: Plugin = {
  name: 'short-start',
  enforce: 'post',
  transform: {
    filter: { id: /server\/(start-page|early-taps)\.ts$/ },
    handler: async (code, id) => ({ code: (await minify(id.replace(/ts$/, 'js'), code)).code, map: null }),
  },
};

/** Temporary folder, renamed at the end, so that the target never holds an incomplete build. */
await mkdir(`${root}node_modules/.cache`, { recursive: true });
const aside = await mkdtemp(`${root}node_modules/.cache/build-`);
await chmod(aside, 0o755); // the gateway's workers are another user
const client = `${aside}/client`;
const server = `${aside}/server`;

const shared: InlineConfig = { root, configFile: `${root}vite.config.ts`, logLevel: 'warn' };

await mkdir(server);

await build({
  ...shared,
  build: {
    outDir: client,
    emptyOutDir: false,
    manifest: 'manifest.json',
    modulePreload,
    rolldownOptions: {
      input: `${root}shell.html`,
      output: { codeSplitting: { groups: [...LIBRARIES, VISITOR, COMMON, ...SHARED_BY_SOME] } },
    },
  },
});
await rename(`${client}/manifest.json`, `${server}/manifest.json`);

if (existsSync(`${root}src/admin/main.tsx`)) {
  await build({
    ...shared,
    publicDir: false,
    build: {
      outDir: client,
      emptyOutDir: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: `${root}admin.html` },
    },
  });
}

await build({
  ...shared,
  plugins: [shortStart],
  publicDir: false,
  ssr: { noExternal: true, external: ['fastify', 'ioredis', 'pino', 'prom-client'] },
  build: {
    outDir: server,
    emptyOutDir: false,
    ssr: `${root}server/main.ts`,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
  },
});

await compressAll(client);
// after the compression: they were compressed by their own build
await keepFormerAssets(target, aside);
const former = `${aside}-former`;
if (existsSync(target)) await rename(target, former);
await rename(aside, target);
await rm(former, { recursive: true, force: true });
