import { describe, expect, it } from '@jest/globals';
import { isGuessable, wordsOf } from './guessable.ts';

const words = ['farmhouse', 'keesara', 'owner'];

describe('isGuessable', () => {
  it.each([
    ['a common one', 'manchesterunited'],
    ['a common one in other letters', 'ManchesterUnited'],
    ['a common one that looks random', '1qaz2wsx3edc'],
    ['a common one twice', 'iloveyouiloveyou'],
    ['one letter', 'a'.repeat(200)],
    ['a row of keys', 'qwertyuiop[]asdf'],
    ['the name of the house and its kind, with a year', 'farmhouse-2026'],
    ['the user name and digits', 'owner1234567'],
  ])('is true for %s', async (_case, password) => {
    expect(await isGuessable(password, words)).toBe(true);
  });

  it.each([
    ['several words', 'sunflower in the kitchen'],
    ['random letters', 'x9Kd-2lmW-8sQpa'],
    ['letters of another script', 'వేసవి సెలవుల పొలం ఇల్లు'],
    ['the house among words of its own', 'nine geese left keesara early'],
    ['200 random letters', 'q7-Zm2_xP'.repeat(1) + 'hV4kT9wLr3'.padEnd(191, 'nB6')],
  ])('is false for %s', async (_case, password) => {
    expect(await isGuessable(password, words)).toBe(false);
  });

  it('takes less than a second of processor time for any password', async () => {
    const started = process.cpuUsage();
    await isGuessable('4@8({[<36!1'.repeat(18), words);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(1_000);
  });
});

describe('wordsOf', () => {
  it('returns the parts of a name and all parts joined', () => {
    expect(wordsOf('www.green-farm.example')).toEqual(['www', 'green', 'farm', 'example', 'wwwgreenfarmexample']);
  });
});
