import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, ROOT } from '../paths.ts';
import { foldersImportingEachOther } from './folder-pairs.ts';

/** Pairs that still import each other; one that no longer does is reported, so that its line is deleted. */
const KNOWN_PAIRS = [
  'services/analytics/src/hit and services/analytics/src/store',
  'services/platform/src/auth and services/platform/src/http',
  'services/platform/src/http and services/platform/src/rate-limit',
];

/** Prints the folders of the product's sources that import each other; specs and their helpers may. */
const SOURCES = ['services/*.ts', 'services/*.tsx', 'frontend/*.ts', 'frontend/*.tsx'];
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...SOURCES], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !/\.spec\.|\/testing\//.test(file) && existsSync(inRoot(file)));

const pairs = foldersImportingEachOther(new Map(files.map((file) => [file, readFileSync(inRoot(file), 'utf8')])));
const found = new Map(pairs.map(({ folders, imports }) => [folders.join(' and '), imports]));

for (const [pair, imports] of found) {
  if (!KNOWN_PAIRS.includes(pair)) report(`${pair} import each other:\n  ${imports.join('\n  ')}`);
}
for (const pair of KNOWN_PAIRS) {
  if (!found.has(pair)) report(`${pair} no longer import each other: delete them from KNOWN_PAIRS`);
}

function report(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}
