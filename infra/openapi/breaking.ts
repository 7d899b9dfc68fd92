import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot, ROOT } from '../paths.ts';
import { breakingChanges } from './compare.ts';
import { NOT_CHECKED } from '../check/notes.ts';
import { DOCUMENT } from './file.ts';
import type { ApiDocument } from '../../services/contracts/src/api-docs/api-document.ts';

/** The output of git; undefined when it fails, as for a tag or a file that does not exist. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    });
  } catch {
    return undefined;
  }
}

const tag = git('describe', '--tags', '--abbrev=0')?.trim();
const former = tag === undefined ? undefined : git('show', `${tag}:${DOCUMENT}`);
if (tag === undefined) console.log(`${NOT_CHECKED}the API, since there is no tag yet to compare it with`);
else if (former === undefined) console.log(`${NOT_CHECKED}the API, since ${tag} has no ${DOCUMENT} to compare it with`);
else {
  const now = JSON.parse(readFileSync(inRoot(DOCUMENT), 'utf8')) as ApiDocument;
  const changes = breakingChanges(JSON.parse(former) as ApiDocument, now);
  if (changes.length === 0) console.log(`The API breaks no client of ${tag}`);
  else {
    console.error(`Changes that break clients of ${tag}:\n${changes.map((change) => `  ${change}`).join('\n')}`);
    process.exitCode = 1;
  }
}
