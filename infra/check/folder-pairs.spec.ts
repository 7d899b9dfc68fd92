import { describe, expect, it } from '@jest/globals';
import { foldersImportingEachOther } from './folder-pairs.ts';

const pairsOf = (sources: Record<string, string>) =>
  foldersImportingEachOther(new Map(Object.entries(sources))).map(({ folders }) => folders);

describe('foldersImportingEachOther', () => {
  it('finds two folders that import each other through different files', () => {
    const pairs = pairsOf({
      'src/guest/a.ts': "import { b } from '../payment/b.ts';",
      'src/payment/c.ts': "import type { d } from '../guest/d.ts';",
    });

    expect(pairs).toEqual([['src/guest', 'src/payment']]);
  });

  it('counts dynamic imports and files in folders below', () => {
    const pairs = pairsOf({
      'src/dates/deep/a.ts': "const load = () => import('../../steps/b.ts');",
      'src/steps/b.ts': "import '../dates/c.ts';",
    });

    expect(pairs).toEqual([['src/dates', 'src/steps']]);
  });

  it('accepts imports in one direction, and between a folder and those below it', () => {
    const pairs = pairsOf({
      'src/guest/a.ts': "import { b } from '../payment/b.ts';\nimport { c } from './view/c.ts';",
      'src/guest/view/c.ts': "import { a } from '../a.ts';",
    });

    expect(pairs).toEqual([]);
  });
});
