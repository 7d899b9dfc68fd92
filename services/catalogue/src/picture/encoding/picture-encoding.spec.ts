import { access, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@farmhouse/platform/testing/eventually';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import type { Job } from 'bullmq';
import { DataSource } from 'typeorm';
import { emptyGallery } from '../../testing/empty-gallery.ts';
import { startCatalogue, uploadsOf } from '../../testing/test-catalogue.ts';
import { examplePicture } from '../../testing/test-pictures.ts';
import { PictureFilesSweep } from '../picture-files.sweep.ts';
import { PictureUses } from '../picture-uses.ts';
import { UPLOAD_STORE, type UploadStore } from '../upload-store/upload-store.ts';
import { PictureEncodingService } from './picture-encoding.service.ts';
import type { PictureJob } from './picture.queue.ts';
import { PictureWorker } from './picture.worker.ts';

let catalogue: TestService;

beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.close());
beforeEach(() => emptyGallery(catalogue));

const filesIn = (folder: string) => readdir(join(uploadsOf(catalogue), folder)).catch(() => []);

const original = async (key: string): Promise<number> => {
  await catalogue.app.get<UploadStore>(UPLOAD_STORE).save('originals', key, await examplePicture(120, 90));
  const [row] = await catalogue.app
    .get(DataSource)
    .query<{ id: number }[]>(
      `INSERT INTO pictures (key, width, height, widths) VALUES ($1, 120, 90, '{120}') RETURNING id`,
      [key],
    );
  return row?.id ?? 0;
};

describe('PictureEncodingService', () => {
  const encode = (id: number) => catalogue.app.get(PictureEncodingService).encode(id);

  it('keeps the files when two workers encode one picture at the same time', async () => {
    const id = await original('d'.repeat(32));

    await Promise.all([encode(id), encode(id)]);

    expect(await filesIn('public')).toHaveLength(4);
    expect(await filesIn('originals')).toEqual([]);
  });

  it('locks the gallery item of a picture before the picture, as a removal of the item does', async () => {
    const id = await original('b'.repeat(32));
    const db = catalogue.app.get(DataSource);
    await db.query(`INSERT INTO gallery_items (alt, category, picture_id) VALUES ('The gate', 'exterior', $1)`, [id]);

    const { encoded } = await db.transaction(async (tx) => {
      await tx.query('SELECT id FROM gallery_items WHERE picture_id = $1 FOR UPDATE', [id]);
      const encoding = encode(id).catch((error: unknown) => error);
      await eventually(async () => {
        const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        expect(await db.query(waiting)).not.toEqual([]);
      }, 20_000);
      await tx.query('DELETE FROM gallery_items WHERE picture_id = $1', [id]);
      await tx.query('DELETE FROM pictures WHERE id = $1', [id]);
      return { encoded: encoding };
    });

    expect(await encoded).toBeUndefined();
  });

  it('removes an original that an interrupted attempt has left of a processed picture', async () => {
    const id = await original('c'.repeat(32));
    await catalogue.app.get(DataSource).query(`UPDATE pictures SET status = 'ready' WHERE id = $1`, [id]);

    await encode(id);

    expect(await filesIn('originals')).toEqual([]);
  });

  it('removes the files when the picture was deleted meanwhile', async () => {
    const id = await original('e'.repeat(32));
    const [db, store] = [catalogue.app.get(DataSource), catalogue.app.get<UploadStore>(UPLOAD_STORE)];
    const deletedWhileRead: UploadStore = {
      save: (...file) => store.save(...file),
      remove: (...files) => store.remove(...files),
      list: (folder) => store.list(folder),
      read: async (...file) => {
        await db.query('DELETE FROM pictures WHERE id = $1', [id]);
        return store.read(...file);
      },
    };

    await new PictureEncodingService(db, new PictureUses(), deletedWhileRead).encode(id);

    expect([await filesIn('public'), await filesIn('originals')]).toEqual([[], []]);
  });
});

