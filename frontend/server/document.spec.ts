import { expect, it } from '@jest/globals';
import { documentOf, escapeHtml, escapeJson } from './document.ts';

const assets = { entry: '/assets/a.js', scripts: [], styles: [], font: undefined };

it('lets no text of the owner end the script tag that carries the data', () => {
  const value = [{ endpointName: 'getSettings', value: '</script><script>alert(1)</script><!-- \u2028' }];

  const text = escapeJson(value);

  expect(text).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(text)).toEqual(value);
});

it('lets no text of the owner break out of a title or an attribute', () => {
  const title = `"><img src=x onerror='alert(1)'>&`;

  const html = documentOf(
    {
      title,
      tags: [{ tag: 'meta', key: 'name', name: 'description', value: title }],
      assets,
      pictures: [],
      markup: '',
      seed: [],
    },
    'nonce',
  );

  expect(html).not.toContain('<img');
  expect(escapeHtml(title)).not.toMatch(/[<>"']/);
});
