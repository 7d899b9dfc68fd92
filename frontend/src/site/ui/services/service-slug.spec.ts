import { describe, expect, it } from '@jest/globals';
import { serviceBySlug } from './service-slug.ts';

describe('serviceBySlug', () => {
  const services = [
    { id: 1, name: 'Bonfire' },
    { id: 5, name: 'Bonfire!' },
    { id: 7, name: 'భోజనం' },
  ];

  it.each([
    ['bonfire', 1],
    ['bonfire-5', 5],
    ['7', 7],
    ['campfire', undefined],
    ['', undefined],
  ])('of "%s" is the service %s', (slug, id) => {
    expect(serviceBySlug(services, slug)?.id).toBe(id);
  });
});
