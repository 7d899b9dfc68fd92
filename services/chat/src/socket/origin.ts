import type { IncomingHttpHeaders } from 'node:http';

/**
 * False for a request from a page of another site. Browsers send Origin with every upgrade, other programs need not;
 * the gateway passes the host under which it was called.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const calledAs = headers['x-forwarded-host'] ?? host;
  return new URL(origin).origin === new URL(publicUrl).origin || new URL(origin).host === calledAs;
}

/** True if the call was made at the dashboard's address; without one of its own, any address counts. */
export function isDashboardHost({ host, ...headers }: IncomingHttpHeaders, adminUrl: string | undefined): boolean {
  const calledAs = headers['x-forwarded-host'] ?? host;
  return adminUrl === undefined || new URL(adminUrl).hostname === URL.parse(`http://${String(calledAs)}`)?.hostname;
}
