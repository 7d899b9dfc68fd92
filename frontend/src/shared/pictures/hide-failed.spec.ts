import { expect, it } from '@jest/globals';
import { HIDDEN_WHEN_FAILED, HIDE_FAILED } from './hide-failed.ts';

it.each([
  [
    'hides a picture with a plain background',
    { hideWhenFailed: HIDDEN_WHEN_FAILED['data-hide-when-failed'] },
    'hidden',
  ],
  ['leaves every other picture as it is', {}, undefined],
])('HIDE_FAILED %s when it fails to load', (_what, dataset, visibility) => {
  const listeners: ((event: { target: unknown }) => void)[] = [];
  const style: { visibility?: string } = {};

  // runs the text as the browser runs an inline script
  new Function('document', HIDE_FAILED)({
    addEventListener: (_type: string, listener: (event: { target: unknown }) => void) => listeners.push(listener),
  });
  listeners.forEach((listener) => listener({ target: { dataset, style } }));

  expect(style.visibility).toBe(visibility);
});
