import { describe, expect, it } from '@jest/globals';
import { withPrefixedIds } from './prefixed-ids.ts';

describe('withPrefixedIds', () => {
  it.each([
    ['<h2 id="seed">Seed</h2>', '<h2 id="part-seed">Seed</h2>'],
    ['<a name="root" id="content">x</a>', '<a name="part-root" id="part-content">x</a>'],
    ['<h2 id="pool">Pool</h2><a href="#pool">down</a>', '<h2 id="part-pool">Pool</h2><a href="#part-pool">down</a>'],
    [
      '<h2 id="part-pool">Pool</h2><a href="#part-pool">x</a>',
      '<h2 id="part-pool">Pool</h2><a href="#part-pool">x</a>',
    ],
  ])('gives every id and name its prefix once, and links follow: %s', (html, expected) => {
    expect(withPrefixedIds(html)).toBe(expected);
  });

  it.each([
    '<a href="#content">to the top of the page</a>',
    '<a href="#">top</a>',
    '<p>Write id=&quot;seed&quot;, or id="seed" in plain text.</p>',
    '<img src="/a.jpg" alt=" id=&quot;seed&quot;" />',
    '<a href="/blog/a#seed">another page</a>',
  ])('leaves texts and links to other places as they are: %s', (html) => {
    expect(withPrefixedIds(html)).toBe(html);
  });
});
