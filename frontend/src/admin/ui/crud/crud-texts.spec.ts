import { describe, expect, it } from '@jest/globals';
import { crudTexts } from './crud-texts.ts';

describe('crudTexts', () => {
  it('writes buttons in title case and sentences in sentence case', () => {
    expect(crudTexts('blog post')).toMatchObject({
      add: 'Add Blog Post',
      edit: 'Edit Blog Post',
      created: 'Blog post created successfully',
      deleteFailed: 'Failed to delete blog post',
    });
  });
});
