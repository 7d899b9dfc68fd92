import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestBucket } from '../../testing/test-bucket.ts';
import { readUploadsConfig } from '../../uploads-config.ts';
import { createUploadStore } from './create-upload-store.ts';
import { S3UploadStore } from './s3-upload-store.ts';
import { UPLOAD_FOLDERS, UploadMissing, type StoredFile, type UploadFolder, type UploadStore } from './upload-store.ts';

interface TestStore {
  store: UploadStore;
  close(): Promise<void>;
}

async function onDisk(): Promise<TestStore> {
  const folder = mkdtempSync(join(tmpdir(), 'upload-store-'));
  const store = await createUploadStore(readUploadsConfig({ UPLOADS_DIR: folder }));
  return { store, close: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function inBucket(): Promise<TestStore> {
  const bucket = await startTestBucket();
  const store = await createUploadStore(readUploadsConfig(bucket.variables));
  return {
    store,
    close: async () => {
      (store as S3UploadStore).onApplicationShutdown();
      await bucket.close();
    },
  };
}

const PHOTO = Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x0a, 0xc3]);

describe.each([
  ['a folder', onDisk],
  ['a bucket of an S3-compatible server', inBucket],
])('the upload store in %s', (_where, start) => {
  let opened: TestStore;
  const store = () => opened.store;

  async function listed(folder: UploadFolder): Promise<StoredFile[]> {
    const files: StoredFile[] = [];
    for await (const file of store().list(folder)) files.push(file);
    return files;
  }
  const namesIn = async (folder: UploadFolder) => (await listed(folder)).map(({ name }) => name).sort();

  beforeAll(async () => {
    opened = await start();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    for (const folder of ['originals', 'public'] as const) await store().remove(folder, await namesIn(folder));
  });

  it('reads back the bytes that were saved', async () => {
    await store().save('public', 'photo.jpg', PHOTO);

    expect(await store().read('public', 'photo.jpg')).toEqual(PHOTO);
  });

  it('replaces a file of the same name', async () => {
    await store().save('public', 'photo.jpg', PHOTO);

    await store().save('public', 'photo.jpg', Buffer.from('new'));

    expect((await store().read('public', 'photo.jpg')).toString()).toBe('new');
    expect(await namesIn('public')).toEqual(['photo.jpg']);
  });

  it('saves and reads a file of ten megabytes', async () => {
    const large = Buffer.alloc(10 * 1024 * 1024, 7);

    await store().save('originals', 'large', large);

    expect((await store().read('originals', 'large')).equals(large)).toBe(true);
  });

  it('throws UploadMissing for a file that does not exist, and for one of the other folder', async () => {
    await store().save('originals', 'photo', PHOTO);

    await expect(store().read('public', 'nothing.jpg')).rejects.toThrow(UploadMissing);
    await expect(store().read('public', 'photo')).rejects.toThrow(UploadMissing);
  });

  it('removes the named files alone, also when some are gone already', async () => {
    for (const name of ['one.jpg', 'two.jpg', 'three.jpg']) await store().save('public', name, PHOTO);

    await store().remove('public', ['one.jpg', 'never.jpg', 'two.jpg']);
    await store().remove('public', ['one.jpg']);

    expect(await namesIn('public')).toEqual(['three.jpg']);
  });

  it('lists the files of one folder with the time at which each was stored', async () => {
    const before = Date.now();
    await store().save('public', 'photo.jpg', PHOTO);
    await store().save('originals', 'photo', PHOTO);

    const [file, ...others] = await listed('public');

    expect(others).toEqual([]);
    expect(file?.name).toBe('photo.jpg');
    // servers store the time in whole seconds
    expect(Math.abs((file?.storedAt.getTime() ?? 0) - before)).toBeLessThan(5_000);
  });

  it('lists nothing in an empty folder', async () => {
    expect(await listed('originals')).toEqual([]);
  });
});

describe('the upload store in a folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'upload-store-modes-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const modeOf = (...path: string[]) => (statSync(join(root, ...path)).mode & 0o777).toString(8);

  it('lets other users of the machine read public files only, also in folders that were there before', async () => {
    mkdirSync(join(root, 'originals'));
    chmodSync(join(root, 'originals'), 0o755);

    const store = await createUploadStore(readUploadsConfig({ UPLOADS_DIR: root }));
    for (const folder of UPLOAD_FOLDERS) await store.save(folder, 'photo', PHOTO);

    expect(UPLOAD_FOLDERS.map((folder) => [folder, modeOf(folder), modeOf(folder, 'photo')])).toEqual([
      ['originals', '700', '600'],
      ['public', '755', '644'],
      ['private', '700', '600'],
    ]);
  });
});

describe('readUploadsConfig', () => {
  it('names the variables that a bucket lacks', () => {
    expect(() => readUploadsConfig({ UPLOADS_STORE: 's3', UPLOADS_S3_BUCKET: 'pictures' })).toThrow(
      /UPLOADS_S3_ACCESS_KEY_ID: missing\n.*UPLOADS_S3_SECRET_ACCESS_KEY: missing/,
    );
  });

  it('requires a folder unless a bucket is chosen', () => {
    expect(() => readUploadsConfig({})).toThrow('UPLOADS_DIR: missing');
  });
});
