import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { EventType, Events } from '@farmhouse/contracts/events/events';
import type { SitemapRegenerated, SitemapStatus } from '@farmhouse/contracts/pages/sitemap';
import { Inbox } from '@farmhouse/platform/events/consumer';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { DataSource } from 'typeorm';
import { PUBLIC_URL } from '../testing/test-content.ts';
import { useContent } from '../testing/use-content.ts';
import { SitemapService } from './sitemap.service.ts';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { discardStoredSitemap, storeSitemap } from '../changes/stored-sitemap/stored-sitemap.ts';

const content = useContent();

const read = async (path: string) => content().app.inject({ method: 'GET', url: path });
const locations = async () =>
  [...(await read('/sitemap.xml')).payload.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);
const lastmodOf = async (path: string) =>
  new RegExp(`<loc>${PUBLIC_URL}${path}</loc><lastmod>([^<]+)<`).exec((await read('/sitemap.xml')).payload)?.[1] ?? '';
const regenerate = () => callAsAdmin<SitemapRegenerated>(content(), 'POST', '/api/admin/sitemap/regenerate');
const isStored = async () => {
  const [row] = await content().app.get(DataSource).query<{ xml: string | null }[]>('SELECT xml FROM sitemap');
  return row?.xml !== null;
};
const handle = <T extends EventType>(type: T, payload: Events[T]) =>
  content()
    .app.get(Inbox, { strict: false })
    .handle({ id: randomUUID(), type, occurredAt: new Date().toISOString(), payload });
const publish = (slug: string) =>
  callAsAdmin<{ id: number }>(content(), 'POST', '/api/blog-posts', {
    body: { title: 'T', slug, content: '<p>x</p>', status: 'published' },
  });

describe('GET /sitemap.xml', () => {
  it('returns XML with absolute addresses when no copy is stored', async () => {
    const { statusCode, headers, payload } = await read('/sitemap.xml');

    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(payload).toMatch(
      new RegExp(
        `<url><loc>${PUBLIC_URL}/</loc><lastmod>20[^<]+Z</lastmod><changefreq>monthly</changefreq><priority>1.0</priority></url>`,
      ),
    );
    expect(payload.match(/<lastmod>20/g)).toHaveLength(payload.match(/<url>/g)?.length ?? 0);
    expect(await isStored()).toBe(false);
  });

  it('escapes addresses and orders the elements as the schema requires', async () => {
    await handle('gallery.changed', {
      id: 1,
      category: 'rooms',
      src: '/uploads/a.jpg?x=1&y=<2>',
      alt: 'A room',
      active: true,
      updatedAt: '2026-11-01T10:00:00.000Z',
      version: 1,
      deleted: false,
    });

    expect((await read('/sitemap.xml')).payload).toContain(
      `<url><loc>${PUBLIC_URL}/gallery?category=rooms</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod><changefreq>weekly</changefreq><priority>0.6</priority>` +
        `<image:image><image:loc>${PUBLIC_URL}/uploads/a.jpg?x=1&amp;y=%3C2%3E</image:loc></image:image></url>`,
    );
  });

  it('lists a post from its publication until its removal, also while a copy is stored', async () => {
    const url = `${PUBLIC_URL}/blog/rain`;
    await regenerate();
    const { body } = await publish('rain');
    expect(await locations()).toContain(url);
    await regenerate();

    await callAsAdmin(content(), 'PUT', `/api/blog-posts/${body.id}`, { body: { status: 'draft' } });

    expect(await locations()).not.toContain(url);
  });

  it('applies service.changed events and keeps the newest version', async () => {
    const service = { id: 7, name: 'BBQ Setup', price: 1, active: true, version: 2, deleted: false };
    const url = `${PUBLIC_URL}/services?service=bbq-setup`;
    await regenerate();

    await handle('service.changed', service);
    await handle('service.changed', { ...service, active: false, version: 1 });
    expect(await locations()).toContain(url);

    await handle('service.changed', { ...service, version: 3, deleted: true });
    expect(await locations()).not.toContain(url);
  });
});

describe('lastmod', () => {
  const TABLE = 'UPDATE shown_changes SET changed_at = $1';
  const PAST = '2026-01-01T00:00:00.000Z';
  const isNow = (instant: string) => Math.abs(Date.now() - Date.parse(instant)) < 60_000;

  it('is the moment of the last change of what a page shows, and stays when an event is published again', async () => {
    await content().app.get(DataSource).query(TABLE, [PAST]);
    const service = {
      id: 7,
      name: 'BBQ Setup',
      price: 1,
      active: true,
      deleted: false,
      updatedAt: '2026-02-01T00:00:00.000Z',
    };

    await handle('service.changed', { ...service, version: 1 });
    await handle('service.changed', { ...service, version: 2 });

    expect(await lastmodOf('/services')).toBe(service.updatedAt);
    expect(await lastmodOf('/contact')).toBe(PAST);
  });

  it('is now after a change of a setting, a text, a picture or an amenity, also while a copy is stored', async () => {
    const db = content().app.get(DataSource);
    const changes: [path: string, change: () => Promise<unknown>][] = [
      [
        '/contact',
        () =>
          callAsAdmin(content(), 'POST', '/api/admin/site-settings', {
            body: { key: 'site_name', value: 'The house' },
          }),
      ],
      [
        '/cookie-policy',
        () =>
          callAsAdmin(content(), 'POST', '/api/admin/content', {
            body: { identifier: 'cookies.text', content: 'Two of them', page: 'cookie-policy' },
          }),
      ],
      [
        '/',
        () =>
          callAsAdmin(content(), 'POST', '/api/homepage-images', {
            body: { section: 'hero', title: 'The house', imageUrl: '/uploads/a.jpg' },
          }),
      ],
      ['/', () => handle('content.changed', { kind: 'amenity', key: '1' })],
    ];
    for (const [path, change] of changes) {
      await db.query(TABLE, [PAST]);
      await regenerate();
      expect(await lastmodOf(path)).toBe(PAST);

      await change();

      expect([path, isNow(await lastmodOf(path))]).toEqual([path, true]);
    }
  });
});

