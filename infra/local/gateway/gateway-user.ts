import { readFileSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from '../../paths.ts';
import { isOpenToAll } from '../servers/postgres-files.ts';
import type { Settings } from '../settings/settings.ts';

/** The user of web servers on Debian: no other process of the product runs as it. */
const UNPRIVILEGED = 'www-data';

export interface GatewayUser {
  name: string;
  uid: number;
}

function unprivilegedUser(): GatewayUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${UNPRIVILEGED}:`));
  return line ? { name: UNPRIVILEGED, uid: Number(line.split(':')[2]) } : undefined;
}

/**
 * The user of nginx's workers when root starts the product; undefined when another user starts it, who then also owns
 * the workers. Workers read the built site and the uploads: where only root can (a checkout under /root), they run as
 * root.
 */
export async function gatewayUser({ isRoot, dataDir }: Settings): Promise<GatewayUser | undefined> {
  if (!isRoot) return undefined;
  const readable = await Promise.all([inRoot('frontend/dist/client'), dataDir].map(isOpenToAll));
  const user = readable.every(Boolean) ? unprivilegedUser() : undefined;
  return user ?? { name: 'root', uid: 0 };
}

/** Files that nginx recreates in its folder. Those of an earlier start by another user could not be read. */
const NGINX_FOLDERS = ['cache', 'pictures', 'tmp-body', 'tmp-proxy', 'tmp-fastcgi', 'tmp-uwsgi', 'tmp-scgi'];

export async function removeForeignFiles(prefix: string, { uid }: GatewayUser): Promise<void> {
  for (const name of NGINX_FOLDERS) {
    const path = join(prefix, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.uid !== uid) await rm(path, { recursive: true });
  }
}
