import { describe, expect, it } from '@jest/globals';
import type { HomepageImageView } from '@farmhouse/contracts/content/homepage-image';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { describeOwnerCrud } from '@farmhouse/platform/testing/owner-crud';
import { useContent } from '../testing/use-content.ts';

const PATH = '/api/homepage-images';
const image = { section: 'hero', title: 'Dusk', imageUrl: 'https://example.com/dusk.jpg' };
const content = useContent();

const add = async (fields: object = {}): Promise<HomepageImageView> => {
  const { status, body } = await callAsAdmin<HomepageImageView>(content(), 'POST', PATH, {
    body: { ...image, ...fields },
  });
  expect(status).toBe(201);
  return body;
};

describeOwnerCrud({
  service: content,
  path: PATH,
  changeMethod: 'PUT',
  create: image,
  update: { section: 'about', title: 'Gate', imageUrl: '/uploads/gate.jpg', altText: 'The gate', order: 3 },
  required: ['section', 'title', 'imageUrl'],
  invalid: [
    ['an unknown section', { section: 'footer' }, 'section'],
    ['a title of 201 characters', { title: 't'.repeat(201) }, 'title'],
    ['a description of 1,001 characters', { description: 'd'.repeat(1001) }, 'description'],
    ['an alt text of 201 characters', { altText: 'a'.repeat(201) }, 'altText'],
    ['an address that is none', { imageUrl: 'dusk' }, 'imageUrl'],
    ['a picture address without https', { imageUrl: 'http://example.com/dusk.jpg' }, 'imageUrl'],
    ['a javascript: address', { imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
    ['an SVG in a data: address', { imageUrl: 'data:image/svg+xml,<svg onload=alert(1)>' }, 'imageUrl'],
    ['a negative order', { order: -1 }, 'order'],
    ['a flag that is a text', { active: 'yes' }, 'active'],
  ],
});

describe('POST /api/homepage-images', () => {
  it.each([
    ['section', '', 'Section is required'],
    ['title', ' ', 'Title is required'],
    ['imageUrl', 'nowhere', 'Valid image URL is required'],
    ['order', -5, 'Order must be positive'],
    ['order', 2.9, 'Order must be a whole number'],
    ['order', '2.9', 'Order must be a whole number'],
    ['order', '1e3', 'Order must be a whole number'],
  ])('returns 400 for the %s %j with the message: %s', async (path, value, message) => {
    const { body } = await callAsAdmin<Problem>(content(), 'POST', PATH, { body: { ...image, [path]: value } });

    expect(body.errors).toEqual([{ path, message }]);
  });

  it.each([
    [undefined, 0],
    ['7', 7],
    [' ', 0],
    ['last', 0],
    [null, 0],
  ])('stores the order %j as %i', async (given, order) => {
    expect(await add({ order: given })).toMatchObject({ order, active: true, altText: null });
  });
});

describe('hero.changed', () => {
  const published = async () =>
    (await eventsOf(content(), 'hero.changed')).toSorted((a, b) => b.version - a.version)[0]?.addresses;

  it('carries the active pictures of the hero in their order after every change', async () => {
    const { id } = await add({ section: 'hero', imageUrl: '/uploads/second.jpg', order: 2 });
    await add({ section: 'hero', imageUrl: 'https://pictures.example/first.jpg', order: 1 });
    await add({ section: 'about', imageUrl: '/uploads/about.jpg' });
    expect(await published()).toEqual(['https://pictures.example/first.jpg', '/uploads/second.jpg']);

    await callAsAdmin(content(), 'DELETE', `${PATH}/${id}`);

    expect(await published()).toEqual(['https://pictures.example/first.jpg']);
  });
});

describe('GET /api/homepage-images', () => {
  it('returns active pictures by order to everyone, and hidden ones to admins too', async () => {
    const second = await add({ order: 2 });
    const hidden = await add({ order: 1, active: false });
    const first = await add({ order: 0 });

    const { body } = await call(content(), 'GET', PATH);
    const all = await callAsAdmin(content(), 'GET', PATH);

    expect(body).toEqual([first, second]);
    expect(all.body).toEqual([first, hidden, second]);
  });
});

it('every change of a homepage image publishes content.changed', async () => {
  const { id } = await add();
  await callAsAdmin(content(), 'PUT', `${PATH}/${id}`, { body: { active: false } });
  await callAsAdmin(content(), 'DELETE', `${PATH}/${id}`);

  const event = { kind: 'homepage-image', key: String(id) };
  expect(await eventsOf(content(), 'content.changed')).toEqual([event, event, event]);
});
