import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PICTURE_FORMATS, type PictureFormat } from '@farmhouse/contracts/catalogue/gallery';
import type { EncodedPicture } from './encode-picture.ts';
import { UNDECODABLE, variantNames } from '../picture.rules.ts';

const run = promisify(execFile);
const EXTENSION = extname(import.meta.url);
const SCRIPT = fileURLToPath(new URL(`./encode-picture${EXTENSION}`, import.meta.url));
/** When run from sources, as in specs, other workspaces are also loaded from their sources. */
const NODE_OPTIONS = EXTENSION === '.ts' ? ['--conditions=source'] : [];
/** Timeout for encoding one picture. */
const TIMEOUT_MS = 120_000;

/** The file cannot be decoded; retrying does not help. */
export class Undecodable extends Error {}

/** The encoder has crashed or taken too long; often, but not always, because of the file. */
export class EncoderCrashed extends Error {}

export interface EncodedFiles extends EncodedPicture {
  files: { name: string; bytes: Buffer }[];
}

/**
 * Makes the variants of a picture in a separate process, without any metadata of the original. Throws Undecodable and
 * EncoderCrashed.
 */
export async function encodePicture(
  original: Buffer,
  key: string,
  formats: readonly PictureFormat[] = PICTURE_FORMATS,
): Promise<EncodedFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'picture-'));
  try {
    const source = join(folder, 'original');
    await writeFile(source, original);
    const { stdout } = await run(process.execPath, [...NODE_OPTIONS, SCRIPT, source, folder, key, ...formats], {
      timeout: TIMEOUT_MS,
      env: { PATH: process.env.PATH },
    });
    const encoded = JSON.parse(stdout) as EncodedPicture;
    const names = variantNames(key, encoded.widths, formats);
    const files = await Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })));
    return { ...encoded, files };
  } catch (error) {
    const { code, stderr, signal } = error as { code?: unknown; stderr?: string; signal?: string | null };
    if (signal) throw new EncoderCrashed(`The encoder was ended by ${signal}`);
    throw code === UNDECODABLE ? new Undecodable(stderr?.trim()) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
