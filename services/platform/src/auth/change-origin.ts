import type { RequestOrigin, ChangeOrigin } from '@farmhouse/contracts/security/security-change';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Unauthorized } from '../errors/domain-error.ts';
import { clientNetwork } from '../client/client-network.ts';

/** By precedence: most browsers' User-Agent headers also name the browsers that they are derived from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstNamed = (names: typeof BROWSERS, header: string): string | undefined =>
  names.find(([pattern]) => pattern.test(header))?.[1];

/** The families of browser and system that a `User-Agent` names: `Chrome on Windows`. */
export function deviceOf(header: string | undefined): string | null {
  const [browser, system] = [BROWSERS, SYSTEMS].map((names) => firstNamed(names, header ?? ''));
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? null;
}

/** The network of a request without the part that names one device: the last number of an IPv4 address is 0. */
const networkOf = (request: FastifyRequest): string =>
  clientNetwork(request)
    .replace(/\.\d+$/, '.0')
    .replace(/\/64$/, '');

const requestOriginOf = (request: FastifyRequest): RequestOrigin => ({
  device: deviceOf(request.headers['user-agent']),
  network: networkOf(request),
});

/** The origin of this call, signed in or not. */
export const FromRequest = createParamDecorator((_data: unknown, context: ExecutionContext): RequestOrigin =>
  requestOriginOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** The admin who makes this call, and its origin. Throws Unauthorized on a route that allows anonymous callers. */
export const AdminOrigin = createParamDecorator((_data: unknown, context: ExecutionContext): ChangeOrigin => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  if (!request.admin) throw new Unauthorized();
  return { username: request.admin.username, ...requestOriginOf(request) };
});
