import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../../command-error.ts';
import { wasSeeded } from '../seed.ts';
import { dataOf } from '../servers/postgres.ts';
import { postgresFolder, ROOTS_FOLDER } from '../servers/postgres-files.ts';
import type { Settings } from '../settings/settings.ts';
import { publicUploadsFolder } from '../settings/uploads.ts';

const isMissing = (path: string): Promise<boolean> =>
  stat(path).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );

async function hasUploads(settings: Settings): Promise<boolean> {
  const names = await readdir(publicUploadsFolder(settings)).catch(() => []);
  return names.length > 0;
}

/**
 * Throws CommandError when this data is of a product that has run, but its database is not where Postgres would look
 * for it: it would begin with an empty one, and the product would then remove the pictures, which no row names.
 */
export async function assertDatabasePresent(settings: Settings): Promise<void> {
  const { dataDir } = settings;
  const folder = await postgresFolder(settings);
  if (!(await isMissing(join(dataOf(folder), 'PG_VERSION')))) return;
  if (!wasSeeded(settings) && !(await hasUploads(settings))) return;
  const own = join(dataDir, 'postgres');
  const other = folder === own ? `below ${ROOTS_FOLDER}` : `in ${own}`;
  throw new CommandError(
    [
      `There is no database in ${folder}, but the data in ${dataDir} had one.`,
      `If the folder was moved, or it was changed who may read it, the database is still ${other}. Undo that;`,
      'to move the product, run `make backup`, check out in the new place, and run `make restore` there.',
      'If it is lost, `make restore FROM=…` brings a backup back.',
      `To start from scratch, remove ${dataDir}, with the backups and their key in it.`,
    ].join('\n'),
  );
}
