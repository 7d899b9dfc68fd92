import { readFileSync, writeFileSync } from 'node:fs';
import { build } from '../build/build.ts';
import { inRoot } from '../paths.ts';
import { describeApi } from './document.ts';
import { DOCUMENT } from './file.ts';

await build(['services']);
const text = `${JSON.stringify(await describeApi(), null, 1)}\n`;
const file = inRoot(DOCUMENT);
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error(`${DOCUMENT} does not match the routes and their types: run \`make docs\``);
  process.exitCode = 1;
}
