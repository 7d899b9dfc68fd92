import { archiveHistories } from '../../backup/database/wal-archive.ts';
import { finishRestore, removeUncommitted } from '../../backup/restore/restore.ts';
import { markSeeded } from '../seed.ts';
import { ownFolder } from '../servers/postgres-files.ts';
import type { Settings } from '../settings/settings.ts';
import { journalOf, liveDataPaths, walArchiveFolder } from './data-paths.ts';

/**
 * Finishes a committed restore, and cleans up after one that was not committed. True if there was one to finish. No
 * demo data is ever added to what was restored.
 */
export async function finishInterrupted(settings: Settings): Promise<boolean> {
  const live = await liveDataPaths(settings);
  const isFinished = await finishRestore(journalOf(settings), async () => {
    const archive = await walArchiveFolder(settings);
    await ownFolder(archive);
    await archiveHistories(archive, live.postgres.path);
    await markSeeded(settings);
  });
  await removeUncommitted(live);
  return isFinished;
}
