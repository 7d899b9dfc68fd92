import { readFileSync } from 'node:fs';
import { PASSWORD_MIN_LENGTH } from '@farmhouse/contracts/identity/admin';
import { describe, expect, it } from '@jest/globals';
import { isGuessable, wordsOf } from './guessable.ts';

const common = JSON.parse(readFileSync(new URL('./common-passwords.json', import.meta.url), 'utf8')) as string[];
const words = ['farmhouse', 'keesara', 'owner'];

describe('the list of common passwords', () => {
  it('has 10,000 different ones that are long enough to be typed as a new password', () => {
    expect(new Set(common).size).toBe(10_000);
    expect(common.filter((password) => password.length < PASSWORD_MIN_LENGTH)).toEqual([]);
  });

  it('has the most frequent ones first', () => {
    expect(common.slice(0, 3)).toEqual(['123qweasdzxc', '1qaz2wsx3edc', 'q1w2e3r4t5y6']);
  });
});

describe('a password that is easy to guess', () => {
  it.each([
    ['a common one', 'manchesterunited'],
    ['a common one in other letters', 'ManchesterUnited'],
    ['a common one that looks random', common[2_999]!],
    ['the last of the list', common[9_999]!],
    ['a common one with digits and signs', 'P@ssw0rd12345!'],
    ['a common one twice', 'iloveyouiloveyou'],
    ['a season and a year', 'Summer2026!!'],
    ['one letter', 'a'.repeat(200)],
    ['a row of keys', 'qwertyuiop[]asdf'],
    ['the name of the house', 'KeesaraFarmhouse1'],
    ['the name of the house and its kind, with a year', 'farmhouse-2026'],
    ['the user name and digits', 'owner1234567'],
  ])('is %s', async (_case, password) => {
    expect(await isGuessable(password, words)).toBe(true);
  });

  it.each([
    ['several words', 'sunflower in the kitchen'],
    ['random letters', 'x9Kd-2lmW-8sQpa'],
    ['letters of another script', 'వేసవి సెలవుల పొలం ఇల్లు'],
    ['the house among words of its own', 'nine geese left keesara early'],
    ['200 random letters', 'q7-Zm2_xP'.repeat(1) + 'hV4kT9wLr3'.padEnd(191, 'nB6')],
  ])('is not %s', async (_case, password) => {
    expect(await isGuessable(password, words)).toBe(false);
  });

  it('is found within a second, however it is made', async () => {
    const started = performance.now();
    await isGuessable('4@8({[<36!1'.repeat(18), words);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('the words of a name', () => {
  it('are its parts and the parts together', () => {
    expect(wordsOf('www.green-farm.example')).toEqual(['www', 'green', 'farm', 'example', 'wwwgreenfarmexample']);
  });
});
