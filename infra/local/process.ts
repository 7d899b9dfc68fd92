import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { backoffMs, type Backoff } from '../../services/contracts/src/timing/backoff.ts';
import { readable } from './logging/log-line.ts';

export type Line = (name: string, text: string) => void;

export interface ProcessSpec {
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Numeric user and group to run as; only root can set it. */
  uid?: number;
  /** Signal for a clean stop; SIGKILL follows after `timeoutMs`. */
  stopSignal: NodeJS.Signals;
  timeoutMs?: number;
  /** Signal that the kernel sends when the supervisor dies, so that no process outlives even its `kill -9`. */
  deathSignal: NodeJS.Signals;
  /** Cleans up after an earlier crash; runs before every start. */
  beforeStart?: () => Promise<void>;
}

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
const RESTART: Backoff = { firstMs: 250, maxMs: 8_000 };
/** Number of consecutive exits before readiness after which the start counts as failed. */
const MAX_FAILED_STARTS = 3;
/** A process that ran this long has recovered: its next restart uses the shortest delay again. */
const HEALTHY_AFTER_MS = 30_000;

/** Last lines of output that are kept for the error message of a failed start. */
const MAX_OUTPUT_LINES = 40;

/** A process's error message, without the stack. */
function errorExcerpt(lines: string[]): string {
  const from = lines.findLastIndex((line) =>
    /^\S*(Error|InvalidConfig|Invalid)|not complete|"level":(50|60)/.test(line),
  );
  const excerpt = lines
    .slice(Math.max(from, 0))
    .filter((line) => line.trim() && !/^\s+(at|code:|url:) |^[{}]|^Node\.js v/.test(line));
  return excerpt.slice(0, 8).map(readable).join('\n    ');
}

/** The command that runs it as its user, and ends it when its parent ends. */
export function commandLine(spec: Pick<ProcessSpec, 'command' | 'args' | 'uid' | 'deathSignal'>): [string, string[]] {
  if (!SETPRIV) return [spec.command, spec.args];
  const user = spec.uid === undefined ? [] : [`--reuid=${spec.uid}`, `--regid=${spec.uid}`, '--clear-groups'];
  const death = `--pdeathsig=${spec.deathSignal.replace('SIG', '')}`;
  return [SETPRIV, [...user, death, '--', spec.command, ...spec.args]];
}

function endGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, 'SIGKILL');
  } catch {
    // no process of the group is left, as intended
  }
}

/** A supervised process: forwards its output, restarts it after a crash and awaits its exit. */
export class SupervisedProcess {
  readonly name: string;
  private readonly spec: ProcessSpec;
  private readonly line: Line;
  private readonly onStart: (pid: number) => void;
  private child?: ChildProcess;
  private ended?: Promise<void>;
  private startedAt = 0;
  private failures = 0;
  private lastEnd = '';
  private recentOutput: string[] = [];
  private stopping = false;

  constructor(spec: ProcessSpec, line: Line, onStart: (pid: number) => void = () => undefined) {
    this.spec = spec;
    this.name = spec.name;
    this.line = line;
    this.onStart = onStart;
  }

  /** Why no further restart is attempted: the process has exited repeatedly. */
  get givenUp(): string | undefined {
    if (this.failures <= MAX_FAILED_STARTS) return undefined;
    return `it ended ${this.failures} times (${this.lastEnd}): ${errorExcerpt(this.recentOutput)}`;
  }

  async start(): Promise<void> {
    await this.spec.beforeStart?.();
    if (this.stopping) return;
    const [command, args] = commandLine(this.spec);
    // in its own session: the supervisor handles Ctrl-C and stops processes in order
    const child = spawn(command, args, {
      env: this.spec.env,
      cwd: this.spec.cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.startedAt = Date.now();
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (text) => {
        this.recentOutput = [...this.recentOutput.slice(1 - MAX_OUTPUT_LINES), text];
        this.line(this.name, text);
      });
    }
    this.ended = new Promise((resolve) => {
      child.once('error', (error) => {
        this.line(this.name, `could not be started: ${error.message}`);
        resolve();
      });
      child.once('exit', (code, signal) => {
        // ends its child processes too, which would keep the port
        endGroup(child.pid);
        resolve();
        if (!this.stopping) void this.startAgain(signal ?? `code ${code}`);
      });
    });
    if (child.pid) this.onStart(child.pid);
  }

  /** Stops it cleanly, with SIGKILL after the timeout. Safe to call more than once. */
  async stop(): Promise<void> {
    this.stopping = true;
    const { child, ended } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(this.spec.stopSignal);
    const stopTimeout = new AbortController();
    await Promise.race([
      ended,
      sleep(this.spec.timeoutMs ?? 10_000, undefined, { signal: stopTimeout.signal }).catch(() => undefined),
    ]);
    stopTimeout.abort();
    if (child.exitCode === null && child.signalCode === null) {
      this.line(this.name, 'did not stop in time and is killed');
      child.kill('SIGKILL');
      await ended;
    }
  }

  /** Sends it a signal that it handles; nothing happens while it does not run. */
  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** Kills it immediately. */
  kill(): void {
    this.stopping = true;
    endGroup(this.child?.pid);
  }

  private async startAgain(why: string): Promise<void> {
    if (Date.now() - this.startedAt > HEALTHY_AFTER_MS) this.failures = 0;
    this.failures += 1;
    const wait = backoffMs(this.failures, RESTART);
    this.lastEnd = why;
    this.line(this.name, `ended (${why}); starts again in ${wait} ms`);
    await sleep(wait);
    await this.start().catch((error: Error) => {
      this.line(this.name, `could not be started again: ${error.message}`);
    });
  }
}
