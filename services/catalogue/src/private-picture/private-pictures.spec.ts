import { randomUUID } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PrivatePicture } from '@farmhouse/contracts/catalogue/private-picture';
import type { Events } from '@farmhouse/contracts/events/events';
import type { Problem } from '@farmhouse/contracts/errors';
import { DAY_MS, HOUR_MS } from '@farmhouse/contracts/timing/durations';
import { Inbox } from '@farmhouse/platform/events/consumer';
import { call } from '@farmhouse/platform/testing/call';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { UPLOAD_STORE, type UploadStore } from '../picture/upload-store/upload-store.ts';
import { emptyGallery } from '../testing/empty-gallery.ts';
import { startCatalogue, uploadsOf } from '../testing/test-catalogue.ts';
import { examplePicture, upload } from '../testing/test-pictures.ts';
import { PrivatePicturesSweep } from './private-pictures.sweep.ts';

const PATH = '/api/admin/private-pictures';

let catalogue: TestService;

beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.close());
beforeEach(async () => {
  await emptyGallery(catalogue);
  await emptyTables(catalogue.app.get(DataSource), ['private_pictures']);
});

const send = <T = PrivatePicture>(file: Buffer, type = 'image/jpeg', filename = 'lamp.jpg') =>
  upload<T>(catalogue, { file, type, filename, fields: {} }, PATH);
const read = (id: string, authorization: string | undefined = catalogue.identity.bearer()) =>
  catalogue.app.inject({ url: `${PATH}/${id}`, headers: authorization ? { authorization } : {} });
const filesIn = (folder: string): Promise<string[]> => readdir(join(uploadsOf(catalogue), folder)).catch(() => []);

describe('POST /api/admin/private-pictures', () => {
  it('stores a picture upright, without its metadata, in no folder that is served', async () => {
    const photo = await sharp(await examplePicture(1200, 800))
      .withExif({ IFD0: { Copyright: 'Secret owner' }, IFD3: { GPSLatitude: '17/1 23/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();

    const { status, body } = await send(photo);

    expect([status, body]).toEqual([201, { id: expect.stringMatching(/^[0-9a-f]{32}$/), width: 800, height: 1200 }]);
    const { rawPayload, headers } = await read(body.id);
    const { format, width, height, exif } = await sharp(rawPayload).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 800, height: 1200, exif: undefined });
    expect(rawPayload.includes('Secret owner')).toBe(false);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'content-length': String(rawPayload.length),
    });
    expect([await filesIn('public'), await filesIn('originals')]).toEqual([[], []]);
    expect(await filesIn('private')).toHaveLength(2);
  });

  it('serves the smallest variant that is wide enough', async () => {
    const { body } = await send(await examplePicture(1200, 800));

    const widthOf = async (query: string) => (await sharp((await read(body.id + query)).rawPayload).metadata()).width;

    expect(await Promise.all(['', '?width=1', '?width=401', '?width=9999'].map(widthOf))).toEqual([
      ...[1200, 400, 800, 1200],
    ]);
    expect((await read(`${body.id}?width=0`)).statusCode).toBe(400);
    expect((await read(`${body.id}?width=x`)).statusCode).toBe(400);
  });

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const BROKEN = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 7)]);
  it.each<[string, Buffer, number]>([
    ['SVG', Buffer.from(SVG), 415],
    ['HTML with the beginning of a GIF', Buffer.from('GIF89a<html><script>alert(1)</script></html>'), 415],
    ['HTML with the beginning of a JPEG', Buffer.concat([BROKEN.subarray(0, 4), Buffer.from(SVG)]), 415],
    ['a JPEG that nothing can decode', BROKEN, 415],
    ['nothing', Buffer.alloc(0), 400],
    ['20 MB', Buffer.alloc(20 * 1024 * 1024, 0xff), 413],
  ])('refuses %s and stores nothing', async (_what, file, status) => {
    const response = await send<Problem>(file);

    expect(response.status).toBe(status);
    expect([await filesIn('private'), await filesIn('originals')]).toEqual([[], []]);
  });

  it('returns 401 without a token, for a guest’s cookie and for a malformed token', async () => {
    const { body } = await send(await examplePicture(20, 20));
    const file = await examplePicture(20, 20);

    for (const authorization of ['', 'Bearer nothing']) {
      expect((await upload<Problem>(catalogue, { file }, PATH, authorization)).status).toBe(401);
      expect((await read(body.id, authorization)).statusCode).toBe(401);
    }
    const headers = { cookie: 'guest_FH-AAAAAAAA=abc' };
    expect((await call(catalogue, 'GET', `${PATH}/${body.id}`, { headers })).status).toBe(401);
  });

  it('encodes uploads one after another, and returns 503 for those above the limit of waiting ones', async () => {
    const file = await examplePicture(300, 200);

    const responses = await Promise.all(Array.from({ length: 12 }, () => send<Problem>(file)));

    const statuses = new Set(responses.map(({ status }) => status));
    expect([...statuses].every((status) => status === 201 || status === 503)).toBe(true);
    expect(responses.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(8);
    expect((await send(file)).status).toBe(201);
  }, 60_000);
});

