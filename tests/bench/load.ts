import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Callers at once, in wrk and in what it is compared with. */
export const CALLERS = 16;
export const ROUND_SECONDS = 3;
const ROUNDS = 7;
/** V8 takes about ten seconds of load to compile what a service runs most; a house's server runs for weeks. */
const WARM_UP_ROUNDS = 3;

/** Share of calls that may meet a connection as its server closes it, which nginx does every so many calls. */
const LOST_SHARE = 0.001;

export interface Load {
  url: string;
  /** Lua for wrk, where calls are more than the same GET again and again. */
  script?: string;
}

export type Measure = () => Promise<number>;

/** The number after some words of wrk's report, 0 when they are not in it. */
const said = (report: string, words: RegExp): number => Number(words.exec(report)?.[1] ?? 0);

/** Answers a second as wrk counts them. Throws when an answer is none that was wanted, or calls go without one. */
function answersIn(report: string, url: string): number {
  const refused = said(report, /Non-2xx or 3xx responses: (\d+)/);
  if (refused > 0) throw new Error(`${url}: ${refused} calls were refused`);
  const lost = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report)?.slice(1) ?? [];
  const without = lost.reduce((sum, count) => sum + Number(count), 0);
  if (without > said(report, /(\d+) requests in/) * LOST_SHARE) {
    throw new Error(`${url}: ${without} calls went without an answer`);
  }
  return said(report, /Requests\/sec:\s+([\d.]+)/);
}

/** One round of calls by a tool that costs the machine next to nothing itself. */
export const answersOf =
  ({ url, script }: Load): Measure =>
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'farmhouse-wrk-'));
    const file = join(folder, 'calls.lua');
    const load = ['--threads', '1', '--connections', String(CALLERS), '--duration', `${ROUND_SECONDS}s`];
    try {
      if (script) await writeFile(file, script);
      const { stdout } = await run('wrk', [...load, ...(script ? ['--script', file] : []), url]);
      return answersIn(stdout, url);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

export interface Comparison {
  /** Answers a second, the middle round of each. */
  ours: number;
  theirs: number;
  /** The middle one of the rounds' own ratios: whatever else the machine does slows both sides of a round. */
  ratio: number;
}

/** Both in turn, a few rounds, after some of ours that do not count. */
export async function compare(ours: Measure, theirs: Measure): Promise<Comparison> {
  const rounds: Comparison[] = [];
  for (let index = 0; index < WARM_UP_ROUNDS; index += 1) await ours();
  for (let index = 0; index < ROUNDS; index += 1) {
    const [other, mine] = [await theirs(), await ours()];
    rounds.push({ ours: mine, theirs: other, ratio: mine / other });
  }
  const middle = (key: keyof Comparison): number => median(rounds.map((one) => one[key]));
  return { ours: middle('ours'), theirs: middle('theirs'), ratio: middle('ratio') };
}
