import { expect, it } from '@jest/globals';
import { CHAT_MESSAGE_MAX_LENGTH } from '@farmhouse/contracts/chat/chat-message';
import { readContent, readPage } from './socket-input.ts';

it.each([
  ['a path', '/gallery?category=pool', '/gallery?category=pool'],
  ['a path that would show its letters in another order', '/\u202Egnp.exe', '/gnp.exe'],
  ['a path of two lines', '/gallery\n/contact', '/gallery /contact'],
  ['nothing', undefined, undefined],
])('readPage reads the page of a visitor from %s (%j) as %j', (_what, page, expected) => {
  expect(readPage({ page })).toBe(expected);
});

it.each([['https://evil.example'], [7], ['\u202Eevil']])('readPage refuses the page of a visitor %j', (page) => {
  expect(() => readPage({ page })).toThrow();
});

it.each([
  ['letters', 'x'.repeat(CHAT_MESSAGE_MAX_LENGTH)],
  ['characters of two units each', '😀'.repeat(CHAT_MESSAGE_MAX_LENGTH)],
])(
  'readContent reads a message of the allowed number of %s, with spaces around them, and refuses one more',
  (_what, text) => {
    expect(readContent({ content: `  ${text}\n` })).toBe(text);
    expect(() => readContent({ content: `${text}x` })).toThrow('content can have at most 2000 characters');
  },
);
