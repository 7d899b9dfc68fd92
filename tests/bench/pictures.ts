import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { setTimeout as sleep } from 'node:timers/promises';
import { accepted } from '../support/api/call.ts';
import { Owner } from '../support/api/owner.ts';
import { upload } from '../support/pictures/pictures.ts';
import { pidOf } from '../support/processes/processes.ts';
import { localStack } from '../support/processes/stack.ts';
import { requestsPerSecond, median } from './load.ts';
import { peakMemory } from './memory.ts';
import { photoOf24Megapixels } from './photo.ts';
import type { Bound } from './table.ts';

const PHOTOS = 3;
const UPLOADS_AT_ONCE = 10;
const POLL_MS = 100;
const GIVE_UP_MS = 240_000;
const VARIANTS = 9;

/** Uploads a photo; returns the id of its gallery item. */
async function send(owner: Owner, file: Buffer): Promise<number> {
  const sent = { file, filename: 'photo.jpg', type: 'image/jpeg' };
  return accepted(await upload(owner.token, sent)).id;
}

/** Resolves when all variants of the pictures are made. */
async function untilEncoded(owner: Owner, ids: readonly number[]): Promise<void> {
  const end = Date.now() + GIVE_UP_MS;
  while (Date.now() < end) {
    const items = await owner.get<GalleryItemView[]>('/api/admin/gallery');
    const variants = ids.map((id) => items.find((item) => item.id === id)?.variants.length);
    if (variants.every((count) => count === VARIANTS)) return;
    await sleep(POLL_MS);
  }
  throw new Error('The pictures were not encoded in time');
}

async function remove(owner: Owner, ids: readonly number[]): Promise<void> {
  for (const id of ids) await owner.call('DELETE', `/api/admin/gallery/${id}`);
}

interface Encoding {
  seconds: number;
  /** Reads per second meanwhile. */
  reads: number;
}

/** Encodes one photo while the service that encodes it answers as many reads as it can. */
async function encodeUnderLoad(owner: Owner, photo: Buffer, url: string): Promise<Encoding> {
  const id = await send(owner, photo);
  const started = performance.now();
  let isDone = false;
  const encoded = untilEncoded(owner, [id]).then(() => {
    isDone = true;
    return (performance.now() - started) / 1000;
  });
  const rounds: number[] = [];
  while (!isDone) rounds.push(await requestsPerSecond({ url, seconds: 1 })());
  const seconds = await encoded;
  await remove(owner, [id]);
  // the last round continued after the end
  return { seconds, reads: median(rounds.length > 1 ? rounds.slice(0, -1) : rounds) };
}

/** A photo's encoding under load, the reads meanwhile, and the memory of ten uploads at once. */
export async function pictures(): Promise<Bound[]> {
  const { settings } = await localStack();
  const url = `http://127.0.0.1:${settings.ports.catalogue}/api/services`;
  const owner = await Owner.signedIn();
  const photo = await photoOf24Megapixels();
  const [usual, encodings]: [number[], Encoding[]] = [[], []];
  await requestsPerSecond({ url })(); // warm-up
  for (let at = 0; at < PHOTOS; at += 1) {
    usual.push(await requestsPerSecond({ url })());
    encodings.push(await encodeUnderLoad(owner, photo, url));
  }

  const memory = await peakMemory(await pidOf('catalogue'), async () => {
    const ids = await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, () => send(owner, photo)));
    await untilEncoded(owner, ids);
    await remove(owner, ids);
  });

  const megabytes = (photo.length / 1e6).toFixed(1);
  const share = median(encodings.map(({ reads }) => reads)) / median(usual);
  return [
    {
      what: `photo of 24 megapixels, ${megabytes} MB, in nine variants under load`,
      value: median(encodings.map(({ seconds }) => seconds)),
      unit: 's',
      max: 8,
    },
    { what: 'reads meanwhile, as a share of those without it', value: share, unit: '', min: 0.5 },
    { what: `${UPLOADS_AT_ONCE} such uploads at once, service and encoders`, value: memory, unit: 'MiB', max: 1024 },
  ];
}
