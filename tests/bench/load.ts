import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Concurrent connections, for the product and its baseline. */
export const CALLERS = 16;
export const ROUND_SECONDS = 3;
const ROUNDS = 7;
/** V8 takes about ten seconds of load to optimise a service's hot code; in production a process runs for weeks. */
const WARM_UP_ROUNDS = 3;

/** Share of calls that may fail because nginx closes a connection after a number of requests. */
const MAX_LOST_SHARE = 0.001;

export interface Load {
  url: string;
  /** Lua for wrk, unless every call is the same GET. */
  script?: string;
  seconds?: number;
  connections?: number;
  /** True if calls may be refused, as under more load than there is capacity for. */
  mayRefuse?: boolean;
}

export type Measure = () => Promise<number>;

/** The number that a pattern captures in wrk's report; 0 without a match. */
const numberIn = (report: string, pattern: RegExp): number => Number(pattern.exec(report)?.[1] ?? 0);

/** Throws when calls failed or got no response. */
function assertAnswered(report: string, { url, mayRefuse = false }: Load): void {
  const refused = numberIn(report, /Non-2xx or 3xx responses: (\d+)/);
  if (refused > 0 && !mayRefuse) throw new Error(`${url}: ${refused} calls were refused`);
  const lost = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report)?.slice(1) ?? [];
  const without = lost.reduce((sum, count) => sum + Number(count), 0);
  if (without > numberIn(report, /(\d+) requests in/) * MAX_LOST_SHARE && !mayRefuse) {
    throw new Error(`${url}: ${without} calls went without an answer`);
  }
}

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

function p99In(report: string): number {
  const [, value = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(report) ?? [];
  return Number(value) * (MILLISECONDS[unit] ?? 1);
}

export interface LoadReport {
  perSecond: number;
  /** The 99th percentile of response times, in milliseconds. */
  p99: number;
}

/** Runs wrk for one round; wrk itself needs hardly any processor time. Throws when calls failed or got no response. */
export async function requestRepeatedly(load: Load): Promise<LoadReport> {
  const { url, script, seconds = ROUND_SECONDS, connections = CALLERS } = load;
  const folder = await mkdtemp(join(tmpdir(), 'farmhouse-wrk-'));
  const file = join(folder, 'calls.lua');
  const options = ['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`, '--latency'];
  try {
    if (script) await writeFile(file, script);
    const { stdout } = await run('wrk', [...options, ...(script ? ['--script', file] : []), url]);
    assertAnswered(stdout, load);
    return { perSecond: numberIn(stdout, /Requests\/sec:\s+([\d.]+)/), p99: p99In(stdout) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures the responses per second of one round. */
export const requestsPerSecond =
  (load: Load): Measure =>
  async () =>
    (await requestRepeatedly(load)).perSecond;

export const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

export interface Comparison {
  /** Responses per second, the median of the rounds. */
  ours: number;
  theirs: number;
  /** The median of the rounds' ratios, since other load on the machine slows both sides of a round. */
  ratio: number;
}

/** Measures both alternately for several rounds, after warm-up rounds of the product. */
export async function compare(ours: Measure, theirs: Measure): Promise<Comparison> {
  const rounds: Comparison[] = [];
  for (let index = 0; index < WARM_UP_ROUNDS; index += 1) await ours();
  for (let index = 0; index < ROUNDS; index += 1) {
    const [other, mine] = [await theirs(), await ours()];
    rounds.push({ ours: mine, theirs: other, ratio: mine / other });
  }
  const medianOf = (key: keyof Comparison): number => median(rounds.map((one) => one[key]));
  return { ours: medianOf('ours'), theirs: medianOf('theirs'), ratio: medianOf('ratio') };
}
