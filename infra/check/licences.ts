import { readFile } from 'node:fs/promises';
import { inRoot } from '../paths.ts';
import { isAllowed, packagesByLicence, type LockFile } from './licence-rules.ts';

/** Lists how many packages have which licence (`--all`: their names), and fails on one that is not allowed. */
const lock = JSON.parse(await readFile(inRoot('package-lock.json'), 'utf8')) as LockFile;
const isWhole = process.argv.includes('--all');

for (const [licence, names] of packagesByLicence(lock)) {
  const ok = isAllowed(licence);
  console.log(`${ok ? '✓' : '✗'} ${licence.padEnd(40)} ${String(names.length).padStart(4)}`);
  if (isWhole || !ok) for (const name of names) console.log(`    ${name}`);
  if (!ok) process.exitCode = 1;
}
