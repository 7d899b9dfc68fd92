import { setTimeout as sleep } from 'node:timers/promises';
import { ARCHIVE_SECONDS, isArchiving } from '../database/wal-archive.ts';
import { archiveFiles, uploadsArchive } from './uploads-archive.ts';

/** Twice as often as the log is archived, so that a file is archived before the row that names it. */
const EVERY_MS = (ARCHIVE_SECONDS / 2) * 1000;

interface KeptUploads {
  /** Folder of the uploads. */
  uploads: string;
  /** Folder of the archived log. */
  archive: string;
  /** Called with the message of a copy that failed; the next one is tried all the same. */
  report: (message: string) => void;
  signal: AbortSignal;
  /** Milliseconds between two copies. */
  every?: number;
}

/**
 * Copies new uploads into the archive beside the log, from the first backup on and until the signal, at which it
 * throws. A copy that has begun is finished first.
 */
export async function keepUploads(kept: KeptUploads): Promise<never> {
  const { uploads, archive, report, signal, every = EVERY_MS } = kept;
  for (;;) {
    await sleep(every, undefined, { signal });
    if (!isArchiving(archive)) continue;
    await archiveFiles(uploads, uploadsArchive(archive)).catch((error: Error) =>
      report(`could not keep the uploads: ${error.message}`),
    );
  }
}
