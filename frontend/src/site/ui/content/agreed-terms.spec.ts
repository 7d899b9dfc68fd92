import { describe, expect, it } from '@jest/globals';
import { withAgreedTerms, withAgreedTermsInText } from './agreed-terms.ts';

const cancellation = [
  { days: 14, percent: 100 },
  { days: 0, percent: 0 },
];

describe('withAgreedTerms', () => {
  it('replaces the placeholders of the table of refunds and of the deposit', () => {
    const html = withAgreedTerms('<h2>A</h2><p>{{cancellation_terms}}</p><p>{{security_deposit}} is taken.</p>', {
      cancellation,
      securityDeposit: 5000,
    });

    expect(html).toContain('<td>14 days or more</td><td>100%</td>');
    expect(html).toContain('<p>₹5,000 is taken.</p>');
    expect(html).not.toMatch(/<p>\s*<table|\{\{/);
  });

  it('does not change a text without placeholders', () => {
    expect(withAgreedTerms('<p>Ours</p>', { cancellation, securityDeposit: 0 })).toBe('<p>Ours</p>');
  });
});

describe('withAgreedTermsInText', () => {
  it.each([
    [5000, 'If you cancel: 100% back until 14 days before check-in, then nothing. ₹5,000 is taken.'],
    [0, 'If you cancel: 100% back until 14 days before check-in, then nothing. No deposit is taken.'],
  ])('replaces the placeholders by sentences, with a deposit of %d rupees', (securityDeposit, text) => {
    const terms = { cancellation, securityDeposit };

    expect(withAgreedTermsInText('{{cancellation_terms}} {{security_deposit}} is taken.', terms)).toBe(text);
  });
});
