import { expect, it } from '@jest/globals';
import { competesWithText } from './stay-text.ts';

it.each([
  [['A'], 'Competes with A'],
  [['A', 'B'], 'Competes with A and 1 more'],
  [['A', 'B', 'C', 'D'], 'Competes with A and 3 more'],
])('the competitors %j are shown as %s', (competingWith, text) => {
  expect(competesWithText({ competingWith, competingRequests: competingWith.length })).toBe(text);
});
