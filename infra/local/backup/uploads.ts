import { keepUploads } from '../../backup/keep/keep-uploads.ts';
import type { Line } from '../process/process.ts';
import type { Settings } from '../settings/settings.ts';
import { uploadsFolder } from '../settings/uploads.ts';
import { walArchiveFolder } from './data-paths.ts';

async function keep(settings: Settings, line: Line, signal: AbortSignal): Promise<never> {
  const archive = await walArchiveFolder(settings);
  const report = (message: string): void => line('backup', message);
  return keepUploads({ uploads: uploadsFolder(settings), archive, report, signal });
}

/** Copies new uploads into the archive beside the log, from the first backup on and until the signal. */
export function scheduleUploadCopies(settings: Settings, line: Line, signal: AbortSignal): void {
  keep(settings, line, signal).catch((error: Error) => {
    if (!signal.aborted) line('backup', `the uploads are no longer kept: ${error.message}`);
  });
}
