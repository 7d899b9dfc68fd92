import { pino } from 'pino';
import { createApp } from './app.ts';
import { AssetMap } from './assets.ts';
import { readConfig } from './config.ts';
import { listenForChanges } from './content-events.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { PageCache } from './page-cache.ts';
import { Pages, type RenderedPage } from './pages.ts';
import { ContentReader } from './upstream.ts';

const config = readConfig(process.env);
const log = pino({ level: config.logLevel, base: { service: 'web' } });
const metrics = createMetrics();
const cache = new PageCache<RenderedPage>();
const content = new ContentReader({ settings: config.contentUrl, services: config.catalogueUrl }, (path, cause) =>
  log.warn({ path, reason: cause instanceof Error ? cause.message : String(cause) }, 'content not read'),
);
const assets = await AssetMap.load(new URL('./manifest.json', import.meta.url));
const app = createApp({ pages: new Pages(cache, content, assets, config.publicUrl), metrics, log });

const changes = listenForChanges(
  config.redisUrl,
  { changed: () => cache.drop(), listening: (listening) => cache.listen(listening) },
  log,
);
const metricsServer = serveMetrics(metrics.registry, config.host, config.metricsPort);
await app.listen({ host: config.host, port: config.port });

/** Finishes what is being answered, then lets go of everything. */
async function stop(): Promise<void> {
  await app.close();
  changes.close();
  metricsServer.close();
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
