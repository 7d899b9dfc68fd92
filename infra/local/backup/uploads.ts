import { setTimeout as sleep } from 'node:timers/promises';
import { ARCHIVE_SECONDS, isArchiving } from '../../backup/database/wal-archive.ts';
import { archiveFiles, uploadsArchive } from '../../backup/keep/uploads-archive.ts';
import type { Line } from '../process/process.ts';
import type { Settings } from '../settings/settings.ts';
import { uploadsFolder } from '../settings/uploads.ts';
import { walArchiveFolder } from './data-paths.ts';

/** Twice as often as the log is archived, so that a file is archived before the row that names it. */
const EVERY_MS = (ARCHIVE_SECONDS / 2) * 1000;

async function keep(settings: Settings, line: Line, signal: AbortSignal): Promise<void> {
  const archive = await walArchiveFolder(settings);
  for (;;) {
    await sleep(EVERY_MS, undefined, { signal });
    if (!isArchiving(archive)) continue;
    await archiveFiles(uploadsFolder(settings), uploadsArchive(archive)).catch((error: Error) =>
      line('backup', `could not keep the uploads: ${error.message}`),
    );
  }
}

/** Copies new uploads into the archive beside the log, from the first backup on and until the signal. */
export function keepUploads(settings: Settings, line: Line, signal: AbortSignal): void {
  keep(settings, line, signal).catch((error: Error) => {
    if (!signal.aborted) line('backup', `the uploads are no longer kept: ${error.message}`);
  });
}
