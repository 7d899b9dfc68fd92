import { chmod, chown, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder that only its owner may enter, or restricts an existing one. Missing parent folders are created
 * open, since the owner has to pass through them. `uid` is the owner, if it is another user.
 */
export async function privateFolder(path: string, uid?: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (uid !== undefined) await chown(path, uid, uid);
  await chmod(path, 0o700);
}
