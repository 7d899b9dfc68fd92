import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Problem } from '@farmhouse/contracts/errors';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventually } from '@farmhouse/platform/testing/eventually';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import sharp from 'sharp';
import { emptyGallery } from '../testing/empty-gallery.ts';
import { filesIn, GALLERY, listAdmin, listPublic, ready } from '../testing/gallery-lists.ts';
import { startCatalogue, uploadsOf } from '../testing/test-catalogue.ts';
import { examplePicture, upload } from '../testing/test-pictures.ts';

let catalogue: TestService;

beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.close());
beforeEach(() => emptyGallery(catalogue));

describe('POST /api/admin/gallery', () => {
  it('returns 201 with a processing item, whose nine variants without metadata are then in the public list', async () => {
    const photo = await sharp(await examplePicture(1000, 750))
      .withExif({ IFD0: { Copyright: 'Secret owner' } })
      .toBuffer();

    const { status, body } = await upload(catalogue, {
      file: photo,
      fields: { alt: ' The pool ', category: 'amenities', order: '3' },
    });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        alt: 'The pool',
        category: 'amenities',
        order: 3,
        active: true,
        source: 'upload',
        status: 'processing',
        variants: [],
      },
    });
    const item = await ready(catalogue, body.id);

    expect(item).toMatchObject({
      width: 1000,
      height: 750,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      thumbHash: expect.any(String),
    });
    expect(item.variants.map(({ format, width }) => `${format} ${width}`)).toEqual(
      ['avif', 'webp', 'jpeg'].flatMap((format) => [400, 800, 1000].map((width) => `${format} ${width}`)),
    );
    expect(item.url).toBe(`/uploads/${item.filename}`);
    for (const { url, width } of item.variants) {
      const file = join(uploadsOf(catalogue), 'public', url.replace('/uploads/', ''));
      const metadata = await sharp(file).metadata();
      expect(metadata.width).toBe(width);
      expect(metadata.exif).toBeUndefined();
      expect((await readFile(file)).includes('Secret owner')).toBe(false);
    }
    expect(await listPublic(catalogue)).toEqual([item]);
    await eventually(async () => expect(await filesIn(catalogue, 'originals')).toEqual([]));
  });

  it('rotates a picture upright by its EXIF orientation', async () => {
    const lying = await sharp(await examplePicture(600, 400))
      .withMetadata({ orientation: 6 })
      .toBuffer();

    const { body } = await upload(catalogue, { file: lying });

    expect(await ready(catalogue, body.id)).toMatchObject({ width: 400, height: 600 });
  });

  it.each(['png', 'webp', 'avif'] as const)(
    'accepts a small %s whatever its declared type and name',
    async (format) => {
      const { status, body } = await upload(catalogue, {
        file: await examplePicture(300, 200, format),
        type: 'text/html',
        filename: '../../evil.php.svg',
      });

      expect(status).toBe(201);
      const item = await ready(catalogue, body.id);
      expect(item.variants.map(({ width }) => width)).toEqual([300, 300, 300]);
      expect(item.filename).toMatch(/^[0-9a-f]{32}-300\.jpg$/);
    },
  );

  it('returns 400 without a file, without alt text and with an unknown category', async () => {
    const file = await examplePicture(20, 20);

    const responses = [
      await upload<Problem>(catalogue, {}),
      await upload<Problem>(catalogue, { file, fields: { category: 'rooms' } }),
      await upload<Problem>(catalogue, { file, fields: { alt: 'Gate', category: 'cellar' } }),
    ];

    expect(responses.map(({ status, body }) => [status, body.errors?.[0]?.path])).toEqual([
      [400, 'image'],
      [400, 'alt'],
      [400, 'category'],
    ]);
    expect(responses[0]?.body.message).toBe('Please select an image to upload');
    expect(await filesIn(catalogue, 'originals')).toEqual([]);
  });

  it('returns 400 for more fields than the form has, and 413 with the limit for a file of more than 10 MB', async () => {
    const fields = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field${index}`, 'x']));

    const many = await upload<Problem>(catalogue, { file: await examplePicture(20, 20), fields });
    const large = await upload<Problem>(catalogue, { file: Buffer.alloc(10 * 1024 * 1024 + 1, 0xff) });

    expect([many.status, many.body.message]).toEqual([400, 'The form cannot be read']);
    expect([large.status, large.body.message]).toEqual([413, 'This file is too large. A file may have at most 10 MB.']);
  });

  it('returns 401 before it reads the form without a valid token', async () => {
    const { status } = await upload(catalogue, { file: await examplePicture(20, 20) }, GALLERY, 'Bearer a.b.c');

    expect(status).toBe(401);
  });

  it('stores one picture for uploads repeated with one Idempotency-Key, and returns 409 for another picture', async () => {
    const [file, other] = [await examplePicture(60, 40), await examplePicture(60, 40)];
    const send = (sent: Buffer) => upload(catalogue, { file: sent, key: 'one-upload-of-the-owner' });

    const responses = await Promise.all([send(file), send(file), send(file)]);

    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(await listAdmin(catalogue)).toHaveLength(1);
    expect(await send(other)).toMatchObject({ status: 409, body: { code: 'idempotency-key-reused' } });
    await ready(catalogue, responses[0]?.body.id ?? 0);
  });

  it('returns 415 for JSON, and 415 for a form where JSON is expected', async () => {
    const json = await callAsAdmin(catalogue, 'POST', GALLERY, {
      body: { alt: 'The gate', category: 'exterior', url: 'https://pictures.example/gate.jpg' },
    });
    const form = await upload(catalogue, { file: await examplePicture(20, 20) }, `${GALLERY}/url`);

    expect([json.status, form.status]).toEqual([415, 415]);
  });
});

describe('POST /api/admin/gallery with a hostile file', () => {
  const SVG = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
  );
  const PNG_HEAD = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

  /** A PNG whose header claims 60,000 × 60,000 pixels; its checksum is valid. */
  function bomb(): Buffer {
    const header = Buffer.from('0000000d494844520000ea600000ea600802000000', 'hex');
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(header.subarray(4)));
    const end = Buffer.from('0000000049454e44ae426082', 'hex');
    return Buffer.concat([
      PNG_HEAD.subarray(0, 8),
      header,
      crc,
      Buffer.from('0000000049444154' + '35af061e', 'hex'),
      end,
    ]);
  }

  it.each([
    ['an SVG', SVG, 415],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['a GIF', Buffer.from('GIF89a0123456789012345678901234567890'), 415],
    ['the head of a PNG and nothing else', Buffer.concat([PNG_HEAD, Buffer.alloc(5)]), 415],
    ['a PDF', Buffer.from('%PDF-1.7 and so on, long enough'), 415],
    ['50 MB', Buffer.alloc(50 * 1024 * 1024, 0xff), 413],
    ['zero bytes', Buffer.alloc(0), 400],
    ['a bomb of 60,000 × 60,000 pixels', bomb(), 413],
  ])('refuses a file that is %s and stores nothing', async (_what, file, expected) => {
    const { status, body } = await upload<Problem>(catalogue, { file });

    expect({ status, message: body.message }).toEqual({ status: expected, message: expect.any(String) });
    expect(await listAdmin(catalogue)).toEqual([]);
    expect(await filesIn(catalogue, 'originals')).toEqual([]);
  });

  it('drops the HTML of a file that is both a picture and a page', async () => {
    const polyglot = Buffer.concat([await examplePicture(100, 80), Buffer.from('<script>alert(1)</script>')]);

    const { body } = await upload(catalogue, { file: polyglot, type: 'text/html' });

    const { variants } = await ready(catalogue, body.id);
    for (const { url } of variants) {
      const bytes = await readFile(join(uploadsOf(catalogue), 'public', url.replace('/uploads/', '')));
      expect(bytes.includes('<script>')).toBe(false);
    }
  });

  it('marks a truncated picture as failed and never publishes it', async () => {
    const whole = await examplePicture(1200, 900);

    const { status, body } = await upload(catalogue, { file: whole.subarray(0, whole.length / 2) });

    expect(status).toBe(201);
    await eventually(
      async () => expect((await listAdmin(catalogue)).find(({ id }) => id === body.id)?.status).toBe('failed'),
      20_000,
    );
    expect(await listPublic(catalogue)).toEqual([]);
    await eventually(async () => expect(await filesIn(catalogue, 'originals')).toEqual([]));
  });
});
