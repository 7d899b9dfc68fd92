import { describe, expect, it } from '@jest/globals';
import { folderCycles } from './folder-cycles.ts';

const cyclesOf = (sources: Record<string, string>) =>
  folderCycles(new Map(Object.entries(sources))).map(({ folders }) => folders);

describe('folderCycles', () => {
  it('finds two folders that import each other through different files', () => {
    const cycles = cyclesOf({
      'src/guest/a.ts': "import { b } from '../payment/b.ts';",
      'src/payment/c.ts': "import type { d } from '../guest/d.ts';",
    });

    expect(cycles).toEqual([['src/guest', 'src/payment']]);
  });

  it('finds a circle of three folders once, with an import of each to the next', () => {
    const sources = {
      'src/sitemap/a.ts': "import { b } from '../blog/b.ts';",
      'src/blog/b.ts': "import { c } from '../changes/c.ts';",
      'src/changes/c.ts': "import { a } from '../sitemap/a.ts';",
      'src/text/d.ts': "import { b } from '../blog/b.ts';",
    };

    expect(folderCycles(new Map(Object.entries(sources)))).toEqual([
      {
        folders: ['src/blog', 'src/changes', 'src/sitemap'],
        imports: [
          'src/blog/b.ts imports src/changes/c.ts',
          'src/changes/c.ts imports src/sitemap/a.ts',
          'src/sitemap/a.ts imports src/blog/b.ts',
        ],
      },
    ]);
  });

  it('counts dynamic imports and files in folders below', () => {
    const cycles = cyclesOf({
      'src/dates/deep/a.ts': "const load = () => import('../../steps/b.ts');",
      'src/steps/b.ts': "import '../dates/c.ts';",
    });

    expect(cycles).toEqual([['src/dates', 'src/steps']]);
  });

  it('accepts imports in one direction, and between a folder and those below it', () => {
    const cycles = cyclesOf({
      'src/guest/a.ts': "import { b } from '../payment/b.ts';\nimport { c } from './view/c.ts';",
      'src/guest/view/c.ts': "import { a } from '../a.ts';",
      'src/payment/b.ts': "import { d } from '../price/d.ts';",
    });

    expect(cycles).toEqual([]);
  });
});
