import { InvalidArgument } from '@farmhouse/platform/database/run-once';
import { countKey } from '@farmhouse/platform/rate-limit/rate-limits';
import type { Redis } from 'ioredis';
import { In, type DataSource } from 'typeorm';
import { AdminEntity } from '../../admin/admin.entity.ts';
import { TrustedBrowserEntity } from '../../trusted-browser/trusted-browser.entity.ts';
import { signedInAdmin, SOURCE_LIMITS, trustedBrowser } from './sign-in-attempts.ts';
import { usernameGroup } from './username-group.ts';

const KEYS_AT_ONCE = 1_000;

/**
 * Lifts the locks that wrong passwords have put on an account, or on every account: of all strangers together, of each
 * network and each trusted browser, and of the calls in the dashboard that need the password. Returns the accounts'
 * names. Throws for an unknown user name.
 */
export async function unlock(dataSource: DataSource, redis: Redis, username?: string): Promise<string[]> {
  const admins = await dataSource.manager.find(AdminEntity, {
    where: username ? { username } : {},
    order: { id: 'ASC' },
  });
  if (admins.length === 0)
    throw new InvalidArgument(username ? `There is no user named ${username}` : 'There is no admin yet');
  const names = admins.map((admin) => admin.username);
  const groups = names.map(usernameGroup);
  await redis.del(groups.map((group) => countKey('loginAccount', group)));
  const ids = admins.map(({ id }) => id);
  const browsers = await dataSource.manager.findBy(TrustedBrowserEntity, { adminId: In(ids) });
  const own = [...browsers.map(({ tokenHash }) => trustedBrowser(tokenHash)), ...ids.map(signedInAdmin)];
  for (const limit of SOURCE_LIMITS) {
    await redis.del(own.map(({ key }) => countKey(limit, key)));
    await removeNetworks(redis, limit, new Set(groups));
  }
  return names;
}

/** Removes the counts of a network at one of the groups: their keys end in the network, a space and the group. */
async function removeNetworks(redis: Redis, limit: string, groups: ReadonlySet<string>): Promise<void> {
  const match = countKey(limit, '*');
  for await (const batch of redis.scanStream({ match, count: KEYS_AT_ONCE })) {
    const locked = (batch as string[]).filter((key) => groups.has(key.slice(key.indexOf(' ') + 1)));
    if (locked.length > 0) await redis.del(locked);
  }
}
