import ipaddr from 'ipaddr.js';
import { FetchFailure } from './fetch-failure.ts';
import { isLoopbackIp, isPublicIp } from './public-address.ts';

/** Which addresses may be read; `allowsLoopback` admits this machine and plain http, for tests alone. */
export interface FetchPolicy {
  allowsLoopback: boolean;
}

export const isAllowedIp = (address: string, { allowsLoopback }: FetchPolicy): boolean =>
  isPublicIp(address) || (allowsLoopback && isLoopbackIp(address));

/** What is wrong with a web address before its name is looked up; undefined when nothing is. */
export function urlProblem(text: string, policy: FetchPolicy): string | undefined {
  const url = URL.parse(text);
  if (!url) return 'This is not a web address';
  if (url.protocol !== 'https:' && !(policy.allowsLoopback && url.protocol === 'http:')) {
    return 'The address must begin with https://';
  }
  if (url.username || url.password) return 'The address must not contain a user name or a password';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !isAllowedIp(host, policy)) return 'The address is not one of the public internet';
  return undefined;
}

/** Throws FetchFailure. */
export function allowedUrl(text: string, policy: FetchPolicy): URL {
  const problem = urlProblem(text, policy);
  if (problem) throw new FetchFailure('address-not-allowed', problem);
  return new URL(text);
}