describe('PictureWorker', () => {
  const node = process.execPath;
  const statusOf = async (id: number) =>
    (await catalogue.app.get(DataSource).query<object[]>('SELECT status FROM pictures WHERE id = $1', [id]))[0];
  const attempt = (pictureId: number, attemptsMade: number) =>
    catalogue.app
      .get(PictureWorker)
      .process({ data: { pictureId }, attemptsMade, opts: { attempts: 5 } } as Job<PictureJob>);

  /** Replaces the encoder by a shell script. */
  async function encoderIs(script: string): Promise<void> {
    const path = join(await mkdtemp(join(tmpdir(), 'encoder-')), 'encoder');
    await writeFile(path, `#!/bin/sh\n${script}\n`, { mode: 0o700 });
    process.execPath = path;
  }
  afterEach(() => void (process.execPath = node));

  it('lets a picture fail when the encoder crashes at the last attempt, and no earlier', async () => {
    const id = await original('f'.repeat(32));
    await encoderIs('kill -9 $$');

    await expect(attempt(id, 3)).rejects.toThrow('The encoder was ended by SIGKILL');
    const afterFour = await statusOf(id);
    await attempt(id, 4);

    expect([afterFour, await statusOf(id)]).toEqual([{ status: 'processing' }, { status: 'failed' }]);
    expect(await filesIn('originals')).toEqual([]);
  });

  it('keeps a picture when the disk is full at the last attempt', async () => {
    const id = await original('f'.repeat(32));
    await encoderIs('exit 1');

    await expect(attempt(id, 4)).rejects.toThrow();

    expect(await statusOf(id)).toEqual({ status: 'processing' });
    expect(await filesIn('originals')).toHaveLength(1);
  });
});

describe('PictureFilesSweep', () => {
  const sweep = () => catalogue.app.get(PictureFilesSweep);
  const store = () => catalogue.app.get<UploadStore>(UPLOAD_STORE);

  it('encodes a picture whose job was lost', async () => {
    const key = 'a'.repeat(32);
    await store().save('originals', key, await examplePicture(120, 90));
    await catalogue.app
      .get(DataSource)
      .query(`INSERT INTO pictures (key, width, height, widths) VALUES ($1, 120, 90, '{120}')`, [key]);

    await sweep().resume();

    await eventually(() => access(join(uploadsOf(catalogue), 'public', `${key}-120.avif`)), 20_000);
  });

  it('removes the files of deleted pictures, the oldest first, even if those of one cannot be removed', async () => {
    const db = catalogue.app.get(DataSource);
    const [youngest, oldest, broken] = ['1', '2', '3'].map((digit) => digit.repeat(32));
    await db.query(
      `INSERT INTO removed_pictures (key, widths, removed_at) VALUES
         ($1, '{120}', now()), ($2, '{120}', now() - interval '2 days'), ($3, '{120}', now() - interval '1 day')`,
      [youngest, oldest, broken],
    );
    const fetched: string[] = [];
    const failing: UploadStore = {
      save: (...file) => store().save(...file),
      read: (...file) => store().read(...file),
      list: (folder) => store().list(folder),
      remove: (folder, names) => {
        if (folder === 'originals') fetched.push(...names);
        return names.includes(broken ?? '') ? Promise.reject(new Error('No access')) : store().remove(folder, names);
      },
    };

    await new PictureFilesSweep(db, { add: () => undefined }, failing).removeFiles();

    expect(fetched).toEqual([oldest, broken, youngest]);
    expect(await db.query('SELECT key FROM removed_pictures')).toEqual([{ key: broken }]);
  });

  it('keeps files whose picture exists, however old they are', async () => {
    const key = '4'.repeat(32);
    await original(key);

    await sweep().removeOrphans(new Date(Date.now() + 2 * 60 * 60_000));

    expect(await filesIn('originals')).toEqual([key]);
  });

  it('removes the original of a processed picture once it is an hour old', async () => {
    const id = await original('5'.repeat(32));
    await catalogue.app.get(DataSource).query(`UPDATE pictures SET status = 'ready' WHERE id = $1`, [id]);

    await sweep().removeOrphans();
    const before = await filesIn('originals');
    await sweep().removeOrphans(new Date(Date.now() + 2 * 60 * 60_000));

    expect([before, await filesIn('originals')]).toEqual([['5'.repeat(32)], []]);
  });

  it('removes files that belong to no picture once they are an hour old', async () => {
    await store().save('public', `${'b'.repeat(32)}-480.jpg`, Buffer.from('x'));
    const inTwoHours = new Date(Date.now() + 2 * 60 * 60_000);

    await sweep().removeOrphans();
    const before = await filesIn('public');
    await sweep().removeOrphans(inTwoHours);
    const after = await filesIn('public');

    expect(before).toContain(`${'b'.repeat(32)}-480.jpg`);
    expect(after).not.toContain(`${'b'.repeat(32)}-480.jpg`);
  });
});
