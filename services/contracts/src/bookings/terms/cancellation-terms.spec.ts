import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_CANCELLATION_TERMS,
  cancellationDates,
  cancellationSentence,
  parseCancellationTerms,
  percentOf,
  refundRows,
  returnedPercent,
} from './cancellation-terms.ts';

describe('refundRows', () => {
  it('covers every number of days once, from the most to none', () => {
    expect(refundRows(DEFAULT_CANCELLATION_TERMS)).toEqual([
      { when: '14 days or more', refund: '100%' },
      { when: '7 to 13 days', refund: '50%' },
      { when: 'Less than 7 days, or no arrival', refund: 'None' },
    ]);
  });

  it('adds the days below the last row, and names a single day', () => {
    expect(
      refundRows([
        { days: 2, percent: 100 },
        { days: 1, percent: 20 },
      ]).map(({ when }) => when),
    ).toEqual(['2 days or more', '1 day', 'Less than 1 day, or no arrival']);
    expect(refundRows([{ days: 0, percent: 100 }])).toEqual([{ when: 'At any time', refund: '100%' }]);
  });
});

describe('parseCancellationTerms', () => {
  it('reads the rows in any order, most days first', () => {
    expect(parseCancellationTerms('[{"days":0,"percent":0},{"percent":100,"days":14}]')).toEqual([
      { days: 14, percent: 100 },
      { days: 0, percent: 0 },
    ]);
  });

  it.each([
    ['no JSON', '14: 100'],
    ['no list', '{"days":1,"percent":1}'],
    ['no rows', '[]'],
    ['a fraction', '[{"days":1.5,"percent":10}]'],
    ['more than all', '[{"days":1,"percent":101}]'],
    ['a negative day', '[{"days":-1,"percent":10}]'],
    ['a text for a number', '[{"days":"1","percent":10}]'],
    ['further fields', '[{"days":1,"percent":10,"x":1}]'],
    ['one day twice', '[{"days":1,"percent":10},{"days":1,"percent":5}]'],
    ['more for a later cancellation', '[{"days":14,"percent":10},{"days":7,"percent":50}]'],
    ['too many rows', JSON.stringify(Array.from({ length: 13 }, (_, days) => ({ days, percent: 0 })))],
  ])('returns null for %s', (_what, text) => {
    expect(parseCancellationTerms(text)).toBeNull();
  });
});

describe('cancellationSentence', () => {
  it.each([
    [
      DEFAULT_CANCELLATION_TERMS,
      'If you cancel: 100% back until 14 days before check-in, 50% until 7 days, then nothing.',
    ],
    [[{ days: 0, percent: 100 }], 'If you cancel: 100% back until check-in.'],
    [[{ days: 0, percent: 0 }], 'Nothing is paid back after a cancellation.'],
  ])('of %j is "%s"', (terms, text) => {
    expect(cancellationSentence(terms)).toBe(text);
  });
});

describe('cancellationDates', () => {
  const sentenceOf = (today: string, isConfirmed: boolean, terms = DEFAULT_CANCELLATION_TERMS) =>
    cancellationDates(terms, { checkinDate: '2026-11-26', today, isConfirmed });

  it.each([
    ['2026-10-01', 'If you cancel: free until Thu, 12 Nov, 50% back until Thu, 19 Nov, then nothing.'],
    ['2026-11-12', 'If you cancel: free until Thu, 12 Nov, 50% back until Thu, 19 Nov, then nothing.'],
    ['2026-11-13', 'If you cancel: 50% back until Thu, 19 Nov, then nothing.'],
    ['2026-11-20', 'If you cancel now, nothing is paid back.'],
  ])('of a confirmed stay from 26 November, on %s, says: %s', (today, sentence) => {
    expect(sentenceOf(today, true)).toBe(sentence);
  });

  it.each([
    ['2026-10-01', 'If you cancel: free until Thu, 12 Nov, 50% back until Thu, 19 Nov, then nothing.'],
    ['2026-11-13', 'If you cancel: free until we confirm your dates, 50% back until Thu, 19 Nov, then nothing.'],
    ['2026-11-20', 'If you cancel: free until we confirm your dates, then nothing.'],
  ])('of a request for a stay from 26 November, on %s, says: %s', (today, sentence) => {
    expect(sentenceOf(today, false)).toBe(sentence);
  });

  it('names check-in as the end of a term that applies until then', () => {
    expect(sentenceOf('2026-11-01', true, [{ days: 0, percent: 80 }])).toBe('If you cancel: 80% back until check-in.');
  });
});

describe('returnedPercent', () => {
  it.each([
    [100, 100],
    [14, 100],
    [13, 50],
    [7, 50],
    [6, 0],
    [0, 0],
    [-1, 0],
  ])('%i days before check-in is %i percent by the default terms', (days, percent) => {
    expect(returnedPercent(DEFAULT_CANCELLATION_TERMS, days)).toBe(percent);
  });

  it('is 0 below the last row, and without rows', () => {
    expect(returnedPercent([{ days: 3, percent: 50 }], 2)).toBe(0);
    expect(returnedPercent([], 100)).toBe(0);
  });
});

describe('partOf', () => {
  it('rounds down to whole rupees', () => {
    expect([percentOf(5101, 50), percentOf(5101, 100), percentOf(5101, 0)]).toEqual([2550, 5101, 0]);
  });
});
