import { expect, it } from '@jest/globals';
import { postIdOf, postSubject } from './post-subject.ts';

it.each([
  [postSubject({ id: 12 }), 12],
  [postSubject(undefined), undefined],
  ['blog-post/', undefined],
  ['service/12', undefined],
])('the subject %s of a draft names the post %s', (subject, id) => {
  expect(postIdOf(subject)).toBe(id);
});
