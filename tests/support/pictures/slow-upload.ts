import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { SITE_URL } from '../env.ts';

const PARTS = 40;

/** Uploads a picture to the gallery over a connection that takes `seconds` for it; resolves with status and text. */
export async function uploadSlowly(
  token: string,
  file: Buffer,
  fields: Record<string, string>,
  seconds: number,
): Promise<{ status: number; text: string; item?: GalleryItemView }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('image', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'photo.png');
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': String(encoded.headers.get('content-type')),
    'Content-Length': body.length,
  };
  const sending = request(`${SITE_URL}/api/admin/gallery`, { method: 'POST', headers });
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    sending.once('error', reject).once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
  });
  const size = Math.ceil(body.length / PARTS);
  for (let sent = 0; sent < body.length; sent += size) {
    sending.write(body.subarray(sent, sent + size));
    await sleep((seconds * 1000) / PARTS);
  }
  sending.end();
  const answer = await answered;
  return { ...answer, ...(answer.status === 201 && { item: JSON.parse(answer.text) as GalleryItemView }) };
}
