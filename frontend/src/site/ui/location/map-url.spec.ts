import { expect, it } from '@jest/globals';
import { houseMap } from './map-url.ts';

const mapOfSetting = (value: string) => houseMap(new Map([['google_maps_embed_url', value]]));

it.each([
  ['https://www.google.com/maps/embed?pb=1', true],
  ['https://www.openstreetmap.org/export/embed.html', true],
  ['https://www.google.com.evil.example/maps', false],
  ['https://maps.example.com/embed', false],
])('houseMap returns the map at %j, which can be embedded: %s', (url, isEmbeddable) => {
  expect(mapOfSetting(url)).toEqual({ url, host: new URL(url).host, isEmbeddable });
});

it.each(['http://www.google.com/maps', 'javascript:alert(1)', ''])('houseMap returns no map for %j', (value) => {
  expect(mapOfSetting(value)).toBeUndefined();
});
