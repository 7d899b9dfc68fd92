import { setTimeout as sleep } from 'node:timers/promises';
import { backoffMs, type Backoff } from '../../../services/contracts/src/timing/backoff.ts';
import { bindSocket, type ListeningSocket } from './listening-socket.ts';
import { ProcessRun } from './process-run.ts';
import type { ProcessDefinition } from './process-definition.ts';
import { NotReady, waitUntil } from './ready.ts';

export type Line = (name: string, text: string) => void;

const RESTART: Backoff = { firstMs: 250, maxMs: 8_000 };
/** Number of consecutive exits before readiness after which the start counts as failed. */
const MAX_FAILED_STARTS = 3;
/** A process that ran this long has recovered: its next restart uses the shortest delay again. */
const HEALTHY_AFTER_MS = 30_000;
/** Signal after which a process finishes the calls in progress, and how long it may take. */
const DRAIN_SIGNAL = 'SIGTERM';
const DRAIN_MS = 35_000;
/** How long a run must have been ready before the one that it replaces is stopped. */
const STARTUP_PROBATION_MS = 1_500;

/** A supervised process: forwards its output, restarts it after a crash and awaits its exit. */
export class SupervisedProcess {
  readonly name: string;
  /** How often it was restarted after a crash. */
  restarts = 0;
  private readonly definition: ProcessDefinition;
  private readonly line: Line;
  private readonly onStart: (pid: number) => void;
  private socket?: ListeningSocket;
  private run?: ProcessRun;
  /** The run that replaces `run` when it is ready. */
  private next?: ProcessRun;
  /** The run that has been replaced and finishes its calls. */
  private previous?: ProcessRun;
  private drained?: Promise<void>;
  private failures = 0;
  private lastEnd = '';
  private stopping = false;

  constructor(definition: ProcessDefinition, line: Line, onStart: (pid: number) => void = () => undefined) {
    this.definition = definition;
    this.name = definition.name;
    this.line = line;
    this.onStart = onStart;
  }

  /** Why no further restart is attempted: the process is being stopped, or has exited repeatedly. */
  get givenUp(): string | undefined {
    if (this.stopping) return 'it is being stopped';
    if (this.failures <= MAX_FAILED_STARTS) return undefined;
    return `it ended ${this.failures} times (${this.lastEnd}): ${this.run?.error}`;
  }

  async start(): Promise<void> {
    await this.definition.beforeStart?.();
    if (this.stopping) return;
    this.use(this.spawn());
  }

  /**
   * Starts another run, which listens on the same socket as soon as it is ready; the current run then finishes its
   * calls and exits. No call is refused meanwhile. Throws NotReady, and keeps the current run, when the other is not
   * ready in time.
   */
  async replace(seconds: number): Promise<void> {
    await this.drained;
    const next = this.spawn({ LISTEN_WHEN_READY: 'yes' });
    this.next = next;
    try {
      await waitUntil(
        this.name,
        () => Promise.resolve(next.isListening),
        seconds,
        () => (next.hasEnded ? next.error || 'it has ended' : undefined),
      );
      await Promise.race([next.ended, sleep(STARTUP_PROBATION_MS)]);
      if (next.hasEnded) throw new NotReady(`${this.name} ends at once: ${next.error}`);
      if (this.stopping) throw new NotReady(`${this.name} is being stopped`);
    } catch (error) {
      next.kill();
      throw error;
    } finally {
      this.next = undefined;
    }
    this.previous = this.run;
    this.use(next);
    this.drained = this.previous?.stop(DRAIN_SIGNAL, DRAIN_MS);
  }

  /** Resolves when the run that was replaced has finished its calls and has exited. */
  async settled(): Promise<void> {
    await this.drained;
  }

  /** Stops it cleanly, with SIGKILL after the timeout. Safe to call more than once. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all([this.previous?.stop(), this.next?.stop(), this.run?.stop()]);
    this.release();
  }

  /** Sends it a signal that it handles; does nothing while it is not running. */
  signal(signal: NodeJS.Signals): void {
    this.run?.signal(signal);
  }

  /** Kills it immediately. */
  kill(): void {
    this.stopping = true;
    for (const run of [this.previous, this.next, this.run]) run?.kill();
  }

  private spawn(env: NodeJS.ProcessEnv = {}): ProcessRun {
    if (this.definition.port !== undefined) this.socket ??= bindSocket(this.definition.port);
    const line = (text: string) => this.line(this.name, text);
    return new ProcessRun(this.definition, { line, env, ...(this.socket && { socket: this.socket.fd }) });
  }

  private use(run: ProcessRun): void {
    this.run = run;
    void run.ended.then((how) => {
      if (this.stopping || this.run !== run) return;
      // connections are refused while no process listens, instead of waiting
      if (!this.next) this.release();
      if (Date.now() - run.startedAt > HEALTHY_AFTER_MS) this.failures = 0;
      void this.startAgain(run, how);
    });
    try {
      if (run.pid) this.onStart(run.pid);
    } catch (error) {
      // for example on a full disk: the process runs and is supervised all the same
      this.line(this.name, `its process id could not be noted: ${(error as Error).message}`);
    }
  }

  private release(): void {
    this.socket?.close();
    this.socket = undefined;
  }

  /** Tries until a process is started: what prevents it, such as a full disk, may pass. */
  private async startAgain(ended: ProcessRun, why: string): Promise<void> {
    this.failures += 1;
    this.restarts += 1;
    const wait = backoffMs(this.failures, RESTART);
    this.lastEnd = why;
    this.line(this.name, `ended (${why}); starts again in ${wait} ms`);
    await sleep(wait);
    if (this.run !== ended) return;
    await this.start().catch((error: Error) => this.startAgain(ended, `could not be started: ${error.message}`));
  }
}
