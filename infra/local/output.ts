import { existsSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { readable } from './log-line.ts';

/** What the process that started us is told. */
export type Word = { say: string } | { ready: true };

const HUES = [36, 33, 35, 32, 34, 96, 93, 95, 92, 94];

/** Tells the process that started us, unless it has gone its way: a detached supervisor outlives it. */
export function tellStarter(word: Word): void {
  process.send?.(word, undefined, undefined, () => undefined);
}

/** Where everything that is said ends up: the log file, and the terminal or the process that waits for us. */
export class Output {
  private readonly hues = new Map<string, number>();
  private readonly started = performance.now();
  /** The log file, open; each line is in it when it has been said. */
  private readonly log: number;
  private readonly terminal: boolean;

  constructor(logFile: string, terminal: boolean) {
    this.terminal = terminal;
    mkdirSync(dirname(logFile), { recursive: true });
    if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`);
    this.log = openSync(logFile, 'a');
  }

  /** One line of a process; its colour stays the same while we run. */
  readonly line = (name: string, text: string): void => {
    writeSync(this.log, `${name} | ${text}\n`);
    if (this.terminal) console.log(`${this.prefix(name)} ${readable(text)}`);
  };

  /** A line for the person who started us. */
  say(text: string): void {
    writeSync(this.log, `farmhouse | ${text}\n`);
    this.confide(text);
  }

  /** The same for what a log must not keep: the owner's password. */
  confide(text: string): void {
    if (this.terminal) console.log(text);
    else tellStarter({ say: text });
  }

  /** Runs one step and reports how long it took; `detail` may add a word about the outcome. */
  async step<T>(name: string, work: () => Promise<T>, detail: (outcome: T) => string = () => ''): Promise<T> {
    const from = performance.now();
    const outcome = await work();
    const seconds = ((performance.now() - from) / 1000).toFixed(1).padStart(5);
    this.say(`  ✓ ${name.padEnd(22)}${seconds} s  ${detail(outcome)}`.trimEnd());
    return outcome;
  }

  /** Seconds since the start. */
  elapsed(): string {
    return ((performance.now() - this.started) / 1000).toFixed(1);
  }

  private prefix(name: string): string {
    const hue = this.hues.get(name) ?? HUES[this.hues.size % HUES.length] ?? 36;
    this.hues.set(name, hue);
    const label = name.padEnd(14);
    return process.stdout.isTTY ? `\x1b[${hue}m${label}\x1b[0m` : label;
  }
}
