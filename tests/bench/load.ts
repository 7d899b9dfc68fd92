import autocannon from 'autocannon';

const CONNECTIONS = 16;
const SECONDS = 4;
const ROUNDS = 3;

/** Answers a second of one round. Throws when an answer is none that was wanted. */
async function round(options: Partial<autocannon.Options> & { url: string }): Promise<number> {
  const result = await autocannon({ connections: CONNECTIONS, duration: SECONDS, ...options });
  const refused = result.non2xx + result.errors;
  if (refused > 0) throw new Error(`${options.url}: ${refused} calls were refused`);
  return result.requests.average;
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

export type Load = Partial<autocannon.Options> & { url: string };
export type Measure = () => Promise<number>;

export const answersOf =
  (load: Load): Measure =>
  () =>
    round(load);

/** Both in turn, so that whatever else the machine does slows both; the middle of each. */
export async function compare(ours: Measure, theirs: Measure): Promise<{ ours: number; theirs: number }> {
  const [mine, others]: [number[], number[]] = [[], []];
  await ours();
  for (let rounds = 0; rounds < ROUNDS; rounds += 1) {
    others.push(await theirs());
    mine.push(await ours());
  }
  return { ours: median(mine), theirs: median(others) };
}

/** Callers at once, in autocannon and in what it is compared with. */
export const CALLERS = CONNECTIONS;
export const ROUND_SECONDS = SECONDS;
