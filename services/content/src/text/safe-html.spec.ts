import { describe, expect, it } from '@jest/globals';
import { safeHtml, storedHtml } from './safe-html.ts';

describe('safeHtml', () => {
  it.each([
    '<p>Mangoes &amp; neem, <strong>three acres</strong>.</p>',
    '<h2>Pool</h2><ul><li>12 m</li></ul>',
    '<a href="https://example.com/a?b=c">there</a>',
    '<a href="/booking">book</a>',
    '<a href="tel:+910000011500">call</a>',
    '<img src="/uploads/a.jpg" alt="The pool" />',
    '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
  ])('keeps %s', (html) => {
    expect(safeHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVa&#x09;ScRiPt:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img />'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<form action="https://evil.example"><input name="a"></form>', ''],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<style>*{display:none}</style><p>a</p>', '<p>a</p>'],
    ['<base href="https://evil.example"><p>a</p>', '<p>a</p>'],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example">', ''],
    ['<!-- <script>alert(1)</script> --><p>a</p>', '<p>a</p>'],
    ['<<script>script>alert(1)<</script>/script>', '&lt;/script&gt;'],
    ['<h1>Title</h1>', '<h2>Title</h2>'],
    ['<h2 id="seed">a</h2><a href="#seed">b</a>', '<h2 id="part-seed">a</h2><a href="#part-seed">b</a>'],
    ['<a name="root">a</a><p id="content">b</p>', '<a>a</a><p>b</p>'],
    [
      '<a href="https://example.com" target="_parent">a</a>',
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">a</a>',
    ],
  ])('turns %s into %j', (html, safe) => {
    expect(safeHtml(html)).toBe(safe);
  });

  it.each([
    '<p>a & b < c</p>',
    '<a href="https://example.com/?a=1&b=2">a</a>',
    '<b><i>x</b></i>',
    '<h3 id="seed">a</h3>',
  ])('is idempotent: %s', (html) => {
    expect(safeHtml(safeHtml(html))).toBe(safeHtml(html));
  });
});

describe('storedHtml', () => {
  it.each([
    '<p>a</p><img src="http://pictures.example/a.jpg">',
    '<figure><IMG alt="a" SRC=" HTTP://pictures.example/a.jpg "></figure>',
  ])('refuses a picture by plain http: %s', (html) => {
    expect(() => storedHtml(html)).toThrow(
      expect.objectContaining({
        details: { errors: [{ path: 'content', message: 'The address of a picture must begin with https://' }] },
      }),
    );
  });

  it.each([
    '<img src="https://pictures.example/a.jpg" alt="a" />',
    '<img src="/uploads/a.jpg" alt="a" />',
    '<a href="http://pages.example/">a</a>',
  ])('keeps %s', (html) => {
    expect(storedHtml(html)).toBe(html);
  });
});
