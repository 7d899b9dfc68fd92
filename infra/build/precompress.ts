import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder } from './stamp.ts';

const TEXT = /\.(js|css|svg|json|webmanifest)$/;
const WORTH_BYTES = 1024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes .br and .gz beside every text file of some size, so that the gateway serves them without work. */
export async function precompress(folder: string): Promise<void> {
  const files = (await filesUnder(folder)).filter((file) => TEXT.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < WORTH_BYTES) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await Promise.all([
        toBrotli(bytes, { params }).then((out) => writeFile(`${file}.br`, out)),
        toGzip(bytes, { level: 9 }).then((out) => writeFile(`${file}.gz`, out)),
      ]);
    }),
  );
}
