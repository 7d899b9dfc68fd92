import 'reflect-metadata';
import { BODY_LIMITS } from '@farmhouse/contracts/routes/routes';
import cookie from '@fastify/cookie';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import type { Logger as PinoLog } from 'pino';
import { AdminTokens } from '../auth/admin-tokens.ts';
import { InvalidConfig, type ServiceConfig } from '../config/config.ts';
import { InvalidInput } from '../errors/domain-error.ts';
import { delayResponseUntilReadModelsAreCurrent, ReadModelSync } from '../events/read-model-sync.ts';
import { renderProblem } from '../errors/problem.ts';
import { ProblemFilter } from '../errors/problem.filter.ts';
import { releaseWhenIdle } from '../memory/release-when-idle.ts';
import { logRequests } from '../observability/log.ts';
import { LOG } from '../observability/logging.ts';
import { Metrics } from '../observability/metrics.ts';
import { Tracing } from '../observability/tracing/tracing.ts';
import { RateLimitKeys } from '../rate-limit/rate-limit-keys.ts';
import { LIMITS, RateLimits, type Limits } from '../rate-limit/rate-limits.ts';
import { admit } from './admission.ts';
import { refuseCrossSiteChanges } from './cross-site.ts';
import { Drain, KEEP_ALIVE_BUFFER_MS, KEEP_ALIVE_MS } from './drain.ts';
import { InputPipe } from '../input/input.pipe.ts';
import { acceptOnlyJson } from './json-body.ts';
import { listenOptions, reportListening, untilReady } from './listening.ts';
import { acceptUploads } from './upload.ts';
import { checkRoutes, InvalidRoutes, ROUTE_TABLE, type RouteTable } from './route-table.ts';

/** Characters in a path parameter; Fastify rejects longer ones itself, before any check of ours. */
const LONGEST_PARAMETER = 2_000;

/** Timeout for receiving a whole request: allows an owner's upload over a slow connection. */
const REQUEST_TIMEOUT_MS = 120_000;

/** Handles a malformed URL, which Fastify rejects before routing. */
function refuseAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = renderProblem(new InvalidInput([{ path: '', message: 'The address is not valid' }]));
  void reply.status(status).send(body);
}

/**
 * Builds a service's application without listening; tests use it as it is. Throws InvalidRoutes naming every route that
 * declares no access, contradicts the route table or names an unknown limit. `prepare` may add to the application
 * before it is initialised.
 */
export async function createService(
  module: Type | DynamicModule,
  prepare: (app: NestFastifyApplication) => void = () => undefined,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    // of paths that match no route; every route has its own
    bodyLimit: BODY_LIMITS.public,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: refuseAddress,
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bufferLogs: true,
    bodyParser: false,
  });
  app.useLogger(app.get(Logger));
  app.useGlobalPipes(new InputPipe());
  app.useGlobalFilters(new ProblemFilter());
  const server = adapter.getInstance();
  server.server.keepAliveTimeoutBuffer = KEEP_ALIVE_BUFFER_MS;
  const table = app.get<RouteTable>(ROUTE_TABLE);
  const assertRoutes = checkRoutes(server, table, app.get<Limits>(LIMITS));
  acceptOnlyJson(server, table);
  await acceptUploads(server, table);
  await app.register(cookie);
  app.get<Tracing>(Tracing).observe(server);
  refuseCrossSiteChanges(server);
  admit(server, {
    tokens: app.get(AdminTokens),
    limits: app.get(RateLimits),
    rateLimitKeys: app.get(RateLimitKeys),
    table,
  });
  delayResponseUntilReadModelsAreCurrent(server, app.get(ReadModelSync));
  app.get(Metrics).observe(server);
  app.get(Drain).observe(server);
  logRequests(server, app.get<PinoLog>(LOG), table.routes);
  prepare(app);
  try {
    await app.init();
    assertRoutes();
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}

/** Timeout of a clean stop; anything still open, such as a queue without Redis, is cut off. */
const STOP_TIMEOUT_MS = 10_000;

/** Ends the process some seconds later, whatever is still open then. */
const cutOff = () => setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();

/** Ends the process some seconds after a signal, whatever is still open then. */
export function stopInTime(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, cutOff);
}

/**
 * SIGTERM: another process replaces this one, which finishes its calls. SIGINT and others: everything stops, at once.
 */
function stopOnSignals(app: NestFastifyApplication): void {
  const leave = async (): Promise<void> => {
    await app.get(Drain).run(app.getHttpServer());
    cutOff();
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void leave());
  process.once('SIGINT', cutOff);
  app.enableShutdownHooks(['SIGINT', 'SIGHUP', 'SIGQUIT'], { useProcessExit: true });
}

/** True if the message alone says what is wrong. */
const isExplained = (error: unknown): error is Error =>
  error instanceof InvalidConfig || error instanceof InvalidRoutes;

/** What a service is made of, without a process and an environment. */
export interface ServiceDefinition<C extends ServiceConfig = ServiceConfig> {
  readConfig(env: NodeJS.ProcessEnv): C;
  module(config: C): DynamicModule;
  /** May add to the application before it is initialised. */
  prepare?(app: NestFastifyApplication): void;
}

/** Starts a service with the variables of `env` alone; resolves when it and its metrics listen. */
export async function listen(
  { readConfig, module, prepare }: ServiceDefinition,
  env: NodeJS.ProcessEnv,
): Promise<NestFastifyApplication> {
  const config = readConfig(env);
  const app = await createService(module(config), prepare);
  await app.get(Metrics).listen(config.HOST, config.METRICS_PORT, config.LISTEN_FD !== undefined);
  if (config.LISTEN_WHEN_READY === 'yes') {
    await untilReady(async () => (await app.inject({ url: '/health/ready' })).statusCode === 200);
  }
  await app.listen(listenOptions(config));
  return app;
}

/** Prints why a start has failed and ends the process. */
export function failStart(error: unknown): never {
  process.stderr.write(`${isExplained(error) ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}

/** Starts a service and stops it cleanly on a signal; an incomplete configuration or a wrong route ends the process. */
export async function startService(definition: ServiceDefinition): Promise<void> {
  try {
    const app = await listen(definition, process.env);
    stopOnSignals(app);
    reportListening();
    releaseWhenIdle();
  } catch (error) {
    failStart(error);
  }
}
