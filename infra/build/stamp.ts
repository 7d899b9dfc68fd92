import { createHash } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', '.cache', 'test-results']);

/** Every file under `path` (or the file itself), except in generated folders. */
export async function filesUnder(path: string): Promise<string[]> {
  const info = await stat(path).catch(() => undefined);
  if (!info) return [];
  if (info.isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const nested = await Promise.all(
    entries.filter((entry) => !SKIPPED.has(entry.name)).map((entry) => filesUnder(join(path, entry.name))),
  );
  return nested.flat().sort();
}

/** A fingerprint of the files' names, sizes and times, and of any other inputs. */
export async function fingerprint(root: string, files: string[], ...also: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const part of also) hash.update(`${part}\n`);
  for (const file of files) {
    const { size, mtimeMs } = await stat(file);
    hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** True if the fingerprint stored in `stampFile` is the same. */
export async function isCurrent(stampFile: string, stamp: string): Promise<boolean> {
  return (await readFile(stampFile, 'utf8').catch(() => '')) === stamp;
}

export function writeStamp(stampFile: string, stamp: string): Promise<void> {
  return writeFile(stampFile, stamp);
}
