import { expect, it } from '@jest/globals';
import { postPicture } from './post-picture.ts';

it.each([
  ['its own picture', { featuredImage: '/uploads/a.jpg', slug: 'monsoon', tags: [] }, '/uploads/a.jpg'],
  ['a bundled one that fits its slug', { featuredImage: null, slug: 'monsoon-weekend', tags: [] }, '04-veranda'],
  [
    'a bundled one that fits a tag',
    { featuredImage: null, slug: 'thirty-people', tags: ['Celebrations'] },
    '06-lawn-event',
  ],
  ['the house for a dog', { featuredImage: null, slug: 'with-us', tags: ['Dogs'] }, '12-dog-house'],
  ['the path through the garden', { featuredImage: null, slug: 'news', tags: [] }, '10-garden-path'],
])('postPicture returns %s', (_what, post, file) => {
  expect(postPicture(post)).toMatchObject({ alt: '', src: expect.stringContaining(file) });
});
