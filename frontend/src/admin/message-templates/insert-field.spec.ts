import { describe, expect, it } from '@jest/globals';
import { withField } from './insert-field.ts';

describe('withField', () => {
  it.each([
    ['at the cursor', 'Dear , hello', { start: 5, end: 5 }, 'Dear {{guest_name}}, hello', 19],
    ['in place of the selection', 'Dear Asha!', { start: 5, end: 9 }, 'Dear {{guest_name}}!', 19],
    ['into an empty text', '', { start: 0, end: 0 }, '{{guest_name}}', 14],
  ])('inserts a field %s', (_case, text, selection, result, cursor) => {
    expect(withField(text, selection, 'guest_name')).toEqual({ text: result, cursor });
  });
});
