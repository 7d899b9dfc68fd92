import { expect, it } from '@jest/globals';
import { CALM, HIDE_FAILED } from './hide-failed.ts';

it.each([
  ['hides a picture on a calm ground', { calm: CALM['data-calm'] }, 'hidden'],
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
