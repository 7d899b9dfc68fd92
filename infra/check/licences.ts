import { readFile } from 'node:fs/promises';
import { failed } from '../command-error.ts';
import { checkArguments } from '../options.ts';
import { inRoot } from '../paths.ts';
import { isAllowed, packagesByLicence, type LockFile } from './licence-rules.ts';

const WITH_NAMES = '--all';

/** Lists how many packages have which licence (`--all`: their names), and fails on one that is not allowed. */
async function list(isWhole: boolean): Promise<void> {
  const lock = JSON.parse(await readFile(inRoot('package-lock.json'), 'utf8')) as LockFile;
  for (const [licence, names] of packagesByLicence(lock)) {
    const ok = isAllowed(licence);
    console.log(`${ok ? '✓' : '✗'} ${licence.padEnd(40)} ${String(names.length).padStart(4)}`);
    if (isWhole || !ok) for (const name of names) console.log(`    ${name}`);
    if (!ok) process.exitCode = 1;
  }
}

const options = process.argv.slice(2);
try {
  checkArguments(options, [WITH_NAMES]);
  await list(options.includes(WITH_NAMES));
} catch (error) {
  failed(error);
}
