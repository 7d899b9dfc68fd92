import { expect, it } from '@jest/globals';
import { escapeHtml } from '../../../services/contracts/src/text/html.ts';
import { documentOf, escapeJson } from './document.ts';
import { StyleSheet } from './style-sheet.ts';

const assets = { sheets: [], styles: [], fonts: [], scripts: [], entry: '' };
const start = { startsOnLoad: false, reloadKey: 'reload', reloadedKey: 'reloaded', chatKey: 'chat' };

it('escapeJson escapes characters that could end the surrounding script tag', () => {
  const value = [{ endpointName: 'getSettings', value: '</script><script>alert(1)</script><!-- \u2028' }];

  const text = escapeJson(value);

  expect(text).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(text)).toEqual(value);
});

it('documentOf escapes the title, the attributes and the structured data', () => {
  const title = `"><img src=x onerror='alert(1)'>&`;

  const html = documentOf(
    {
      head: {
        title,
        tags: [{ tag: 'meta', key: 'name', name: 'description', value: title }],
        jsonLd: [{ name: `</script>${title}` }],
      },
      assets,
      preloads: [{ href: title }],
      markup: '',
      seed: [],
      start,
    },
    'nonce',
  );

  expect(html).not.toContain('<img');
  expect(html).toContain('<script type="application/ld+json">{"name":"\\u003c/script');
  expect(escapeHtml(title)).not.toMatch(/[<>"']/);
});

it('documentOf puts the styles that the markup needs into the document with the nonce, and fetches no style sheet or script before the first paint', () => {
  const sheets = [new StyleSheet('p{color:red}.other{color:blue}')];

  const html = documentOf(
    {
      head: { title: '', tags: [], jsonLd: [] },
      assets: { sheets, styles: ['/assets/site.css'], fonts: [], scripts: ['/assets/a.js'], entry: '/assets/a.js' },
      preloads: [],
      markup: '<p>Hello</p>',
      seed: [],
      start,
    },
    'nonce',
  );

  expect(html).toContain('<style nonce="nonce">p{color:red}</style>');
  expect(html).toMatch(/<script nonce="nonce">[^]*\(\{"scripts":\["\/assets\/a\.js"\],[^]*\);<\/script>/);
  expect(html).not.toMatch(/<link rel="(stylesheet|modulepreload)|<script[^>]* src/);
});
