import { LogFile } from './log-file.ts';
import { readable } from './log-line.ts';

/** Messages to the parent process. */
export type ParentMessage = { print: string } | { ready: true };

const HUES = [36, 33, 35, 32, 34, 96, 93, 95, 92, 94];

/** Sends a message to the parent process if it is still connected: a detached supervisor outlives it. */
export function sendToParent(message: ParentMessage): void {
  process.send?.(message, undefined, undefined, () => undefined);
}

/** Writes output to the log file and to the terminal or the waiting parent process. */
export class Output {
  private readonly hues = new Map<string, number>();
  private readonly started = performance.now();
  private readonly log: LogFile;
  private readonly terminal: boolean;

  constructor(logFile: string, terminal: boolean) {
    this.terminal = terminal;
    this.log = new LogFile(logFile);
  }

  /** One line of a process, in a colour that stays the same during the run. */
  readonly line = (name: string, text: string): void => {
    this.log.append(`${name} | ${text}`);
    if (this.terminal) console.log(`${this.prefix(name)} ${readable(text)}`);
  };

  /** Prints a line for the user who started the product. */
  print(text: string): void {
    this.log.append(`farmhouse | ${text}`);
    this.printUnlogged(text);
  }

  /** Prints a line for the user without logging it, for secrets such as the owner's password. */
  printUnlogged(text: string): void {
    if (this.terminal) console.log(text);
    else sendToParent({ print: text });
  }

  /** Runs one step and reports how long it took; `detail` may add a short description of the result. */
  async step<T>(name: string, work: () => Promise<T>, detail: (outcome: T) => string = () => ''): Promise<T> {
    const from = performance.now();
    const outcome = await work();
    const seconds = ((performance.now() - from) / 1000).toFixed(1).padStart(5);
    this.print(`  ✓ ${name.padEnd(22)}${seconds} s  ${detail(outcome)}`.trimEnd());
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
