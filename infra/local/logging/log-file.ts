import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Largest size of one log file. Two logs with a predecessor each take less than 200 MB. */
export const LOG_BYTES = 45 * 1024 * 1024;
/** Readable by its owner only: lines hold no personal data, but the business of the house is private. */
const MODE = 0o600;

/** Writes text to an open file and returns the number of bytes. */
type Write = (file: number, text: string) => number;

/** The name of a rotated log; the previous one is overwritten. */
export const rotatedName = (path: string): string => `${path}.1`;

function openToAppend(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  return openSync(path, 'a', MODE);
}

/** Opens a log for the output of another process, after what is in it; rotates one that has reached `maxBytes`. */
export function openLog(path: string, maxBytes: number): number {
  const file = openToAppend(path);
  if (fstatSync(file).size < maxBytes) return file;
  closeSync(file);
  renameSync(path, rotatedName(path));
  return openToAppend(path);
}

/**
 * A log that is appended to across restarts and rotated by size only, so that restarts do not push out the lines that
 * led to them. When it cannot be written, as on a full disk, lines are dropped and counted; the next line that can be
 * written says how many were lost.
 */
export class LogFile {
  private readonly path: string;
  private readonly maxBytes: number;
  private readonly write: Write;
  private file: number | undefined;
  private bytes = 0;
  private lost = 0;

  constructor(path: string, maxBytes = LOG_BYTES, write: Write = (file, text) => writeSync(file, text)) {
    this.path = path;
    this.maxBytes = maxBytes;
    this.write = write;
  }

  /** Writes one line synchronously, so that it is not lost when this process dies. Never throws. */
  append(line: string): void {
    try {
      this.file ??= this.open();
      if (this.bytes >= this.maxBytes) this.file = this.rotate(this.file);
      const before = this.lost > 0 ? `farmhouse | ${this.lost} lines could not be written\n` : '';
      this.bytes += this.write(this.file, `${before}${line}\n`);
      this.lost = 0;
    } catch {
      this.lost += 1;
    }
  }

  private open(): number {
    const file = openToAppend(this.path);
    this.bytes = fstatSync(file).size;
    return file;
  }

  private rotate(full: number): number {
    closeSync(full);
    this.file = undefined;
    renameSync(this.path, rotatedName(this.path));
    return this.open();
  }
}
