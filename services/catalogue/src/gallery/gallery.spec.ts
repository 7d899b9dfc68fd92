import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GalleryItemView, PictureView } from '@farmhouse/contracts/catalogue/gallery';
import type { Problem } from '@farmhouse/contracts/errors';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { emptyGallery } from '../testing/empty-gallery.ts';
import { filesIn, GALLERY, listAdmin, listPublic, ready } from '../testing/gallery-lists.ts';
import { startCatalogue } from '../testing/test-catalogue.ts';
import { examplePicture, upload } from '../testing/test-pictures.ts';

const BY_URL = { alt: 'The gate', category: 'exterior', url: 'https://pictures.example/gate.jpg' };

let catalogue: TestService;

beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.close());
beforeEach(() => emptyGallery(catalogue));

const addUrl = async (fields: object = {}) =>
  (await callAsAdmin<GalleryItemView>(catalogue, 'POST', `${GALLERY}/url`, { body: { ...BY_URL, ...fields } })).body;

const change = (id: number, body: object) =>
  callAsAdmin<GalleryItemView & Problem>(catalogue, 'PATCH', `${GALLERY}/${id}`, { body });
const uploadPicture = async () =>
  (await upload<PictureView>(catalogue, { file: await examplePicture(600, 400) }, '/api/admin/pictures')).body.id;

describe('GET /api/admin/gallery', () => {
  it('returns 304 without a body for the list that If-None-Match names, until the list has changed', async () => {
    const { id } = await addUrl();
    const read = (tag: string) => callAsAdmin(catalogue, 'GET', GALLERY, { headers: { 'if-none-match': tag } });
    const { etag = '' } = (await callAsAdmin(catalogue, 'GET', GALLERY)).headers;

    const same = [await read(String(etag)), await read(`"other", W/${String(etag)}`)];
    await change(id, { alt: 'Another' });
    const changed = await read(String(etag));

    expect(same.map(({ status, body }) => [status, body])).toEqual([
      [304, undefined],
      [304, undefined],
    ]);
    expect([changed.status, changed.body]).toEqual([200, [expect.objectContaining({ id, alt: 'Another' })]]);
  });
});

describe('POST /api/admin/gallery/url', () => {
  it('returns 201 with a ready item that both lists show', async () => {
    const { status, body } = await callAsAdmin<GalleryItemView>(catalogue, 'POST', `${GALLERY}/url`, {
      body: { ...BY_URL, source: 'url' },
    });

    expect({ status, body }).toMatchObject({
      status: 201,
      body: { ...BY_URL, source: 'url', status: 'ready', filename: '', order: 0, active: true },
    });
    expect(await listPublic(catalogue)).toEqual([body]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '', '//elsewhere.example/x.jpg', 'ftp://x.example/a.jpg'])(
    'returns 400 for the address %j',
    async (url) => {
      const { status, body } = await callAsAdmin<Problem>(catalogue, 'POST', `${GALLERY}/url`, {
        body: { ...BY_URL, url },
      });

      expect({ status, errors: body.errors }).toEqual({
        status: 400,
        errors: [{ path: 'url', message: 'Please provide an image URL' }],
      });
    },
  );
});

describe('PATCH /api/admin/gallery/:id', () => {
  it('changes the given fields, keeps the others and publishes gallery.changed', async () => {
    const { id } = await addUrl();

    const { status, body } = await callAsAdmin<GalleryItemView>(catalogue, 'PATCH', `${GALLERY}/${id}`, {
      body: { alt: 'The arch', active: false },
    });

    expect({ status, body }).toMatchObject({ status: 200, body: { ...BY_URL, alt: 'The arch', active: false } });
    expect(await listPublic(catalogue)).toEqual([]);
    expect(await eventsOf(catalogue, 'gallery.changed')).toMatchObject([
      { id, alt: 'The gate', active: true, deleted: false },
      { id, alt: 'The arch', active: false, deleted: false },
    ]);
  });

  it('returns 404 for an unknown id', async () => {
    expect((await callAsAdmin(catalogue, 'PATCH', `${GALLERY}/4711`, { body: { alt: 'x' } })).status).toBe(404);
  });

  it('replaces an upload by the picture at an address, and removes its files', async () => {
    const { id } = await ready(catalogue, (await upload(catalogue, { file: await examplePicture(600, 400) })).body.id);

    const { status, body } = await change(id, { url: BY_URL.url });

    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id, url: BY_URL.url, source: 'url', filename: '', width: null, variants: [], status: 'ready' },
    });
    expect(await listPublic(catalogue)).toEqual([body]);
    await eventually(async () => expect(await filesIn(catalogue, 'public')).toEqual([]));
  });

  it('replaces the picture at an address, and then an upload, by an uploaded picture', async () => {
    const { id } = await addUrl();
    const [first, second] = [await uploadPicture(), await uploadPicture()];

    expect((await change(id, { pictureId: first, alt: 'The arch' })).body).toMatchObject({ id, source: 'upload' });
    const before = await ready(catalogue, id);
    expect((await change(id, { pictureId: second })).status).toBe(200);
    const after = await ready(catalogue, id);

    expect(after).toMatchObject({ alt: 'The arch', category: 'exterior', width: 600, height: 400 });
    expect(after.filename).not.toBe(before.filename);
    expect((await eventsOf(catalogue, 'gallery.changed')).at(-1)).toMatchObject({ id, src: after.url, active: true });
    await eventually(async () => expect(await filesIn(catalogue, 'public')).not.toContain(before.filename));
  });

  it('keeps an upload whose own address is sent back', async () => {
    const item = await ready(catalogue, (await upload(catalogue, { file: await examplePicture(60, 40) })).body.id);

    expect((await change(item.id, { ...item, alt: 'The arch' })).body).toEqual({ ...item, alt: 'The arch' });
  });

  it('returns 400 for an unknown picture, for one of another item, and for a picture beside an address', async () => {
    const [{ id }, other] = [await addUrl(), await addUrl()];
    const pictureId = await uploadPicture();
    await change(other.id, { pictureId });

    const refused = [
      await change(id, { pictureId: 4711 }),
      await change(id, { pictureId }),
      await change(id, { pictureId: await uploadPicture(), url: BY_URL.url }),
    ];

    expect(refused.map(({ status, body }) => [status, body.errors?.[0]?.path])).toEqual([
      [400, 'pictureId'],
      [400, 'pictureId'],
      [400, 'url'],
    ]);
    expect((await listAdmin(catalogue)).find((item) => item.id === id)).toMatchObject({ url: BY_URL.url });
  });
});

