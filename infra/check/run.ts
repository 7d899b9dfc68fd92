import { spawn } from 'node:child_process';
import { ROOT } from '../paths.ts';

const CHECKS: readonly [name: string, command: string, ...args: string[]][] = [
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['types', 'tsc', '--noEmit', '-p', 'tsconfig.json'],
  ['types, front end', 'tsc', '--noEmit', '-p', 'frontend/tsconfig.json'],
  ['lint', 'eslint', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '.'],
  [
    'boundaries',
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    'services',
    'frontend/src',
    'frontend/server',
    'infra',
    'tests',
  ],
  ['unused code', 'knip', '--no-config-hints'],
  ['migrations', process.execPath, 'infra/check/migrations.ts'],
];
const AT_ONCE = 2;

function outcome(command: string, args: string[]): Promise<{ ok: boolean; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    });
    let said = '';
    child.stdout.on('data', (data: Buffer) => (said += data.toString()));
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    child.once('error', (error) => resolve({ ok: false, said: error.message }));
    child.once('exit', (code) => resolve({ ok: code === 0, said }));
  });
}

/** Runs every check, also after one has failed; prints what the failing ones say. */
const waiting = [...CHECKS];
async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, command, ...args] = next;
    const from = performance.now();
    const { ok, said } = await outcome(command, args);
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(18)} ${((performance.now() - from) / 1000).toFixed(1).padStart(5)} s`);
    if (ok) continue;
    process.exitCode = 1;
    console.log(said.trimEnd());
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, work));
