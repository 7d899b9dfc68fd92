import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Unavailable } from '@farmhouse/platform/errors/domain-error';
import { Logger } from '@nestjs/common';
import { UploadMissing, type StoredFile, type UploadFolder, type UploadStore } from './upload-store.ts';

const PARTIAL = '.partial-';
/** Error codes of a full disk, or of an exhausted quota. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT']);

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Uploads in a folder of this machine; the gateway serves its `public` part. */
export class DiskUploadStore implements UploadStore {
  private readonly log = new Logger('DiskUploadStore');

  constructor(private readonly root: string) {}

  async save(folder: UploadFolder, name: string, bytes: Buffer): Promise<void> {
    try {
      await this.write(folder, name, bytes);
    } catch (error) {
      if (!NO_SPACE.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
      this.log.error(`There is no space left in ${this.root}`);
      throw new Unavailable();
    }
  }

  private async write(folder: UploadFolder, name: string, bytes: Buffer): Promise<void> {
    const target = join(this.root, folder);
    await mkdir(target, { recursive: true });
    const partial = join(target, `${PARTIAL}${randomUUID()}`);
    const file = await open(partial, 'wx', 0o644);
    try {
      await file.writeFile(bytes);
      await file.sync();
      await rename(partial, join(target, name));
    } catch (error) {
      await rm(partial, { force: true }); // the partial file takes up the last of the space
      throw error;
    } finally {
      await file.close();
    }
    await syncFolder(target);
  }

  async read(folder: UploadFolder, name: string): Promise<Buffer> {
    try {
      return await readFile(join(this.root, folder, name));
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new UploadMissing() : error;
    }
  }

  async remove(folder: UploadFolder, names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => rm(join(this.root, folder, name), { force: true })));
  }

  /** Includes partially written files after a crash, so that they are found and removed. */
  async *list(folder: UploadFolder): AsyncIterable<StoredFile> {
    const path = join(this.root, folder);
    await mkdir(path, { recursive: true });
    for await (const entry of await opendir(path)) {
      const info = await stat(join(path, entry.name)).catch(() => undefined);
      if (info?.isFile()) yield { name: entry.name, storedAt: info.mtime };
    }
  }
}
