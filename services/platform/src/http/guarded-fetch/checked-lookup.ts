import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isAllowedIp, type FetchPolicy } from './allowed-url.ts';
import { FetchFailure } from './fetch-failure.ts';

/** Every address of a name. */
export type Resolver = (host: string) => Promise<{ address: string; family: number }[]>;

export const systemResolver: Resolver = (host) => lookup(host, { all: true });

/**
 * Resolves a name for a connection. It connects to the very addresses that were checked and does not resolve again, so
 * that a name server that changes its answer gains nothing. One address that is not allowed refuses them all.
 */
export function checkedLookup(resolve: Resolver, policy: FetchPolicy): LookupFunction {
  const check = async (host: string) => {
    const found = await resolve(host);
    if (found.length === 0) throw new FetchFailure('unreachable', `${host} has no address`);
    if (!found.every(({ address }) => isAllowedIp(address, policy))) {
      throw new FetchFailure('address-not-allowed', `${host} is not on the public internet`);
    }
    return found;
  };
  return (host, options, callback) => {
    check(host).then(
      (found) => {
        if (options.all) callback(null, found);
        else callback(null, found[0]?.address ?? '', found[0]?.family);
      },
      (error: Error) => callback(error, '', 0),
    );
  };
}
