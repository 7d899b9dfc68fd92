import { describe, expect, it } from '@jest/globals';
import { TypingSignal } from './typing-signal.ts';

function aSignal() {
  const told: boolean[] = [];
  return { signal: new TypingSignal((isTyping) => told.push(isTyping)), told };
}

describe('TypingSignal', () => {
  it('signals the start once, again after three seconds, and the end', () => {
    const { signal, told } = aSignal();

    signal.typed('H', 0);
    signal.typed('He', 1000);
    signal.typed('Hel', 3000);
    signal.typed('', 3500);
    signal.typed(' ', 4000);

    expect(told).toEqual([true, true, false]);
  });

  it('signals nothing for blank text', () => {
    const { signal, told } = aSignal();

    signal.typed('', 0);
    signal.typed('  \n', 10);

    expect(told).toEqual([]);
  });

  it('signals the start of the next message at once, and no end for a sent one', () => {
    const { signal, told } = aSignal();

    signal.typed('Hello', 0);
    signal.sent();
    signal.typed('', 100);
    signal.typed('A', 200);

    expect(told).toEqual([true, true]);
  });
});
