import { open, stat, type FileHandle } from 'node:fs/promises';

const BUFFER_BYTES = 64 * 1024;

/** Reads the lines that another process appends to a log, also across its rotation by renaming. */
export class LogFollower {
  private file?: FileHandle;
  private inode = 0;
  private rest = '';
  private readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** Begins at the present end of the log. */
  async skip(): Promise<void> {
    await this.read(() => undefined);
  }

  /** Passes on each new line. */
  async read(onLine: (line: string) => void): Promise<void> {
    await this.readOpen(onLine);
    const now = await stat(this.path).catch(() => undefined);
    if (!now || now.ino === this.inode) return;
    // the rotated file may have received its last lines since the last read
    await this.readOpen(onLine);
    await this.close();
    this.file = await open(this.path);
    this.inode = now.ino;
    await this.readOpen(onLine);
  }

  async close(): Promise<void> {
    await this.file?.close();
    this.file = undefined;
    this.rest = '';
  }

  private async readOpen(onLine: (line: string) => void): Promise<void> {
    const buffer = Buffer.alloc(BUFFER_BYTES);
    while (this.file) {
      const { bytesRead } = await this.file.read(buffer, 0, BUFFER_BYTES, null);
      if (bytesRead === 0) return;
      const lines = (this.rest + buffer.toString('utf8', 0, bytesRead)).split('\n');
      this.rest = lines.pop() ?? '';
      lines.forEach(onLine);
    }
  }
}
