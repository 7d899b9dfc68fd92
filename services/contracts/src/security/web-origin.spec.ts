import { expect, it } from '@jest/globals';
import { shareHost, webOrigin } from './web-origin.ts';

it.each([
  ['https://farm.example', 'https://farm.example'],
  ['http://localhost:8080//', 'http://localhost:8080'],
  ['HTTPS://Farm.Example:443/', 'https://farm.example'],
])('the address %s names the origin %s', (address, origin) => {
  expect(webOrigin(address)).toBe(origin);
});

it.each([
  'farm.example',
  'localhost:8080',
  'ftp://farm.example',
  'https://farm.example/stay',
  'https://farm.example/?a',
  'https://farm.example/#a',
  'https://me@farm.example',
])('the address %s names no origin', (address) => {
  expect(webOrigin(address)).toBeUndefined();
});

it.each([
  ['https://farm.example', 'https://FARM.example', true],
  ['https://farm.example', 'https://farm.example:8443', true],
  ['http://localhost:8080', 'http://admin.localhost:8080', false],
  ['https://farm.example', 'https://admin.farm.example', false],
])('%s and %s have one host name: %s', (first, second, isShared) => {
  expect(shareHost(first, second)).toBe(isShared);
});
