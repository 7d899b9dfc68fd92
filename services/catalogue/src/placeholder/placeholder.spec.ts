import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HOUR_MS } from '@farmhouse/contracts/timing/durations';
import { Inbox } from '@farmhouse/platform/events/consumer';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import { eventually } from '@farmhouse/platform/testing/eventually';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { SharePictures } from '../picture/encoding/share-pictures.ts';
import { emptyGallery } from '../testing/empty-gallery.ts';
import { filesIn, GALLERY, ready } from '../testing/gallery-lists.ts';
import { startCatalogue, uploadsOf } from '../testing/test-catalogue.ts';
import { upload } from '../testing/test-pictures.ts';
import { MAX_NEW_SIZES_A_MINUTE, MAX_WAITING_SIZES } from './placeholder.rules.ts';
import { HousePicture } from './house-picture.ts';
import { PlaceholdersService } from './placeholders.service.ts';

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };
/** Long after the calls of the other specs. */
const NOW = Date.parse('2126-11-01T00:00:00Z');

let catalogue: TestService;

beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.close());
beforeEach(async () => {
  await emptyGallery(catalogue);
  await emptyTables(catalogue.app.get(DataSource), ['hero']);
});

const read = (path: string, headers: Record<string, string> = {}) =>
  catalogue.app.inject({ method: 'GET', url: `/api/placeholder/${path}`, headers });

/** Uploads a picture of one colour and returns its address. */
async function uploaded(background: typeof RED, category = 'nature'): Promise<{ id: number; url: string }> {
  const file = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const { body } = await upload(catalogue, { file, fields: { alt: 'A colour', category } });
  return ready(catalogue, body.id);
}

const chooseHero = (addresses: string[], version: number) =>
  catalogue.app.get(Inbox, { strict: false }).handle({
    id: randomUUID(),
    type: 'hero.changed',
    occurredAt: new Date().toISOString(),
    payload: { addresses, version },
  });

/** `red`, `blue` or `calm`: what the placeholder shows. */
async function shown(path = '1200/630'): Promise<string> {
  const { rawPayload } = await read(path);
  const { dominant } = await sharp(rawPayload).stats();
  if (dominant.r > 150 && dominant.b < 100 && dominant.g < 100) return 'red';
  return dominant.b > 150 && dominant.r < 100 ? 'blue' : 'calm';
}

describe('GET /api/placeholder/{width}/{height}', () => {
  it.each([
    [800, 600],
    [1200, 630],
    [1, 1],
    [2000, 2000],
  ])('returns a JPEG of %i by %i pixels, of the fallback picture while the house has none', async (width, height) => {
    const { statusCode, headers, rawPayload } = await read(`${width}/${height}`);

    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width, height });
    expect(rawPayload.length).toBeLessThanOrEqual(300_000);
    expect(await shown(`${width}/${height}`)).toBe('calm');
  });

  it.each(['0/600', '800/2001', '-1/600', '1e3/600', '8.5/6', 'a/b', '%3Cscript%3E/1', '99999999999/1'])(
    'returns 400 to %s, as JSON without an ETag',
    async (path) => {
      const { statusCode, headers, payload } = await read(path);

      expect(statusCode).toBe(400);
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(headers.etag).toBeUndefined();
      expect(payload).not.toContain('<script>');
    },
  );

  it('shows the hero, else the gallery’s first picture of the exterior, else its first, and a change at once', async () => {
    const nature = await uploaded(RED);
    expect(await shown()).toBe('red');

    await uploaded(BLUE, 'exterior');
    expect(await shown()).toBe('blue');

    await chooseHero(['https://pictures.example/a.jpg', nature.url], 2);
    expect(await shown()).toBe('red');

    await chooseHero([], 1);
    expect(await shown()).toBe('red');

    await callAsAdmin(catalogue, 'DELETE', `${GALLERY}/${nature.id}`);
    expect(await shown()).toBe('blue');
  });

  it('returns 304 for the current ETag, and the new picture for an older one', async () => {
    const etag = String((await read('800/600')).headers.etag);
    const same = await read('800/600', { 'if-none-match': etag });
    await uploaded(RED);
    const changed = await read('800/600', { 'if-none-match': etag });

    expect([same.statusCode, same.payload]).toEqual([304, '']);
    expect([changed.statusCode, changed.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });
});

describe('PlaceholdersService', () => {
  const service = () => catalogue.app.get(PlaceholdersService, { strict: false });

  it('makes a size once, and refuses a network new sizes above the limit per minute, but never the site’s own', async () => {
    const placeholders = service();
    const ofWidth = (width: number, now = NOW) => placeholders.ofSize({ width, height: 7 }, '203.0.113.1', now);
    const widths = Array.from({ length: MAX_NEW_SIZES_A_MINUTE }, (_, index) => 10 + index);

    const made = await Promise.all(widths.map((width) => ofWidth(width)));

    expect(await ofWidth(10)).toBe(made[0]);
    await expect(ofWidth(900)).rejects.toMatchObject({ status: 429, retryAfter: 60 });
    expect(await placeholders.ofSize({ width: 400, height: 300 }, '203.0.113.1', NOW)).toMatchObject({
      etag: expect.any(String),
    });
    expect(await placeholders.ofSize({ width: 901, height: 7 }, '203.0.113.2', NOW)).toMatchObject({
      etag: expect.any(String),
    });
    expect(await ofWidth(900, NOW + 60_000)).toMatchObject({ etag: expect.any(String) });
  });

  it('refuses new sizes with 503 while too many wait to be made for all networks', async () => {
    const later = NOW + HOUR_MS;
    const housePicture = catalogue.app.get(HousePicture, { strict: false });
    const read = housePicture.read.bind(housePicture);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const reading = jest.spyOn(housePicture, 'read').mockImplementation((name) => held.then(() => read(name)));
    try {
      const wanted = Array.from({ length: MAX_WAITING_SIZES + 1 }, (_, n) =>
        service().ofSize({ width: 20 + n, height: 9 }, `203.0.113.${n}`, later),
      );

      await expect(Promise.race(wanted)).rejects.toMatchObject({ status: 503 });

      release();
      const responses = await Promise.allSettled(wanted);
      expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_WAITING_SIZES);
    } finally {
      reading.mockRestore();
    }
    await service().ofSize({ width: 20 + MAX_WAITING_SIZES, height: 9 }, '203.0.113.1', later);
  });
});

describe('the picture for link previews', () => {
  const shareOf = (url: string) => url.replace('/uploads/', '').replace(/-\d+\.jpg$/, '-share.jpg');
  const sizeOf = async (name: string) => sharp(await readFile(join(uploadsOf(catalogue), 'public', name))).metadata();

  it('is one of the files of an upload, and is deleted with them', async () => {
    const { id, url } = await uploaded(RED);

    expect(await sizeOf(shareOf(url))).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    await callAsAdmin(catalogue, 'DELETE', `${GALLERY}/${id}`);
    await eventually(async () => expect(await filesIn(catalogue, 'public')).toEqual([]));
  });

  it('is made later for a picture that was encoded before the feature existed', async () => {
    const { url } = await uploaded(RED);
    await rm(join(uploadsOf(catalogue), 'public', shareOf(url)));
    await catalogue.app.get(DataSource).query('UPDATE pictures SET has_share = false');

    await catalogue.app.get(SharePictures, { strict: false }).makeMissing();

    expect(await sizeOf(shareOf(url))).toMatchObject({ width: 1200, height: 630 });
    expect(await catalogue.app.get(DataSource).query('SELECT has_share FROM pictures')).toEqual([{ has_share: true }]);
  });
});
