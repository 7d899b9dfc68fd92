import { expect, it } from '@jest/globals';
import { mapUrl } from './map-url.ts';

it.each([
  ['https://www.google.com/maps/embed?pb=1', 'https://www.google.com/maps/embed?pb=1'],
  ['https://www.openstreetmap.org/export/embed.html', 'https://www.openstreetmap.org/export/embed.html'],
  ['https://www.google.com.evil.example/maps', undefined],
  ['http://www.google.com/maps', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('mapUrl returns for the setting %j the address %j', (stored, address) => {
  expect(mapUrl(new Map([['google_maps_embed_url', stored]]))).toBe(address);
});
