import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import { eventually } from '@farmhouse/platform/testing/eventually';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { encodingsDone } from '../../testing/empty-gallery.ts';
import { startTestBucket, type TestBucket } from '../../testing/test-bucket.ts';
import { startCatalogue } from '../../testing/test-catalogue.ts';
import { examplePicture, upload } from '../../testing/test-pictures.ts';
import { PictureFilesSweep } from '../picture-files.sweep.ts';
import { variantNames } from '../picture.rules.ts';
import { UPLOAD_STORE, type UploadFolder, type UploadStore } from './upload-store.ts';

const ADMIN = '/api/admin/gallery';

let bucket: TestBucket;
let catalogue: TestService;

beforeAll(async () => {
  bucket = await startTestBucket();
  catalogue = await startCatalogue(bucket.variables);
});
afterAll(async () => {
  await catalogue.close();
  await bucket.close();
});

const db = () => catalogue.app.get(DataSource);
const store = () => catalogue.app.get<UploadStore>(UPLOAD_STORE);

async function namesIn(folder: UploadFolder): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store().list(folder)) names.push(name);
  return names;
}

async function emptyBucket(): Promise<void> {
  await encodingsDone(catalogue);
  await emptyTables(db(), ['gallery_items', 'pictures', 'removed_pictures', 'outbox']);
  for (const folder of ['originals', 'public'] as const) await store().remove(folder, await namesIn(folder));
}
beforeEach(emptyBucket);

describe('uploads in a bucket', () => {
  it('are encoded, served to the gateway by name and type, and removed once the picture is deleted', async () => {
    const { body } = await upload(catalogue, { file: await examplePicture(600, 400) });
    const item = await eventually(async () => {
      const [stored] = (await callAsAdmin<GalleryItemView[]>(catalogue, 'GET', ADMIN)).body;
      if (stored?.status !== 'ready') throw new Error(`The picture is ${stored?.status}`);
      return stored;
    }, 20_000);

    for (const { url, format, width } of item.variants) {
      const name = url.replace('/uploads/', '');
      const served = await catalogue.app.inject({ method: 'GET', url: `/internal/uploads/${name}` });
      expect([served.statusCode, served.headers['content-type']]).toEqual([200, `image/${format}`]);
      expect((await sharp(served.rawPayload).metadata()).width).toBe(width);
    }
    await eventually(async () => expect(await namesIn('originals')).toEqual([]));

    await callAsAdmin(catalogue, 'DELETE', `${ADMIN}/${body.id}`);

    await eventually(async () => expect(await namesIn('public')).toEqual([]));
  });

  it('are deleted by the next sweep when a deletion was interrupted', async () => {
    const [key, widths] = ['c'.repeat(32), [480, 960]];
    for (const name of variantNames(key, widths)) await store().save('public', name, Buffer.from('x'));
    await db().query('INSERT INTO removed_pictures (key, widths) VALUES ($1, $2)', [key, widths]);
    const failing: UploadStore = {
      save: (...file) => store().save(...file),
      read: (...file) => store().read(...file),
      list: (folder) => store().list(folder),
      remove: async (folder, names) => {
        await store().remove(folder, names.slice(0, 2));
        if (folder === 'public') throw new Error('The server has gone');
      },
    };
    const cutOff = new PictureFilesSweep(db(), { add: () => undefined }, failing);

    await cutOff.removeFiles();
    expect(await namesIn('public')).toHaveLength(4);
    await catalogue.app.get(PictureFilesSweep).removeFiles();

    expect(await namesIn('public')).toEqual([]);
    expect(await db().query('SELECT key FROM removed_pictures')).toEqual([]);
  });

  it('that belong to no picture are removed by the sweep once they are an hour old', async () => {
    await store().save('public', `${'b'.repeat(32)}-480.jpg`, Buffer.from('x'));
    const sweep = catalogue.app.get(PictureFilesSweep);

    await sweep.removeOrphans();
    expect(await namesIn('public')).toHaveLength(1);
    await sweep.removeOrphans(new Date(Date.now() + 2 * 60 * 60_000));

    expect(await namesIn('public')).toEqual([]);
  });

  it.each(['nothing', `${'a'.repeat(32)}-480.jpg`, `${'a'.repeat(32)}`, '..%2Foriginals%2Fphoto'])(
    'GET /internal/uploads/%s returns 404',
    async (name) => {
      await store().save('originals', 'a'.repeat(32), Buffer.from('x'));

      expect(await call(catalogue, 'GET', `/internal/uploads/${name}`)).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      });
    },
  );
});

describe('a bucket that refuses the access key', () => {
  it('makes an upload fail with 503 and stores no row', async () => {
    const refused = await startCatalogue({ ...bucket.variables, UPLOADS_S3_ACCESS_KEY_ID: 'unknown' });
    try {
      const { status, body } = await upload(refused, { file: await examplePicture(60, 40) });

      expect({ status, body }).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect((await callAsAdmin(refused, 'GET', ADMIN)).body).toEqual([]);
    } finally {
      await refused.close();
    }
  });
});
