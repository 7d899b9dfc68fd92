import { crc32, deflateSync } from 'node:zlib';
import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { accepted, call, type ApiResponse } from '../api/call.ts';
import { eventually } from '../eventually.ts';
import type { Owner } from '../api/owner.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A PNG of one colour; with `pixels` false it has a header but no image data. */
export function pngOf(width: number, height: number, pixels = true): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 90)]);
  const data = pixels ? Buffer.concat(Array.from({ length: height }, () => row)) : Buffer.alloc(0);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export interface SentPicture {
  file: Buffer | string;
  filename?: string;
  /** The content type that the browser declares. */
  type?: string;
  fields?: Record<string, string>;
}

/** Sends a form with a file, as the dashboard does. */
export async function upload<T = GalleryItemView>(
  token: string | undefined,
  {
    file,
    filename = 'photo.png',
    type = 'image/png',
    fields = { alt: 'The pool', category: 'amenities' },
  }: SentPicture,
  path = '/api/admin/gallery',
): Promise<ApiResponse<T>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('image', new Blob([typeof file === 'string' ? file : new Uint8Array(file)], { type }), filename);
  const encoded = new Response(form);
  return call<T>('POST', path, {
    raw: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type'),
    token,
  });
}

/** Waits until the variants of an upload are made. */
export function encoded(owner: Owner, id: number): Promise<GalleryItemView> {
  return eventually(async () => {
    const item = (await owner.get<GalleryItemView[]>('/api/admin/gallery')).find((one) => one.id === id);
    if (item?.status !== 'ready') throw new Error(`Picture ${id} is ${item?.status ?? 'gone'}`);
    return item;
  }, 60_000);
}

/** The public gallery; the query string bypasses the gateway's cache. */
export const shownPictures = async (): Promise<GalleryItemView[]> =>
  accepted(await call<GalleryItemView[]>('GET', `/api/gallery?at=${Date.now()}`));
