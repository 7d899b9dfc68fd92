import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { commandLine } from './command-line.ts';
import { readable } from '../logging/log-line.ts';
import type { ProcessDefinition } from './process-definition.ts';

/** Last lines of output that are kept for the error message of a failed start. */
const MAX_OUTPUT_LINES = 40;

/** A process's error message, without the stack. */
function errorExcerpt(output: string[]): string {
  const lines = output.map(stripVTControlCharacters);
  const from = lines.findLastIndex((line) =>
    /^\S*(Error|InvalidConfig|Invalid)|\bERROR\b|not complete|"level":(50|60)/.test(line),
  );
  const excerpt = lines
    .slice(Math.max(from, 0))
    .filter((line) => line.trim() && !/^\s+(at|code:|url:) |^[{}]|^Node\.js v/.test(line));
  return excerpt.slice(0, 8).map(readable).join('\n    ');
}

function endGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, 'SIGKILL');
  } catch {
    // no process of the group is left, as intended
  }
}

interface RunOptions {
  line: (text: string) => void;
  /** Descriptor of the socket that it listens on; passed as LISTEN_FD. */
  socket?: number;
  /** Further environment variables. */
  env?: NodeJS.ProcessEnv;
}

/** Descriptor under which a process finds its socket: after input and outputs, and the channel to its supervisor. */
const SOCKET_FD = 4;

/** One operating-system process, from its start to its exit. */
export class ProcessRun {
  readonly startedAt = Date.now();
  /** Resolves with the reason of its exit. */
  readonly ended: Promise<string>;
  /** True once it has reported that it is ready for calls. */
  isListening = false;
  private readonly child: ChildProcess;
  private readonly definition: ProcessDefinition;
  private readonly line: (text: string) => void;
  private output: string[] = [];

  constructor(definition: ProcessDefinition, { line, socket, env = {} }: RunOptions) {
    this.definition = definition;
    this.line = line;
    const [command, args] = commandLine(definition);
    const listening = socket === undefined ? {} : { LISTEN_FD: String(SOCKET_FD) };
    // in its own session: the supervisor handles Ctrl-C and stops processes in order
    const child = spawn(command, args, {
      env: { ...definition.env, ...listening, ...env },
      cwd: definition.cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', ...(socket === undefined ? [] : (['ipc', socket] as const))],
    });
    this.child = child;
    child.on('message', (message: { listening?: boolean }) => {
      this.isListening ||= message.listening === true;
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (text) => {
        this.output = [...this.output.slice(1 - MAX_OUTPUT_LINES), text];
        line(text);
      });
    }
    this.ended = new Promise((resolve) => {
      child.once('error', (error) => {
        line(`could not be started: ${error.message}`);
        resolve(error.message);
      });
      child.once('exit', (code, signal) => {
        // ends its child processes too, which would keep the port
        endGroup(child.pid);
        resolve(signal ?? `code ${code}`);
      });
    });
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get hasEnded(): boolean {
    return this.child.pid === undefined || this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** The error that it has printed. */
  get error(): string {
    return errorExcerpt(this.output);
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Stops it by a signal, with SIGKILL after the time-out. Safe to call more than once. */
  async stop(signal = this.definition.stopSignal, timeoutMs = this.definition.timeoutMs ?? 10_000): Promise<void> {
    if (this.hasEnded) return;
    this.signal(signal);
    const stopTimeout = new AbortController();
    await Promise.race([
      this.ended,
      sleep(timeoutMs, undefined, { signal: stopTimeout.signal }).catch(() => undefined),
    ]);
    stopTimeout.abort();
    if (this.hasEnded) return;
    this.line('did not stop in time and is killed');
    this.signal('SIGKILL');
    await this.ended;
  }

  /** Kills it and all its descendants. */
  kill(): void {
    endGroup(this.pid);
  }
}
