import autocannon from 'autocannon';

const CONNECTIONS = 16;
const SECONDS = 3;
const ROUNDS = 5;

/** Share of calls that may meet a connection as its server closes it, which nginx does every so many calls. */
const LOST_SHARE = 0.001;

/** Answers a second of one round. Throws when an answer is none that was wanted, or calls go without one. */
async function round(options: Partial<autocannon.Options> & { url: string }): Promise<number> {
  const result = await autocannon({ connections: CONNECTIONS, duration: SECONDS, ...options });
  if (result.non2xx > 0) throw new Error(`${options.url}: ${result.non2xx} calls were refused`);
  if (result.errors > result.requests.total * LOST_SHARE) {
    throw new Error(`${options.url}: ${result.errors} calls went without an answer`);
  }
  return result.requests.average;
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

export type Load = Partial<autocannon.Options> & { url: string };
export type Measure = () => Promise<number>;

export const answersOf =
  (load: Load): Measure =>
  () =>
    round(load);

export interface Comparison {
  /** Answers a second, the middle round of each. */
  ours: number;
  theirs: number;
  /** The middle one of the rounds' own ratios: whatever else the machine does slows both sides of a round. */
  ratio: number;
}

/** Both in turn, a few rounds, after one that does not count. */
export async function compare(ours: Measure, theirs: Measure): Promise<Comparison> {
  const rounds: Comparison[] = [];
  await ours();
  for (let index = 0; index < ROUNDS; index += 1) {
    const [other, mine] = [await theirs(), await ours()];
    rounds.push({ ours: mine, theirs: other, ratio: mine / other });
  }
  const middle = (key: keyof Comparison): number => median(rounds.map((one) => one[key]));
  return { ours: middle('ours'), theirs: middle('theirs'), ratio: middle('ratio') };
}

/** Callers at once, in autocannon and in what it is compared with. */
export const CALLERS = CONNECTIONS;
export const ROUND_SECONDS = SECONDS;
