import { randomBytes } from 'node:crypto';
import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import type { ApiResponse } from '@farmhouse/platform/testing/call';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import sharp from 'sharp';

/** A coloured picture with noise, so that it compresses like a photo. */
export function examplePicture(
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg',
): Promise<Buffer> {
  const noise = sharp({
    create: { width, height, channels: 3, background: '#b9552f', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  });
  return noise.toFormat(format).toBuffer();
}

export interface TestUpload {
  file?: Buffer;
  filename?: string;
  /** The content type that the client declares. */
  type?: string;
  fields?: Record<string, string>;
  /** The idempotency key. */
  key?: string;
}

/** A multipart form as a browser sends it. */
function formOf({ file, filename = 'photo.jpg', type = 'image/jpeg', fields = {} }: TestUpload): {
  payload: Buffer;
  contentType: string;
} {
  const boundary = `----${randomBytes(8).toString('hex')}`;
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
  const parts = [
    Buffer.from(texts.join('')),
    ...(file ? [Buffer.from(head), file, Buffer.from('\r\n')] : []),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return { payload: Buffer.concat(parts), contentType: `multipart/form-data; boundary=${boundary}` };
}

/** Uploads a form with a file as the owner. */
export async function upload<T = GalleryItemView>(
  { app, identity }: TestService,
  sent: TestUpload,
  url = '/api/admin/gallery',
  authorization = identity.bearer(),
): Promise<ApiResponse<T>> {
  const { payload, contentType } = formOf({ fields: { alt: 'The pool', category: 'amenities' }, ...sent });
  const response = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization, 'content-type': contentType, ...(sent.key && { 'idempotency-key': sent.key }) },
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}
