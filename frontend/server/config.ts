/** What the process is told by its environment. */
export interface Config {
  host: string;
  port: number;
  metricsPort: number;
  redisUrl: string;
  /** The address guests know, without a slash at its end. */
  publicUrl: string;
  contentUrl: string;
  catalogueUrl: string;
  logLevel: string;
}

const REQUIRED = ['PORT', 'METRICS_PORT', 'REDIS_URL', 'PUBLIC_URL', 'CONTENT_URL', 'CATALOGUE_URL'] as const;

/** Reads the environment whole; throws naming every variable that is missing or wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Readonly<Config> {
  const missing = REQUIRED.filter((name) => !env[name]?.trim());
  const wrong = [...portProblems(env), ...urlProblems(env)];
  if (missing.length > 0 || wrong.length > 0) {
    throw new Error([...missing.map((name) => `${name} is not set`), ...wrong].join('; '));
  }
  const text = (name: (typeof REQUIRED)[number]) => (env[name] ?? '').trim().replace(/\/+$/, '');
  return Object.freeze({
    host: env.HOST?.trim() || '127.0.0.1',
    port: Number(env.PORT),
    metricsPort: Number(env.METRICS_PORT),
    redisUrl: text('REDIS_URL'),
    publicUrl: text('PUBLIC_URL'),
    contentUrl: text('CONTENT_URL'),
    catalogueUrl: text('CATALOGUE_URL'),
    logLevel: env.LOG_LEVEL?.trim() || 'info',
  });
}

function portProblems(env: NodeJS.ProcessEnv): string[] {
  return ['PORT', 'METRICS_PORT']
    .filter((name) => env[name] && !/^\d{1,5}$/.test(env[name] ?? ''))
    .map((name) => `${name} is not a port`);
}

function urlProblems(env: NodeJS.ProcessEnv): string[] {
  return ['REDIS_URL', 'PUBLIC_URL', 'CONTENT_URL', 'CATALOGUE_URL']
    .filter((name) => env[name] && !URL.canParse(env[name] ?? ''))
    .map((name) => `${name} is not a URL`);
}
