import { describe, expect, it } from '@jest/globals';
import { DEFAULT_CANCELLATION_TERMS } from './default-cancellation-terms.ts';
import { cancellationDates, cancellationSentence, refundRows } from './cancellation-texts.ts';

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
    expect(refundRows([{ days: 1, percent: 50 }]).map(({ when }) => when)).toEqual([
      '1 day or more',
      'Less than 1 day, or no arrival',
    ]);
    expect(refundRows([{ days: 0, percent: 100 }])).toEqual([{ when: 'At any time', refund: '100%' }]);
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

  it('names the year of days of another year than today', () => {
    const stay = { checkinDate: '2027-01-10', today: '2026-12-01', isConfirmed: true };

    expect(cancellationDates(DEFAULT_CANCELLATION_TERMS, stay)).toBe(
      'If you cancel: free until Sun, 27 Dec, 50% back until Sun, 3 Jan 2027, then nothing.',
    );
  });

  it('names check-in as the end of a term that applies until then', () => {
    expect(sentenceOf('2026-11-01', true, [{ days: 0, percent: 80 }])).toBe('If you cancel: 80% back until check-in.');
  });
});
