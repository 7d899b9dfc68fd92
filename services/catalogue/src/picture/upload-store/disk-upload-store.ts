import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Unavailable } from '@farmhouse/platform/errors/domain-error';
import { Logger } from '@nestjs/common';
import { UPLOAD_FOLDERS, UploadMissing, type StoredFile, type UploadFolder, type UploadStore } from './upload-store.ts';

const PARTIAL = '.partial-';
/** Error codes of a full disk, or of an exhausted quota. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Modes of the folders and of the files in them. The gateway, whose user is another one, serves the public files; nobody
 * else reads originals, whose metadata may tell a place, and private pictures.
 */
const MODES: Record<UploadFolder, { folder: number; file: number }> = {
  public: { folder: 0o755, file: 0o644 },
  private: { folder: 0o700, file: 0o600 },
  originals: { folder: 0o700, file: 0o600 },
};

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

  /**
   * To be called at the start: creates the folders, and gives those that are there already their modes. A failure is
   * logged, as on a full disk or for a folder of another user: everything else works.
   */
  async prepare(): Promise<void> {
    for (const folder of UPLOAD_FOLDERS) {
      try {
        await chmod(await this.pathOf(folder), MODES[folder].folder);
      } catch (error) {
        this.log.error(`The folder of ${folder} uploads may be readable by others: ${(error as Error).message}`);
      }
    }
  }

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
    const target = await this.pathOf(folder);
    const partial = join(target, `${PARTIAL}${randomUUID()}`);
    const mode = MODES[folder].file;
    const file = await open(partial, 'wx', mode);
    try {
      await file.chmod(mode); // whatever the process's mask
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
    const path = await this.pathOf(folder);
    for await (const entry of await opendir(path)) {
      const info = await stat(join(path, entry.name)).catch(() => undefined);
      if (info?.isFile()) yield { name: entry.name, storedAt: info.mtime };
    }
  }

  /** The path of a folder, which is created if it is missing. */
  private async pathOf(folder: UploadFolder): Promise<string> {
    const path = join(this.root, folder);
    if (await mkdir(path, { recursive: true })) await chmod(path, MODES[folder].folder);
    return path;
  }
}
