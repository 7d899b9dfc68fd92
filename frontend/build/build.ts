/** Builds the public site, the dashboard and the rendering server into dist/, or into the folder given as argument. */
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, minify, type InlineConfig, type Plugin } from 'vite';
import { compressAll } from './compress.ts';
import { DASHBOARD_FILES, linkControlStyles, preloadStart } from './dashboard-files.ts';
import { keepPreviousAssets } from './previous-assets.ts';
import { preloadMissing, SITE_FILES } from './site-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = process.argv[2] ?? `${root}dist`;

/** The files of functions that are sent with every page as text. */
const INLINED = ['start-page', 'early-taps'].map((name) => `${root}server/inline-scripts/${name}.ts`);

/** Gives these functions short names in the server's bundle. */
function shortInlineScripts(): Plugin {
  const found = new Set<string>();
  return {
    name: 'short-inline-scripts',
    enforce: 'post',
    transform: {
      filter: { id: INLINED },
      handler: async (code, id) => {
        found.add(id);
        return { code: (await minify(id.replace(/ts$/, 'js'), code)).code, map: null };
      },
    },
    buildEnd(error) {
      const missing = INLINED.filter((file) => !found.has(file));
      if (!error && missing.length > 0) throw new Error(`The server's bundle lacks ${missing.join(', ')}`);
    },
  };
}

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
    modulePreload: preloadMissing,
    rolldownOptions: {
      input: `${root}shell.html`,
      output: { codeSplitting: { groups: SITE_FILES } },
    },
  },
});
await rename(`${client}/manifest.json`, `${server}/manifest.json`);

if (existsSync(`${root}src/admin/main.tsx`)) {
  await build({
    ...shared,
    plugins: [preloadStart, linkControlStyles],
    publicDir: false,
    build: {
      outDir: client,
      emptyOutDir: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: `${root}admin.html`, output: { codeSplitting: { groups: DASHBOARD_FILES } } },
    },
  });
}

await build({
  ...shared,
  plugins: [shortInlineScripts()],
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
await keepPreviousAssets(target, aside);
const previousAssets = `${aside}-former`;
if (existsSync(target)) await rename(target, previousAssets);
await rename(aside, target);
await rm(previousAssets, { recursive: true, force: true });
