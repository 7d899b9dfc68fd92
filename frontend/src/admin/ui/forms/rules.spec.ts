import { describe, expect, it } from '@jest/globals';
import { uploaded, wholeNumber } from './rules.ts';

/** The error text of a value; undefined for a valid one. */
async function problemOf(rule: ReturnType<typeof wholeNumber>, value: unknown): Promise<string | undefined> {
  if (typeof rule === 'function' || !rule.validator) throw new Error('The rule has no validator');
  try {
    await rule.validator({}, value, () => undefined);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a whole number', () => {
  it.each([1, 1000, null, undefined, ''])('from 1 to 1000 may be %j', async (value) => {
    expect(await problemOf(wholeNumber('Most guests', 1, 1000), value)).toBeUndefined();
  });

  it.each([0, 1001, 1.5, 'x'])('from 1 to 1000 may not be %j, in the words of the server', async (value) => {
    expect(await problemOf(wholeNumber('Most guests', 1, 1000), value)).toBe(
      'Most guests must be a whole number from 1 to 1000',
    );
  });

  it.each([
    [1, 0, 'Value must be in whole rupees, from ₹1 to ₹10,00,000'],
    [0, 10_00_001, 'Value must be in whole rupees, from ₹0 to ₹10,00,000'],
    [1, 10.5, 'Value must be in whole rupees, from ₹1 to ₹10,00,000'],
  ])('of rupees from %d may not be %d, and both bounds are named as amounts', async (min, value, message) => {
    expect(await problemOf(wholeNumber('Value', min, 10_00_000, 'rupees'), value)).toBe(message);
  });
});

describe('a picture field', () => {
  it('is invalid while a picture is being uploaded for it', async () => {
    expect(await problemOf(uploaded(true), '')).toBe('The picture is still being uploaded');
    expect(await problemOf(uploaded(false), '')).toBeUndefined();
  });
});
