import { describe, expect, it } from '@jest/globals';
import { cardPosition, visiblePart } from './card-position.ts';

const SCREEN = { width: 390, height: 844 };
const CARD = { width: 340, height: 200 };

describe('cardPosition', () => {
  it.each([
    ['below its target', { top: 100, left: 20, width: 200, height: 50 }, 'bottom', { top: 162, left: 12 }],
    ['above its target', { top: 500, left: 100, width: 250, height: 50 }, 'top', { top: 288, left: 38 }],
    [
      'inside the window for a target at its end',
      { top: 800, left: 0, width: 390, height: 44 },
      'bottom',
      { top: 632, left: 25 },
    ],
    [
      'inside the window for a target that fills it',
      { top: 0, left: 0, width: 390, height: 2000 },
      'top',
      { top: 12, left: 25 },
    ],
    ['in the middle without a target', undefined, 'bottom', { top: 322, left: 25 }],
  ] as const)('puts the card %s', (_what, target, position, expected) => {
    expect(cardPosition(CARD, target, SCREEN, position)).toEqual(expected);
  });

  it('keeps the start of a card that is larger than the window visible', () => {
    expect(
      cardPosition({ width: 500, height: 900 }, { top: 0, left: 0, width: 10, height: 10 }, SCREEN, 'top'),
    ).toEqual({
      top: 12,
      left: 12,
    });
  });
});

describe('visiblePart', () => {
  it('is the target cut at the edges of the window', () => {
    expect(visiblePart({ top: -100, left: -10, width: 500, height: 1200 }, SCREEN)).toEqual({
      ...{ top: 0, left: 0 },
      ...SCREEN,
    });
  });
});
