import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { newNonce, NONCE_PLACEHOLDER, PageText } from './page-text.ts';

const WORDS = 'pool lawn veranda night guests monsoon breakfast bonfire quiet mango Keesara weekend ₹'.split(' ');
const PARAGRAPHS = Array.from(
  { length: 400 },
  (_, index) => `<p class="card">${WORDS[(index * 7) % 13]} ${WORDS[(index * index) % 11]} ${index * 1150}</p>`,
).join('');
const page = (start: string) =>
  `<head><style nonce="${NONCE_PLACEHOLDER}">a{}</style></head>${start}<script nonce="${NONCE_PLACEHOLDER}">1</script>${PARAGRAPHS}`;

/** Repeats the request until the response is smaller than the first one; returns that response. */
async function bestOf(text: PageText, firstLength: number): Promise<Buffer> {
  for (;;) {
    const bytes = await text.brotli(newNonce());
    if (bytes.length < firstLength) return bytes;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

it('PageText puts the nonce wherever the page has its placeholder', () => {
  expect(new PageText(`<a>${NONCE_PLACEHOLDER}</a>${NONCE_PLACEHOLDER}`).plain('n')).toBe('<a>n</a>n');
});

it('PageText is compressed with a different nonce in every response, and from the second on at the highest level', async () => {
  const html = page('');
  const text = new PageText(html);
  const first = await text.brotli('AAAAAAAAAAAAAAAAAAAAAA==');

  const small = await bestOf(text, first.length);

  expect(brotliDecompressSync(first).toString()).toBe(html.replaceAll(NONCE_PLACEHOLDER, 'AAAAAAAAAAAAAAAAAAAAAA=='));
  expect(small.length).toBeLessThan(brotliCompressSync(html).length + 60);
  for (const nonce of Array.from({ length: 50 }, newNonce)) {
    expect(brotliDecompressSync(await text.brotli(nonce)).toString()).toBe(html.replaceAll(NONCE_PLACEHOLDER, nonce));
  }
});

it('PageText stays correct when the page contains characters of the nonce placeholder', async () => {
  const html = page(NONCE_PLACEHOLDER.slice(0, 21).repeat(3));
  const text = new PageText(html);

  for (let times = 0; times < 20; times += 1) {
    const nonce = newNonce();
    expect(brotliDecompressSync(await text.brotli(nonce)).toString()).toBe(html.replaceAll(NONCE_PLACEHOLDER, nonce));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
});
