import { beforeEach, expect, it, jest } from '@jest/globals';
import { memoryStorage } from '../../shared/storage/testing/memory-storage.ts';
import { MARK_VISIT_SCRIPT, markVisit } from './tour-flags.ts';

const stored = new Map<string, string>();
const storage = memoryStorage(stored);
Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });

beforeEach(() => stored.clear());

// the text runs as the browser runs an inline script
const run = () => void new Function('localStorage', MARK_VISIT_SCRIPT)(storage);

it.each([
  ['MARK_VISIT_SCRIPT', run],
  ['markVisit', markVisit],
])('%s stores that the visitor has been here and needs no tour', (_what, mark) => {
  mark();

  expect(Object.fromEntries(stored)).toEqual({ hasVisited: 'true', tourCompleted: 'true' });
});

it('MARK_VISIT_SCRIPT does not fail where the browser denies storage', () => {
  const denied = jest.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });

  expect(run).not.toThrow();
  denied.mockRestore();
});
