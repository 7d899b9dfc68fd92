import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import type { SitemapRegenerated } from '@farmhouse/contracts/pages/sitemap';
import { call } from '../../support/api/call.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { expect, test } from '../../support/test.ts';

/** Names of the nested elements, and the order of the elements of a URL. Source: sitemaps.org. */
const URL_ELEMENT =
  /^<url><loc>[^<>&]+(&amp;[^<>&]*)*<\/loc><lastmod>20[\d-]+T[\d:.]+Z<\/lastmod><changefreq>(always|hourly|daily|weekly|monthly|yearly|never)<\/changefreq><priority>(0\.\d|1\.0)<\/priority>(<image:image><image:loc>[^<>]+<\/image:loc><\/image:image>)*<\/url>$/;

const urlsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

const sitemapUrls = async (): Promise<string[]> => urlsIn((await call('GET', '/sitemap.xml')).text);

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

test('GET /sitemap.xml returns a document that matches the sitemap schema', async () => {
  const { status, headers, text } = await call('GET', '/sitemap.xml');
  const [declaration, root, ...lines] = text.trim().split('\n');

  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^application\/xml/);
  expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>');
  expect(root).toMatch(/^<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9"/);
  expect(lines.pop()).toBe('</urlset>');
  for (const line of lines) expect(line).toMatch(URL_ELEMENT);
  expect(new Set(urlsIn(text)).size).toBe(lines.length);
});

test('every URL in the sitemap returns 200', async () => {
  const failed: string[] = [];
  const urls = await sitemapUrls();
  expect(urls.map(pathOf)).toEqual(expect.arrayContaining(['/', '/location', '/blog', '/data-processing']));
  for (const url of urls) {
    const { status } = await call('GET', pathOf(url));
    // other specs add and delete services and posts meanwhile
    if (status !== 200 && (await sitemapUrls()).includes(url)) failed.push(`${status} ${pathOf(url)}`);
  }

  expect(failed).toEqual([]);
});

test('the date of a service’s page is that of its last change', async ({ owner }) => {
  const name = `Dated ${Date.now()}`;
  const fields = { name, description: 'For a while', price: 100 };
  const lastmodOf = async () => {
    const { text } = await call('GET', '/sitemap.xml');
    const entry = text.split('\n').find((line) => line.includes(name.toLowerCase().replace(' ', '-')));
    return Date.parse(/<lastmod>([^<]+)/.exec(entry ?? '')?.[1] ?? '');
  };
  const { id } = await owner.send<ServiceView>('POST', '/api/admin/services', fields);
  const made = await lastmodOf();

  await owner.send('PUT', `/api/admin/services/${id}`, { ...fields, price: 200 });

  expect(Math.abs(Date.now() - made)).toBeLessThan(60_000);
  expect(await lastmodOf()).toBeGreaterThan(made);
  await owner.call('DELETE', `/api/admin/services/${id}`);
});

test('POST /api/admin/sitemap/regenerate returns the number of URLs, and 401 without a token', async ({ owner }) => {
  const made = await owner.send<SitemapRegenerated>('POST', '/api/admin/sitemap/regenerate');

  expect(made.urls).toBeGreaterThan(10);
  expect(Math.abs(Date.now() - Date.parse(made.lastGenerated))).toBeLessThan(60_000);
  expectProblem(await call('POST', '/api/admin/sitemap/regenerate'), 401, 'unauthorized');
});

test('robots.txt allows pages and placeholders, disallows the dashboard and the API, and names the sitemap', async () => {
  const { status, headers, text } = await call('GET', '/robots.txt');

  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Allow: /api/placeholder/',
    'Disallow: /admin',
    'Disallow: /api/',
    '',
    expect.stringMatching(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/),
    '',
  ]);
});
