import { expect, it } from '@jest/globals';
import { AssetMap } from './assets.ts';
import { StyleSheet } from './style-sheet.ts';

const manifest = {
  'shell.html': {
    file: 'assets/shell.js',
    css: ['assets/site.css'],
    assets: ['figtree-basic-wght-1.woff2', 'figtree-latin-wght-normal-2.woff2', 'fraunces-basic-560-3.woff2'].map(
      (font) => `assets/${font}`,
    ),
    imports: ['_react.js'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_dates.js': { file: 'assets/dates.js', css: ['assets/dates.css'], imports: ['shell.html'] },
  'src/site/booking-wizard/booking.page.tsx': { file: 'assets/booking.js', imports: ['shell.html'] },
  'src/site/calendar.tsx': { file: 'assets/calendar.js', imports: ['_dates.js'] },
  'src/site/blog/post.page.tsx': { file: 'assets/post.js', imports: ['shell.html', '_dates.js'] },
};
const site = new StyleSheet('a{color:red}');
const dates = new StyleSheet('b{color:blue}');
const sheets = new Map([
  ['assets/site.css', site],
  ['assets/dates.css', dates],
]);
const assets = new AssetMap(manifest, sheets);

it('AssetMap.of lists every script of a page once, after the scripts that it imports', () => {
  expect(assets.of('src/site/blog/post.page.tsx').scripts).toEqual([
    '/assets/react.js',
    '/assets/shell.js',
    '/assets/dates.js',
    '/assets/post.js',
  ]);
});

it('AssetMap.of names the script that starts every page', () => {
  expect(assets.of('src/site/blog/post.page.tsx').entry).toBe('/assets/shell.js');
});

it('AssetMap.of lists the modules that a page needs soon after the scripts of the page, without their style sheets', () => {
  const page = assets.of('src/site/booking-wizard/booking.page.tsx', ['src/site/calendar.tsx']);

  expect(page.scripts).toEqual(['react', 'shell', 'booking', 'dates', 'calendar'].map((name) => `/assets/${name}.js`));
  expect(page.styles).toEqual(['/assets/site.css']);
});

it('AssetMap.of throws for a module that a page needs soon and that is not in the build', () => {
  expect(() => assets.of('src/site/booking-wizard/booking.page.tsx', ['src/site/none.tsx'])).toThrow(
    'src/site/none.tsx',
  );
});

it('AssetMap.of returns the style sheets of a page and of its imports', () => {
  expect(assets.of('src/site/blog/post.page.tsx')).toMatchObject({
    sheets: [site, dates],
    styles: ['/assets/site.css', '/assets/dates.css'],
  });
  expect(assets.of().sheets).toEqual([site]);
});

it('AssetMap.of returns the fonts of the first view, without the subsets for rare letters', () => {
  expect(assets.of().fonts).toEqual(['/assets/figtree-basic-wght-1.woff2', '/assets/fraunces-basic-560-3.woff2']);
});

it('AssetMap.urlOf returns the URL of a module', () => {
  expect(assets.urlOf('src/site/blog/post.page.tsx')).toBe('/assets/post.js');
});

it.each(['of', 'urlOf'] as const)('AssetMap.%s throws an error that names a module without a chunk', (method) => {
  expect(() => assets[method]('src/site/none.page.tsx')).toThrow('src/site/none.page.tsx');
});

it('AssetMap throws for a manifest without the entry of the site', () => {
  expect(() => new AssetMap({}, new Map())).toThrow('shell.html');
});
