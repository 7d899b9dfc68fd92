import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

/** In development one address serves the site and the dashboard, as the gateway does. */
const twoEntries: Plugin = {
  name: 'two-entries',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const isPage = request.headers.accept?.includes('text/html') && !request.url?.includes('.html');
      if (isPage) request.url = request.url?.startsWith('/admin') ? '/admin.html' : '/shell.html';
      next();
    });
  },
};

/** React Router's package exports its development build only; the production one has no warnings in it. */
const productionOf = (entry: string) =>
  fileURLToPath(import.meta.resolve(entry)).replace(/development\/(.*)\.m?js$/, 'production/$1.mjs');

/** Options that all builds share; build/build.ts adds each one's entry. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  appType: 'mpa',
  plugins: [react(), tailwindcss(), twoEntries],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: productionOf('react-router') },
      { find: /^react-router\/dom$/, replacement: productionOf('react-router/dom') },
    ],
    conditions: ['source', ...defaultClientConditions],
  },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: {
    // the syntax of the oldest browsers in README.md
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080',
      '/uploads': process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080',
    },
  },
});
