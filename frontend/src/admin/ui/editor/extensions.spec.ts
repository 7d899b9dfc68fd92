import { describe, expect, it } from '@jest/globals';
import { getSchema } from '@tiptap/react';
import { EXTENSIONS } from './extensions.ts';

const { nodes } = getSchema(EXTENSIONS);

/** A node's HTML as ProseMirror's description of it. */
const htmlOf = (type: string, attributes: object) => {
  const node = nodes[type]?.create(attributes as never);
  return node && nodes[type]?.spec.toDOM?.(node);
};

describe('the HTML of the editor', () => {
  it('keeps the id of a heading', () => {
    expect(htmlOf('heading', { level: 2, id: 'part-refunds' })).toEqual(['h2', { id: 'part-refunds' }, 0]);
  });

  it('keeps the link around a picture', () => {
    const picture = ['img', { src: '/uploads/pool.jpg', alt: 'The pool' }];
    const attributes = { src: '/uploads/pool.jpg', alt: 'The pool' };

    expect(htmlOf('image', { ...attributes, href: '/gallery' })).toMatchObject(['a', { href: '/gallery' }, picture]);
    expect(htmlOf('image', attributes)).toMatchObject(picture);
  });
});
