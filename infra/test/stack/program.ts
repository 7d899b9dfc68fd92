import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { build } from '../../build/build.ts';
import { ensureTools, type Tool } from '../../local/tools.ts';
import { inRoot, ROOT } from '../../paths.ts';

/** Installs what a test program needs, builds the product and makes the folder of results. */
export async function prepare(tools: readonly Tool[]): Promise<void> {
  await ensureTools(tools, console.log);
  await build();
  await mkdir(inRoot('test-results'), { recursive: true });
}

const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs Node with the arguments and shows its output; resolves with its exit code, 1 if a signal ended it. */
export const runNode = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> =>
  exitOf(show(process.execPath, args, env));

/** Runs a command like runNode. A signal that would end this process ends the command, and this one can clean up. */
export async function runCommand(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = show(command, args, env);
  const passOn = (signal: NodeJS.Signals): void => void child.kill(signal);
  for (const signal of ENDING_SIGNALS) process.on(signal, passOn);
  try {
    return await exitOf(child);
  } finally {
    for (const signal of ENDING_SIGNALS) process.off(signal, passOn);
  }
}

/** Runs Node like runNode, with `label` in front of each line of its output, for programs that run in parallel. */
export function runNodeLabelled(label: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => console.log(`${label} │ ${line}`));
  }
  return exitOf(child);
}

const show = (command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(command, args, { cwd: ROOT, env, stdio: 'inherit' });

function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}
