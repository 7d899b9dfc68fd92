import { PASSWORD_MIN_LENGTH } from '@farmhouse/contracts/identity/admin';

/**
 * Score of zxcvbn for a hundred million guesses and more: strangers can make a hundred an hour (rule: calls from one
 * address).
 */
const SAFE = 3;
/**
 * Number of characters that are checked: the beginning of a longer password has to be hard to guess, and the check
 * stays fast.
 */
const JUDGED = 64;

type Scores = (password: string, words: string[]) => number;

let loaded: Promise<Scores> | undefined;

/** Loaded when a password is first set, because the lists take memory and most starts never need them. */
async function load(): Promise<Scores> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, words) => zxcvbn.check(password, words).score;
}

/**
 * True if a password is one of the most common, or is composed of such, of names, dates, repetitions, keyboard rows and
 * `words`: words that an attacker who knows the house tries first.
 */
export async function isGuessable(password: string, words: string[]): Promise<boolean> {
  const scoreOf = await (loaded ??= load());
  return scoreOf(password.slice(0, JUDGED), words) < SAFE;
}

/** The words of an address or a name: `www.green-farm.example` has green, farm and example, and greenfarm. */
export function wordsOf(text: string): string[] {
  const parts = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const together = parts.join('');
  return [...parts, together].filter((word) => word.length > 2 && word.length < PASSWORD_MIN_LENGTH * 3);
}
