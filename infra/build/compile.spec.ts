import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { compileWorkspace } from './compile.ts';

let workspace: string;

beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'workspace-'));
  await mkdir(join(workspace, 'src/pictures'), { recursive: true });
  await writeFile(join(workspace, 'src/main.ts'), 'export const one: number = 1;\n');
  await writeFile(join(workspace, 'src/main.spec.ts'), 'throw new Error();\n');
  await writeFile(join(workspace, 'src/pictures/a.jpg'), 'the bytes');
});
afterEach(() => rm(workspace, { recursive: true, force: true }));

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(join(workspace, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

it('compileWorkspace compiles sources, copies pictures and data, and leaves out specs', async () => {
  await writeFile(join(workspace, 'src/pictures/words.json'), '{}');

  expect(await compileWorkspace(workspace)).toBe(true);

  expect(await filesIn('dist')).toEqual(['.stamp', 'a.jpg', 'main.js', 'main.js.map', 'words.json']);
  expect(await readFile(join(workspace, 'dist/pictures/a.jpg'), 'utf8')).toBe('the bytes');
});

it('compileWorkspace does nothing while nothing has changed, and removes output whose source is gone', async () => {
  await compileWorkspace(workspace);
  expect(await compileWorkspace(workspace)).toBe(false);

  await rm(join(workspace, 'src/pictures'), { recursive: true });

  expect(await compileWorkspace(workspace)).toBe(true);
  expect(await filesIn('dist')).toEqual(['.stamp', 'main.js', 'main.js.map']);
});
