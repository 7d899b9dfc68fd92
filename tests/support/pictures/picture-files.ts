import { readFile } from 'node:fs/promises';

/** A bundled picture as a URL of this site, and as a file. */
export const PICTURE_URL = '/assets/demo-1/02-pool-day.jpg';
const PICTURE_FILE = new URL(`../../../frontend/public${PICTURE_URL}`, import.meta.url);

/** Timeout for processing nine variants on two cores under load. */
export const ENCODED_WITHIN_MS = 40_000;

interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A real photo with this name, for a file input. */
export async function aPhoto(name: string): Promise<TestFile> {
  return { name, mimeType: 'image/jpeg', buffer: await readFile(PICTURE_FILE) };
}

/** A file that is declared as a JPEG but is not one. */
export function noPicture(name: string): TestFile {
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') };
}