describe('GET /api/admin/private-pictures/:id', () => {
  it.each([
    ...['1', 'a'.repeat(31), 'A'.repeat(32), `${'a'.repeat(32)}-480.jpg`, '..%2F..%2Fetc%2Fpasswd', '..%2fpublic%2f'],
    `..%5C${'a'.repeat(32)}`,
  ])('returns 400 for %s', async (id) => {
    const response = await read(id);

    const errors = [{ path: 'id', message: 'The id is not valid' }];
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors });
  });

  it('returns 404 for an unknown id', async () => {
    expect((await read('f'.repeat(32))).statusCode).toBe(404);
  });

  it('is the only route that serves it: neither the public path of uploads nor the list of pictures does', async () => {
    const { body } = await send(await examplePicture(300, 200));
    const [name = ''] = await filesIn('private');

    expect(name).toBe(`${body.id}-300.jpg`);
    expect((await call(catalogue, 'GET', `/internal/uploads/${name}`)).status).toBe(404);
    expect((await call(catalogue, 'GET', `/internal/uploads/..%2Fprivate%2F${name}`)).status).toBe(404);
  });
});

describe('private pictures', () => {
  const sweep = (now?: Date) => catalogue.app.get(PrivatePicturesSweep).sweep(now);
  const kept = (pictures?: string[]) =>
    catalogue.app.get(Inbox, { strict: false }).handle({
      ...{ id: randomUUID(), type: 'deposit.kept', occurredAt: new Date().toISOString() },
      payload: { amount: 1, reason: 'A lamp', pictures } as Events['deposit.kept'],
    });
  const nextMonth = () => new Date(Date.now() + 30 * DAY_MS + HOUR_MS);

  it('are removed after 30 days unless a deposit was kept for them', async () => {
    const [used, unused] = [await send(await examplePicture(300, 200)), await send(await examplePicture(300, 200))];
    await kept([used.body.id, 'f'.repeat(32)]);
    await kept();

    await sweep();
    expect(await filesIn('private')).toHaveLength(2);
    await sweep(nextMonth());

    expect(await filesIn('private')).toEqual([`${used.body.id}-300.jpg`]);
    expect((await read(used.body.id)).statusCode).toBe(200);
    expect((await read(unused.body.id)).statusCode).toBe(404);
  });

  it('have files without a row removed after an hour', async () => {
    const { body } = await send(await examplePicture(300, 200));
    const name = `${'e'.repeat(32)}-300.jpg`;
    await catalogue.app.get<UploadStore>(UPLOAD_STORE).save('private', name, Buffer.from('x'));

    await sweep();
    expect(await filesIn('private')).toHaveLength(2);
    const old = new Date(Date.now() - 2 * HOUR_MS);
    await utimes(join(uploadsOf(catalogue), 'private', name), old, old);
    await sweep();

    expect(await filesIn('private')).toEqual([`${body.id}-300.jpg`]);
  });
});
