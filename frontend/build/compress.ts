import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|json|txt|webmanifest)$/;
/** Below this a compressed copy saves less than its own header costs. */
const WORTH_IT = 512;

/** Writes a .gz and a .br beside every text file, so that the gateway compresses nothing per request. */
export async function compressAll(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compressOne(`${folder}/${file}`)));
}

async function compressOne(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_IT) return;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, best));
}
