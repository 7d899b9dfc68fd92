import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, ROOT } from '../paths.ts';
import { foldersImportingEachOther } from './folder-pairs.ts';

/** Prints the folders of the product's sources that import each other; specs and their helpers may. */
const SOURCES = ['services/*.ts', 'services/*.tsx', 'frontend/*.ts', 'frontend/*.tsx'];
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...SOURCES], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !/\.spec\.|\/testing\//.test(file) && existsSync(inRoot(file)));

const pairs = foldersImportingEachOther(new Map(files.map((file) => [file, readFileSync(inRoot(file), 'utf8')])));
for (const { folders, imports } of pairs) {
  console.error(`${folders.join(' and ')} import each other:\n  ${imports.join('\n  ')}`);
  process.exitCode = 1;
}