describe('lastmod of a list', () => {
  it('of the blog does not go back when its newest post is unpublished or deleted', async () => {
    await publish('sun');
    const posts = [(await publish('rain')).body, (await publish('wind')).body];
    const changes = [
      () => callAsAdmin(content(), 'PUT', `/api/blog-posts/${posts[0]?.id}`, { body: { status: 'draft' } }),
      () => callAsAdmin(content(), 'DELETE', `/api/blog-posts/${posts[1]?.id}`),
    ];
    for (const change of changes) {
      const before = Date.parse(await lastmodOf('/blog'));
      await change();
      expect(Date.parse(await lastmodOf('/blog'))).toBeGreaterThan(before);
    }
  });

  it('of a gallery category is the moment at which a picture has gone to another one', async () => {
    const picture = { category: 'rooms', src: '/uploads/a.jpg', alt: 'A', active: true, deleted: false };
    const at = '2026-11-01T10:00:00.000Z';
    const later = '2026-11-02T10:00:00.000Z';
    await handle('gallery.changed', { ...picture, id: 1, version: 1, updatedAt: at });
    await handle('gallery.changed', { ...picture, id: 2, version: 1, updatedAt: at });

    await handle('gallery.changed', { ...picture, id: 2, version: 2, updatedAt: later, category: 'food' });

    expect(await lastmodOf(String.raw`/gallery\?category=rooms`)).toBe(later);
  });
});

describe('POST /api/admin/sitemap/regenerate', () => {
  it('stores the sitemap and returns how many URLs it has', async () => {
    const { status, body } = await regenerate();

    expect(status).toBe(200);
    expect(body).toEqual({ urls: (await locations()).length, lastGenerated: expect.any(String) });
    expect(Date.now() - Date.parse(body.lastGenerated)).toBeLessThan(60_000);
    expect(await isStored()).toBe(true);
  });

  it('returns 401 without a token', async () => {
    expect((await call(content(), 'POST', '/api/admin/sitemap/regenerate')).status).toBe(401);
  });
});

describe('GET /api/admin/sitemap', () => {
  const status = async () => (await callAsAdmin<SitemapStatus>(content(), 'GET', '/api/admin/sitemap')).body;

  it('returns the number of URLs and the moment of the stored sitemap, and none after a change', async () => {
    expect(await status()).toEqual({ stored: null });

    const { body: made } = await regenerate();
    expect(await status()).toEqual({ stored: made });

    await publish('rain');
    expect(await status()).toEqual({ stored: null });
  });

  it('returns 401 without a token', async () => {
    expect((await call(content(), 'GET', '/api/admin/sitemap')).status).toBe(401);
  });
});

describe('the stored sitemap', () => {
  it('is not replaced by one generated before a change', async () => {
    const db = content().app.get(DataSource);
    const [before] = await db.query<{ revision: string }[]>('SELECT revision FROM sitemap');
    await publish('rain');

    await storeSitemap(db.manager, before?.revision ?? '', { xml: '<urlset/>', urls: 0, generatedAt: new Date() });

    expect(await isStored()).toBe(false);
  });

  it('is stored again by the schedule after a change has deleted it', async () => {
    await regenerate();
    await publish('rain');
    expect(await isStored()).toBe(false);

    await content().app.get(SitemapService).storeMissing();

    expect(await isStored()).toBe(true);
    expect(await locations()).toContain(`${PUBLIC_URL}/blog/rain`);
  });
});

it('GET /robots.txt allows everything except the dashboard and the API, and names the sitemap', async () => {
  const { headers, payload } = await read('/robots.txt');

  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(payload.split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Allow: /api/placeholder/',
    'Disallow: /admin',
    'Disallow: /api/',
    '',
    `Sitemap: ${PUBLIC_URL}/sitemap.xml`,
    '',
  ]);
});

it('a picture that changes its category and another change of the gallery at the same time do not deadlock', async () => {
  const picture = { id: 7, src: '/uploads/a.jpg', alt: 'A room', active: true, deleted: false };
  const moved = { ...picture, updatedAt: '2026-11-01T10:00:00.000Z' };
  await handle('gallery.changed', { ...moved, category: 'rooms', version: 1 });
  const db = content().app.get(DataSource);
  const other = db.createQueryRunner();
  await other.startTransaction();
  await other.query(`UPDATE shown_changes SET changed_at = now() WHERE kind = 'gallery'`);

  const handled = handle('gallery.changed', { ...moved, category: 'garden', version: 2 });
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await eventually(async () => expect(await db.query(waiting)).toHaveLength(1));
  await discardStoredSitemap(other.manager);
  await other.commitTransaction();
  await other.release();

  await handled;
  expect(await db.query(`SELECT kind FROM shown_changes WHERE kind = 'gallery/rooms'`)).toHaveLength(1);
});
