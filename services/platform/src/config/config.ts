import { shareHost, webOrigin } from '@farmhouse/contracts/security/web-origin';
import { z } from 'zod';

/** Variables that every service needs. Ports are TCP ports; URLs carry their credentials. */
export const serviceVariables = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535),
  /** Descriptor of a socket that the process was started with and listens on, instead of opening HOST and PORT. */
  LISTEN_FD: z.coerce.number().int().min(3).optional(),
  /** `yes`: it does not listen before it is ready, since the process before it still answers at this address. */
  LISTEN_WHEN_READY: z.enum(['yes', 'no']).default('no'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
  /** Longest statement of a migration, in seconds; 0 is no limit. */
  MIGRATION_STATEMENT_SECONDS: z.coerce.number().int().min(0).max(86_400).default(60),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Receiver of traces by OTLP over HTTP, without `/v1/traces`; without it nothing is recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Which part of the traces is recorded. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
} as const;

/** Where a service with admin routes fetches the public key of admin tokens. */
export const adminVariables = {
  IDENTITY_URL: z.url({ protocol: /^https?$/ }),
} as const;

const originVariable = z.string().transform((address, context) => {
  const origin = webOrigin(address);
  if (origin) return origin;
  context.addIssue({ code: 'custom', message: 'must be an address like https://farm.example, without a path' });
  return z.NEVER;
});

/** The public URL of the site, without a trailing slash. */
export const publicUrlVariable = { PUBLIC_URL: originVariable } as const;

/** The dashboard's own address, without a trailing slash; when unset, the site's address serves the dashboard. */
export const adminUrlVariable = { ADMIN_URL: originVariable.optional() } as const;

/** False if site and dashboard have one host name, with which the gateway would send every page to itself. */
const haveOwnHosts = ({ PUBLIC_URL, ADMIN_URL }: { PUBLIC_URL?: unknown; ADMIN_URL?: unknown }): boolean =>
  typeof PUBLIC_URL !== 'string' || typeof ADMIN_URL !== 'string' || !shareHost(PUBLIC_URL, ADMIN_URL);

/** Secret from which the tokens of links are derived; the same in every service that creates or verifies them. */
export const guestTokenVariable = {
  GUEST_TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters'),
} as const;

/** The previous secret, and the instant until which links made with it are accepted. Rule: a guest's token. */
export const previousGuestTokenVariables = {
  GUEST_TOKEN_SECRET_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
  GUEST_TOKEN_SECRET_PREVIOUS_UNTIL: z.iso.datetime({ offset: true }).optional(),
} as const;

export interface GuestTokenSecrets {
  GUEST_TOKEN_SECRET: string;
  GUEST_TOKEN_SECRET_PREVIOUS?: string;
}

/** The secret of links, and the previous one where there is one. */
export const guestTokenSecrets = (config: GuestTokenSecrets): string[] =>
  [config.GUEST_TOKEN_SECRET, config.GUEST_TOKEN_SECRET_PREVIOUS].filter((secret) => secret !== undefined);

/** Secrets that stored keys are encrypted with, the newest first, by commas; without one no keys can be stored. */
export const encryptionVariable = {
  SEAL_SECRETS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .refine((secrets) => secrets.every(({ length }) => length >= 32), 'each must have at least 32 characters'),
} as const;

/** `yes`: web addresses that users enter may point to this machine, and may be plain http. For tests only. */
export const fetchVariable = {
  FETCH_ALLOWS_LOOPBACK: z.enum(['yes', 'no']).default('no'),
} as const;

/** A whole positive number with a default, for limits that the operator may change. */
export const limitVariable = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

export type ServiceConfig = Readonly<z.infer<z.ZodObject<typeof serviceVariables>>>;

/** Names every missing or invalid variable; the process does not start. */
export class InvalidConfig extends Error {
  constructor(problems: string[]) {
    super(`The configuration is not complete:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'InvalidConfig';
  }
}

/**
 * Reads and validates a service's variables once and freezes the result. An empty variable counts as missing.
 * Throws InvalidConfig naming every missing or invalid variable.
 */
export function loadConfig<S extends z.ZodRawShape>(
  shape: S,
  env: NodeJS.ProcessEnv = process.env,
): Readonly<z.infer<z.ZodObject<S>>> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = z
    .object(shape)
    .refine(haveOwnHosts, { path: ['ADMIN_URL'], message: 'must have another host name than PUBLIC_URL' })
    .safeParse(present);
  if (!result.success) {
    throw new InvalidConfig(
      result.error.issues.map(({ path, message }) => {
        const name = String(path[0]);
        return name in present ? `${name}: ${message}` : `${name}: missing`;
      }),
    );
  }
  return Object.freeze(result.data);
}
