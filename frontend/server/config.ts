import { z } from 'zod';
import { loadConfig, publicUrlVariable, serviceVariables } from '@farmhouse/platform/config/config';
import { PAGE_SERVICES, serviceUrlVariable } from '@farmhouse/contracts/routes/routes';
import type { Upstreams } from './rendering/upstream.ts';

const { HOST, PORT, METRICS_PORT, LISTEN_FD, LISTEN_WHEN_READY, REDIS_URL, LOG_LEVEL } = serviceVariables;

/** The environment variables of the web process; `<SERVICE>_URL` for every service that pages read from. */
const shape = {
  ...{ HOST, PORT, METRICS_PORT, LISTEN_FD, LISTEN_WHEN_READY, REDIS_URL, LOG_LEVEL },
  ...publicUrlVariable,
  ...(Object.fromEntries(
    PAGE_SERVICES.map((service) => [serviceUrlVariable(service), z.url({ protocol: /^https?$/ })]),
  ) as Record<`${string}_SERVICE_URL`, z.ZodURL>),
};

/** Reads the environment once; throws InvalidConfig naming every variable that is missing or invalid. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const config = loadConfig(shape, env);
  const urls: Readonly<Record<string, unknown>> = config;
  const upstreams: Upstreams = Object.fromEntries(
    PAGE_SERVICES.map((service) => [service, String(urls[serviceUrlVariable(service)]).replace(/\/+$/, '')]),
  );
  return Object.freeze({ ...config, upstreams });
}
