import { spawn } from 'node:child_process';
import { ROOT } from '../paths.ts';
import { notesIn } from './notes.ts';

/** Scripts of package.json, slowest first. */
const CHECKS = [
  'lint',
  'types:frontend',
  'types',
  'openapi',
  'format',
  'boundaries',
  'folders',
  'documents',
  'unused',
  'compose',
  'kubernetes',
  'observability',
  'transitions',
  'openapi:breaking',
  'rules',
  'migrations',
  'licences',
  'packages',
];
const AT_ONCE = 2;

function outcome(script: string): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) };
    const child = spawn('npm', ['run', '--silent', script], { cwd: ROOT, env });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('exit', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Runs every check, even after a failure; prints the output of failed checks, and what others could not check. */
const waiting = [...CHECKS];
async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const from = performance.now();
    const { ok, output } = await outcome(next);
    console.log(`${ok ? '✓' : '✗'} ${next.padEnd(16)} ${((performance.now() - from) / 1000).toFixed(1).padStart(5)} s`);
    for (const note of ok ? notesIn(output) : []) console.log(`  ${note}`);
    if (ok) continue;
    process.exitCode = 1;
    console.log(output.trimEnd());
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, work));
