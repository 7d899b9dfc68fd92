import { expect, it } from '@jest/globals';
import { AssetMap } from './assets.ts';

const manifest = {
  'shell.html': {
    file: 'assets/shell.js',
    css: ['assets/site.css'],
    assets: ['figtree-latin-wght-normal-1.woff2', 'figtree-latin-ext-wght-2.woff2', 'fraunces-latin-560-3.woff2'].map(
      (font) => `assets/${font}`,
    ),
    imports: ['_react.js'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_dates.js': { file: 'assets/dates.js', css: ['assets/dates.css'], imports: ['shell.html'] },
  'src/site/blog/post.page.tsx': { file: 'assets/post.js', imports: ['shell.html', '_dates.js'] },
};
const styles = new Map([
  ['assets/site.css', 'a{color:red}'],
  ['assets/dates.css', 'b{color:blue}'],
]);
const assets = new AssetMap(manifest, styles);

it('AssetMap.of lists every script of a page once, after the scripts that it imports', () => {
  expect(assets.of('src/site/blog/post.page.tsx').scripts).toEqual([
    '/assets/react.js',
    '/assets/shell.js',
    '/assets/dates.js',
    '/assets/post.js',
  ]);
});

it('AssetMap.of returns the text of the style sheets of a page and of its imports', () => {
  expect(assets.of('src/site/blog/post.page.tsx').css).toBe('a{color:red}\nb{color:blue}');
  expect(assets.of().css).toBe('a{color:red}');
});

it('AssetMap.of returns the fonts of the first view, without the subsets for rare letters', () => {
  expect(assets.of().fonts).toEqual([
    '/assets/figtree-latin-wght-normal-1.woff2',
    '/assets/fraunces-latin-560-3.woff2',
  ]);
});

it('AssetMap.of throws an error that names a module without a chunk', () => {
  expect(() => assets.of('src/site/none.page.tsx')).toThrow('src/site/none.page.tsx');
});

it('AssetMap throws for a manifest without the entry of the site', () => {
  expect(() => new AssetMap({}, new Map())).toThrow('shell.html');
});
