import { rename, stat } from 'node:fs/promises';
import { LOG_BYTES, rotatedName } from '../logging/log-file.ts';

const CHECK_MS = 2_000;

/** Renames a log that has reached its size and makes nginx, which writes it, open a new one. True if it did. */
export async function rotateIfLarge(path: string, reopen: () => void, maxBytes = LOG_BYTES): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (!found || found.size < maxBytes) return false;
  await rename(path, rotatedName(path));
  reopen();
  return true;
}

/** Keeps nginx's access log below its size until the timer is cleared. */
export function keepSmall(path: string, reopen: () => void): NodeJS.Timeout {
  return setInterval(() => void rotateIfLarge(path, reopen).catch(() => undefined), CHECK_MS).unref();
}
