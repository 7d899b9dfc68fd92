import { readFile } from 'node:fs/promises';
import { PASSWORD_MIN_LENGTH } from '@farmhouse/contracts/identity/admin';

/** zxcvbn's highest score: more than ten thousand million guesses. */
const SAFE = 4;
/** Characters that are judged: what a longer password begins with has to be hard to guess, and judging it stays fast. */
const JUDGED = 64;

interface Judge {
  common: ReadonlySet<string>;
  scoreOf: (password: string, words: string[]) => number;
}

let loaded: Promise<Judge> | undefined;

/** Loaded when a password is first set, because the lists take 30 MB and most starts never need them. */
async function load(): Promise<Judge> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }, text] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    readFile(new URL('./common-passwords.json', import.meta.url), 'utf8'),
  ]);
  const long = JSON.parse(text) as string[];
  const zxcvbn = new ZxcvbnFactory({ dictionary: { ...dictionary, long }, graphs: adjacencyGraphs });
  return { common: new Set(long), scoreOf: (password, words) => zxcvbn.check(password, words).score };
}

/**
 * True if a password is one of the most common, or is made of such, of names, dates, repetitions, rows of keys and
 * `words`, which are those that somebody who knows the house tries first.
 */
export async function isGuessable(password: string, words: string[]): Promise<boolean> {
  const { common, scoreOf } = await (loaded ??= load());
  const judged = password.slice(0, JUDGED);
  return common.has(judged.toLowerCase()) || scoreOf(judged, words) < SAFE;
}

/** The words of an address or a name: `www.green-farm.example` has green, farm and example, and greenfarm. */
export function wordsOf(text: string): string[] {
  const parts = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const together = parts.join('');
  return [...parts, together].filter((word) => word.length > 2 && word.length < PASSWORD_MIN_LENGTH * 3);
}
