import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { createZstdDecompress } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { extract, type Header } from 'tar-stream';
import { CommandError } from '../../command-error.ts';

/** A file or folder of a backup, with its content. */
export type Entry = Readable & { header: Header };

async function* decrypted(source: AsyncIterable<Uint8Array>, identity: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const secret = ReadableStream.from(source) as unknown as globalThis.ReadableStream<Uint8Array>;
  yield* (await decrypter.decrypt(secret)) as unknown as AsyncIterable<Uint8Array>;
}

/** Translates a library's error about a file for the operator; errors of the disk are returned unchanged. */
function errorOf(error: NodeJS.ErrnoException, file: string): Error {
  if (error instanceof CommandError || error.syscall) return error;
  if (/no identity matched/i.test(error.message))
    return new CommandError(`The key does not open ${file}: it was made with another one.`);
  return new CommandError(`${file} is damaged, cut short or no backup (${error.message}).`);
}

/** Passes on every entry of a backup in order. Throws CommandError for a wrong key and for a damaged file. */
export async function readArchive(
  file: string,
  identity: string,
  onEntry: (entry: Entry) => Promise<void>,
): Promise<void> {
  await access(file).catch(() => {
    throw new CommandError(`There is no file ${file}.`);
  });
  const entries = extract();
  const read = async (): Promise<void> => {
    for await (const entry of entries as unknown as AsyncIterable<Entry>) await onEntry(entry);
  };
  try {
    await Promise.all([
      pipeline(
        createReadStream(file),
        (source: AsyncIterable<Uint8Array>) => decrypted(source, identity),
        createZstdDecompress(),
        entries,
      ),
      read().catch((error: Error) => {
        entries.destroy(error);
        throw error;
      }),
    ]);
  } catch (error) {
    throw errorOf(error as NodeJS.ErrnoException, file);
  }
}

/** The whole content of a small entry. */
export async function textOf(entry: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
