import { failed } from '../../command-error.ts';
import { keepUploads } from '../keep/keep-uploads.ts';
import { ARCHIVE } from './data-paths.ts';

/** The container `uploads-archive`: copies new uploads into the archive until it is stopped. */
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
try {
  const { UPLOADS_DIR = '' } = process.env;
  const report = (message: string): void => console.error(message);
  await keepUploads({ uploads: UPLOADS_DIR, archive: ARCHIVE, report, signal: stopping.signal });
} catch (error) {
  if (!stopping.signal.aborted) failed(error);
}
