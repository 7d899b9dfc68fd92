import { expect, it } from '@jest/globals';
import { decodeStatement } from './decode.ts';

const TEXT = 'Date,Narration\n05/09/26,రవి ₹ 4,500';
const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16 LE', utf16(TEXT)],
  ['UTF-16 BE', utf16(TEXT).swap16()],
])('decodeStatement reads %s', (_encoding, bytes) => {
  expect(decodeStatement(bytes)).toBe(TEXT);
});

it('decodeStatement reads Windows-1252 where the bytes are no UTF-8', () => {
  expect(decodeStatement(Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0x80, 0x93]))).toBe('Café €“');
});

it('decodeStatement reads an empty file as an empty text', () => {
  expect(decodeStatement(new Uint8Array())).toBe('');
});

it.each([
  ['xlsx', [0x50, 0x4b, 0x03, 0x04, 0x14], 'This is an Excel file. Save it as CSV and upload that.'],
  ['xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], 'This is an Excel file. Save it as CSV and upload that.'],
  ['PDF', [...Buffer.from('%PDF-1.7')], 'This is a PDF'],
  ['NUL bytes', [0x41, 0x00, 0x42], 'not a text file'],
  ['UTF-16 without a mark', [...Buffer.from('Date', 'utf16le')], 'not a text file'],
  ['half a character of UTF-16', [0xff, 0xfe, 0x41], 'not a text file'],
  ['HTML', [...Buffer.from('\n <html><table>')], 'This is a web page'],
])('decodeStatement refuses %s', (_kind, bytes, message) => {
  expect(() => decodeStatement(new Uint8Array(bytes))).toThrow(message);
});
