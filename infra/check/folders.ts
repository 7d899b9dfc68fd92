import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, ROOT } from '../paths.ts';
import { folderCycles } from './folder-cycles.ts';

/** Prints the folders that import each other in a circle; specs, and the helpers that unit specs have beside them, may. */
const SOURCES = ['services/*.ts', 'services/*.tsx', 'frontend/*.ts', 'frontend/*.tsx', 'infra/*.ts', 'tests/*.ts'];
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...SOURCES], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !/\.spec\.|\/testing\//.test(file) && existsSync(inRoot(file)));

const cycles = folderCycles(new Map(files.map((file) => [file, readFileSync(inRoot(file), 'utf8')])));
for (const { folders, imports } of cycles) {
  console.error(`${folders.join(', ')} import each other in a circle:\n  ${imports.join('\n  ')}`);
  process.exitCode = 1;
}
