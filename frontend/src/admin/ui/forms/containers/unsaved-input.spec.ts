import { expect, it } from '@jest/globals';
import { discardInput, hasUnsavedInput, registerForm, wouldLoseInput } from './unsaved-input.ts';

it('input that a form keeps is unsaved, but is neither lost nor discarded when the section is left', () => {
  const closed: string[] = [];
  const close = (name: string) => () => void closed.push(name);
  registerForm({ isUnsaved: () => true, close: close('kept'), keepsInput: true });
  registerForm({ isUnsaved: () => false, close: close('saved') });
  expect([hasUnsavedInput(), wouldLoseInput()]).toEqual([true, false]);

  const unregister = registerForm({ isUnsaved: () => true, close: close('typed') });
  expect(wouldLoseInput()).toBe(true);
  discardInput();
  unregister();

  expect(closed).toEqual(['typed']);
  expect(wouldLoseInput()).toBe(false);
});
