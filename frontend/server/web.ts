import { Counter } from 'prom-client';
import { Drain } from '@farmhouse/platform/http/drain';
import { listenOptions, untilReady } from '@farmhouse/platform/http/listening';
import { createLog, logRequests } from '@farmhouse/platform/observability/log';
import { Metrics } from '@farmhouse/platform/observability/metrics';
import { SiteRenderer } from '../src/site/render.tsx';
import { createApp } from './http/app.ts';
import { AssetMap } from './rendering/assets.ts';
import { readConfig } from './config.ts';
import { subscribeToContentEvents } from './content-events.ts';
import { Pages } from './rendering/pages.ts';
import { UpstreamReader } from './rendering/upstream.ts';

/** The running server that renders the public site. */
export interface RunningWeb {
  /** Stops accepting connections; resolves when the open ones have ended. */
  drain(): Promise<void>;
  /** Finishes the requests in flight, then closes all connections. */
  close(): Promise<void>;
}

/**
 * Starts the server with the variables of `env` alone; resolves when it and its metrics listen. A process that also
 * runs services passes their log factory, so that there is one output and its lines do not mix.
 */
export async function start(env: NodeJS.ProcessEnv, newLog: typeof createLog = createLog): Promise<RunningWeb> {
  const config = readConfig(env);
  const log = newLog('web', config.LOG_LEVEL);
  const metrics = new Metrics('web');
  const answeredPages = new Counter({
    name: 'web_pages_total',
    help: 'Pages answered, by whether they came from the cache',
    labelNames: ['kept'],
    registers: [metrics.registry],
  });

  const upstream = new UpstreamReader(config.upstreams, (path, cause) =>
    log.warn({ path, reason: cause instanceof Error ? cause.message : String(cause) }, 'content not read'),
  );
  const assets = await AssetMap.load(
    new URL('./manifest.json', import.meta.url),
    new URL('../client/', import.meta.url),
  );
  const pages = new Pages(await SiteRenderer.load(config.PUBLIC_URL), upstream, assets, config.PUBLIC_URL);
  const contentEvents = subscribeToContentEvents(
    config.REDIS_URL,
    {
      onChange: () => pages.contentChanged(),
      onSubscribed: (subscribed) => pages.setSubscribed(subscribed),
    },
    log,
  );
  const isReady = async (): Promise<boolean> => contentEvents.wasTried() && (await pages.canRender());
  const app = createApp({
    pages,
    log,
    isReady,
    onPage: (cached) => answeredPages.inc({ kept: String(cached) }),
  });
  logRequests(app, log);
  metrics.observe(app);
  const drain = new Drain();
  drain.observe(app);

  await metrics.listen(config.HOST, config.METRICS_PORT, config.LISTEN_FD !== undefined);
  if (config.LISTEN_WHEN_READY === 'yes') await untilReady(isReady);
  await app.listen(listenOptions(config));

  return {
    drain: () => drain.run(app.server),
    close: async () => {
      await app.close();
      contentEvents.close();
      metrics.close();
    },
  };
}
