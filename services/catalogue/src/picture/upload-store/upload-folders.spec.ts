import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { UPLOAD_FOLDERS } from './upload-store.ts';

it('docs/operations.md names every folder of uploads that must be copied into a bucket', () => {
  const text = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
  const [, sentence = ''] = /To migrate, stop catalogue and copy the folders ([^.]*)\./.exec(text) ?? [];
  const named = [...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name);

  expect(named.sort()).toEqual([...UPLOAD_FOLDERS].sort());
});
