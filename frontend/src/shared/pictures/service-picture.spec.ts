import { describe, expect, it } from '@jest/globals';
import { SERVICE_CATEGORIES, type ServiceCategory } from '@farmhouse/contracts/catalogue/service';
import { pictureAt } from './picture-files.ts';
import { servicePicture, servicePictures } from './service-picture.ts';
import { countUses } from './count-uses.ts';

const service = (name: string, category: ServiceCategory, imageUrl: string | null = null) => ({
  name,
  category,
  imageUrl,
});

describe('servicePicture', () => {
  it.each<[string, ServiceCategory, string]>([
    ['BBQ Setup', 'food', '07-bbq'],
    ['Bonfire Evening', 'entertainment', '03-bonfire-night'],
    ['Pet Essentials', 'other', '12-dog-house'],
    ['Kitchen Access', 'other', '15-kitchen'],
    ['Breakfast', 'food', '17-breakfast'],
    ['Carpet cleaning', 'other', '04-veranda'],
    ['Shuttle from the station', 'transport', '11-gate'],
  ])('returns for %s of category %s the bundled picture %s', (name, category, file) => {
    expect(servicePicture(service(name, category)).src).toContain(file);
  });

  it('returns the owner’s picture before any other', () => {
    const own = servicePicture(service('BBQ Setup', 'food', '/uploads/grill.jpg'));

    expect(own.src).toBe('/uploads/grill.jpg');
  });
});

describe('servicePictures', () => {
  const names = ['Personal Chef', 'Dinner', 'Lunch', 'Utensils', 'Bonfire Arrangement', 'Bonfire Evening', 'Campfire'];
  const services = names.map((name, id) => ({ id, ...service(name, 'food') }));

  it('shows no bundled picture more than twice', () => {
    const pictures = [...servicePictures(services).values()];

    expect(pictures).toHaveLength(services.length);
    expect(pictures.map((picture) => countUses(picture, pictures)).filter((times) => times > 2)).toEqual([]);
  });

  it('counts the pictures that are on the page already, whichever file they have', () => {
    const [first] = [...servicePictures(services.slice(4, 5)).values()];
    const uploaded = pictureAt('/uploads/fire.jpg', first?.alt ?? '');

    const pictures = servicePictures(services.slice(4, 5), [uploaded, uploaded]);

    expect(pictures.get(4)?.src).not.toBe(first?.src);
  });

  it.each(SERVICE_CATEGORIES)('has a picture for every service of category %s', (category) => {
    const many = Array.from({ length: 12 }, (_, id) => ({ id, ...service(`Service ${id}`, category) }));

    expect([...servicePictures(many).values()].every(({ src }) => src.length > 0)).toBe(true);
  });
});
