import { execFileSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { inRoot, ROOT } from '../../paths.ts';

/** Below the root, so that packages can be linked instead of copied. */
const FOLDER = inRoot('.local/versions');
/** The folders of a version; the supervisor and the tests stay those of this checkout. */
const PARTS = ['services', 'frontend', 'gateway'];
const PACKAGES = ['.', '-maxdepth', '3', '-name', 'node_modules', '-prune', '-not', '-path', './.local/*'];

const run = (program: string, args: readonly string[], cwd = ROOT): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8' }).trim();

/** The short hash of a commit; by default that of the newest tag before this version, or of twenty commits ago. */
export function versionBefore(commit?: string): string {
  return hashOf(commit ?? newestTag() ?? 'HEAD~20');
}

export const hashOf = (commit: string): string => run('git', ['rev-parse', '--short', commit]);

function newestTag(): string | undefined {
  try {
    return run('git', ['describe', '--tags', '--abbrev=0', 'HEAD^']);
  } catch {
    return undefined;
  }
}

/**
 * Makes a checkout of HEAD that uses this one's packages: the older version must not need others. Returns its folder.
 */
export async function makeCheckout(): Promise<string> {
  await removeCheckout();
  await mkdir(inRoot('.local'), { recursive: true });
  run('git', ['worktree', 'add', '--quiet', '--detach', FOLDER, 'HEAD']);
  for (const path of run('find', PACKAGES).split('\n')) run('cp', ['-al', path, `${FOLDER}/${path}`]);
  return FOLDER;
}

export async function removeCheckout(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  run('git', ['worktree', 'prune']);
}

/** What the supervisor and the tests of this checkout import from the product. */
const CONTRACTS = 'services/contracts/src';

/** Checks out the product's folders at a version, with the contracts of this checkout that the version does not have. */
export function checkOutVersion(version: string, folder: string): void {
  run('git', ['restore', `--source=${version}`, '--staged', '--worktree', '--', ...PARTS], folder);
  const added = run('git', [
    'diff',
    '--name-only',
    '--no-renames',
    '--diff-filter=A',
    version,
    'HEAD',
    '--',
    CONTRACTS,
  ]);
  if (added) run('git', ['restore', '--source=HEAD', '--worktree', '--', ...added.split('\n')], folder);
}
