import { execFileSync, spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ensureTools, NGINX, REDIS } from '../local/tools.ts';
import { inRoot, ROOT } from '../paths.ts';
import { NO_LIMITS, type TestStack } from './stack.ts';
import { bringTo } from './bring-to.ts';

/** Below the root, so that packages can be linked instead of copied. */
const FOLDER = inRoot('.local/versions');

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The newest tag before this version; without one, twenty commits ago. */
function versionBefore(): string {
  try {
    return git('describe', '--tags', '--abbrev=0', 'HEAD^');
  } catch {
    return 'HEAD~20';
  }
}

/** A checkout of HEAD with this one's packages, as they are: the older version must not need others. */
async function makeCheckout(): Promise<void> {
  await removeCheckout();
  await mkdir(inRoot('.local'), { recursive: true });
  git('worktree', 'add', '--quiet', '--detach', FOLDER, 'HEAD');
  const packages = execFileSync(
    'find',
    ['.', '-maxdepth', '3', '-name', 'node_modules', '-prune', '-not', '-path', './.local/*'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  for (const path of packages.trim().split('\n')) execFileSync('cp', ['-al', path, `${FOLDER}/${path}`], { cwd: ROOT });
}

async function removeCheckout(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  git('worktree', 'prune');
}

const { values } = parseArgs({ options: { before: { type: 'string' }, rounds: { type: 'string', default: '1' } } });
const before = git('rev-parse', '--short', values.before ?? versionBefore());
const after = git('rev-parse', '--short', 'HEAD');
await ensureTools([NGINX, REDIS], console.log);
await mkdir(inRoot('test-results'), { recursive: true });
await makeCheckout();
try {
  await bringTo(before, FOLDER);
  const { startTestStack } = (await import(`${FOLDER}/infra/test/stack.ts`)) as {
    startTestStack: (variables: NodeJS.ProcessEnv) => Promise<TestStack>;
  };
  const stack = await startTestStack(NO_LIMITS);
  try {
    const args = ['tests/versions/versions.ts', FOLDER, before, after, values.rounds];
    const env = { ...stack.env, API_VERSIONS: 'several' };
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
    process.exitCode = await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  } finally {
    await stack.stop();
  }
} finally {
  await removeCheckout();
}
