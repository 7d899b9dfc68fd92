import { chmod, chown, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder that only its owner may enter, or makes an existing one so. Folders above it that are missing are
 * open, as another owner has to pass them. `uid` is another owner, if any.
 */
export async function privateFolder(path: string, uid?: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (uid !== undefined) await chown(path, uid, uid);
  await chmod(path, 0o700);
}
