import { expect, it } from '@jest/globals';
import type { ServiceCategory } from '@farmhouse/contracts/catalogue/service';
import { servicePicture } from './service-picture.ts';

it.each<[string, ServiceCategory, string]>([
  ['BBQ Setup', 'food', '07-bbq'],
  ['Bonfire Evening', 'entertainment', '03-bonfire-night'],
  ['Pet Essentials', 'other', '12-pet-on-lawn'],
  ['Carpet cleaning', 'other', '04-veranda'],
  ['Shuttle from the station', 'transport', '11-entrance-gate'],
])('servicePicture returns for %s of category %s the bundled picture %s', (name, category, file) => {
  const { src, alt } = servicePicture({ name, category, imageUrl: null });

  expect(src).toContain(file);
  expect(alt).toBe('');
});

it('servicePicture returns the owner’s picture before any other', () => {
  expect(servicePicture({ name: 'BBQ Setup', category: 'food', imageUrl: '/uploads/grill.jpg' })).toMatchObject({
    src: '/uploads/grill.jpg',
  });
});