describe('PUT /api/admin/gallery/order', () => {
  it('puts both lists into the order of the ids', async () => {
    const [first, second, third] = [await addUrl(), await addUrl(), await addUrl()];

    const { status } = await callAsAdmin(catalogue, 'PUT', `${GALLERY}/order`, {
      body: { ids: [third.id, first.id, second.id] },
    });

    expect(status).toBe(200);
    expect((await listPublic(catalogue)).map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
  });

  it('puts the given pictures first and keeps the order of all others behind them', async () => {
    const [first, second, third, fourth] = [await addUrl(), await addUrl(), await addUrl(), await addUrl()];
    await callAsAdmin(catalogue, 'PUT', `${GALLERY}/order`, {
      body: { ids: [third.id, first.id, second.id, fourth.id] },
    });

    await callAsAdmin(catalogue, 'PUT', `${GALLERY}/order`, { body: { ids: [fourth.id] } });

    expect((await listPublic(catalogue)).map(({ id }) => id)).toEqual([fourth.id, third.id, first.id, second.id]);
  });

  it('publishes one change of each category in which pictures were moved', async () => {
    const [first, second, third] = [await addUrl(), await addUrl(), await addUrl({ category: 'rooms' })];
    const order = (ids: number[]) => callAsAdmin(catalogue, 'PUT', `${GALLERY}/order`, { body: { ids } });
    await order([first.id, second.id, third.id]);
    const before = await eventsOf(catalogue, 'gallery.changed');

    await order([third.id]);
    await order([third.id, second.id]);
    await order([third.id, second.id]);

    const published = (await eventsOf(catalogue, 'gallery.changed')).slice(before.length);
    expect(published.map(({ category }) => category).sort()).toEqual(['exterior', 'exterior', 'rooms']);
    const lastVersion = Math.max(...before.map(({ version }) => version));
    expect(published.every(({ version, deleted }) => version > lastVersion && !deleted)).toBe(true);
  });

  it('repeated with one Idempotency-Key returns the first response and reorders nothing again', async () => {
    const [first, second] = [await addUrl(), await addUrl()];
    const order = (ids: number[], headers: Record<string, string> = {}) =>
      callAsAdmin<GalleryItemView[]>(catalogue, 'PUT', `${GALLERY}/order`, { body: { ids }, headers });
    const key = { 'idempotency-key': 'one-reordering' };
    const moved = await order([second.id, first.id], key);
    await order([first.id, second.id]);

    const repeated = await order([second.id, first.id], key);

    expect(repeated).toMatchObject({ status: 200, body: moved.body });
    expect((await listPublic(catalogue)).map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it('returns 404 and changes nothing when one of the ids does not exist', async () => {
    const [first, second] = [await addUrl(), await addUrl()];

    const { status } = await callAsAdmin(catalogue, 'PUT', `${GALLERY}/order`, {
      body: { ids: [second.id, 4711, first.id] },
    });

    expect(status).toBe(404);
    expect((await listPublic(catalogue)).map(({ id }) => id)).toEqual([first.id, second.id]);
  });
});

describe('DELETE /api/admin/gallery/:id', () => {
  it('removes the item immediately and its files in a job', async () => {
    const { body } = await upload(catalogue, { file: await examplePicture(600, 400) });
    await ready(catalogue, body.id);

    const { status } = await callAsAdmin(catalogue, 'DELETE', `${GALLERY}/${body.id}`);

    expect(status).toBe(204);
    expect(await listAdmin(catalogue)).toEqual([]);
    await eventually(async () =>
      expect(
        (await filesIn(catalogue, 'public')).filter((name) => body.filename.startsWith(name.slice(0, 32))),
      ).toEqual([]),
    );
    expect((await eventsOf(catalogue, 'gallery.changed')).at(-1)).toMatchObject({ id: body.id, deleted: true });
  });
});
