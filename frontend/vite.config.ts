import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

/** In development one address serves both fronts, as the gateway does. */
const fronts: Plugin = {
  name: 'fronts',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const isPage = request.headers.accept?.includes('text/html') && !request.url?.includes('.html');
      if (isPage) request.url = request.url?.startsWith('/admin') ? '/admin.html' : '/shell.html';
      next();
    });
  },
};

/** What every build shares; build/build.ts adds each one's entry. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  appType: 'mpa',
  plugins: [react(), tailwindcss(), fronts],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080',
      '/uploads': process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080',
    },
  },
});
