import { expect, it } from '@jest/globals';
import { urlsToCheck } from './urls-to-check.ts';

const SITEMAP = `<urlset>
<url><loc>https://house.example/</loc><image:image><image:loc>https://house.example/uploads/a.jpg</image:loc></image:image>
<image:image><image:loc>https://elsewhere.example/b.jpg</image:loc></image:image></url>
<url><loc>https://house.example/gallery?category=food&amp;page=2</loc></url>
</urlset>`;

it('urlsToCheck lists routes, pages of the sitemap and the site’s own pictures, each once', () => {
  const addresses = urlsToCheck(SITEMAP);

  expect(addresses.filter(({ path }) => path === '/')).toEqual([{ source: 'route', path: '/' }]);
  expect(addresses).toContainEqual({ source: 'sitemap', path: '/gallery?category=food&page=2' });
  expect(addresses).toContainEqual({ source: 'image', path: '/uploads/a.jpg' });
  expect(JSON.stringify(addresses)).not.toContain('b.jpg');
});

it('urlsToCheck lists only the routes without a sitemap', () => {
  expect(new Set(urlsToCheck('').map(({ source }) => source))).toEqual(new Set(['route']));
});
