import { createHash } from 'node:crypto';
import { once, type EventEmitter } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { createZstdCompress } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { pack as packer, type Pack } from 'tar-stream';
import { removeAtSignal } from '../remove-at-signal.ts';

const CHUNK = 256 * 1024;
const PRIVATE_FILE = 0o600;

interface Info {
  name: string;
  mode: number;
  size: number;
}

/** Writes the entries of a backup, and remembers their checksums. */
export class ArchiveWriter {
  readonly checksums: Record<string, string> = {};
  private readonly pack: Pack;

  constructor(pack: Pack) {
    this.pack = pack;
  }

  folder(name: string, mode: number): void {
    this.pack.entry({ name, type: 'directory', mode });
  }

  async text(name: string, text: string): Promise<void> {
    const data = Buffer.from(text);
    await this.content({ name, mode: PRIVATE_FILE, size: data.length }, [data]);
  }

  /**
   * A file as it is now, with its size at the start: a file that grows is truncated, one that shrinks is filled with
   * zeros; replaying Postgres' log repairs both. A file that no longer exists is left out.
   */
  async file(name: string, path: string): Promise<void> {
    const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!handle) return;
    try {
      const { mode, size } = await handle.stat();
      const read = async function* (): AsyncGenerator<Buffer> {
        for (let at = 0; at < size;) {
          const wanted = Math.min(CHUNK, size - at);
          const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, at);
          yield bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead);
          at += bytesRead || wanted;
        }
      };
      await this.content({ name, mode: mode & 0o777, size }, read());
    } finally {
      await handle.close();
    }
  }

  /** An entry with a content of exactly its size. */
  async content(info: Info, chunks: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
    const hash = createHash('sha256');
    const { entry, stored } = this.begin(info);
    for await (const chunk of chunks) {
      hash.update(chunk);
      if (!entry.write(chunk)) await once(entry as unknown as EventEmitter, 'drain');
    }
    entry.end(undefined);
    await stored;
    this.checksums[info.name] = hash.digest('hex');
  }

  private begin(info: Info): { entry: ReturnType<Pack['entry']>; stored: Promise<void> } {
    let settle: (error?: Error | null) => void = () => undefined;
    const stored = new Promise<void>((resolve, reject) => {
      settle = (error) => (error ? reject(error) : resolve());
    });
    stored.catch(() => undefined); // its rejection is handled where it is awaited
    return { entry: this.pack.entry(info, (error) => settle(error)), stored };
  }
}

async function* encrypted(source: AsyncIterable<Uint8Array>, recipient: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const plain = ReadableStream.from(source) as unknown as globalThis.ReadableStream<Uint8Array>;
  yield* (await encrypter.encrypt(plain)) as unknown as AsyncIterable<Uint8Array>;
}

/**
 * Writes one file: tar, compressed, encrypted to the recipient. It gets its name only once it is complete and on the
 * disk; until then the name ends in `.part`, and a signal that ends this process removes it.
 */
export async function writeArchive(
  file: string,
  recipient: string,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const draft = `${file}.part`;
  const pack = packer();
  const filled = async (): Promise<void> => {
    try {
      await fill(new ArchiveWriter(pack));
      pack.finalize();
    } catch (error) {
      pack.destroy(error as Error);
      throw error;
    }
  };
  const keepAtSignal = removeAtSignal(draft);
  try {
    await Promise.all([
      filled(),
      pipeline(
        Readable.from(pack),
        createZstdCompress(),
        (source: AsyncIterable<Uint8Array>) => encrypted(source, recipient),
        createWriteStream(draft, { mode: PRIVATE_FILE, flush: true }),
      ),
    ]);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    keepAtSignal();
  }
}
