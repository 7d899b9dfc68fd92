import { expect, it } from '@jest/globals';
import { SITE_TEXTS, type SiteTextId } from './site-texts.ts';
import { hasTermsPlaceholders, termsSettingsOf } from './terms-placeholders.ts';

it('the site fills the placeholders of the terms in legal texts and in the answers of the contact page only', () => {
  const filled = Object.keys(SITE_TEXTS).filter((identifier) => hasTermsPlaceholders(identifier as SiteTextId));

  expect(filled).toEqual([
    'legal.privacy-policy',
    'legal.terms-conditions',
    'legal.cookie-policy',
    'legal.data-processing',
    'contact.faq',
  ]);
});

it.each([
  ['the built-in text', undefined, ['cancellation_terms', 'security_deposit']],
  ['a text with one placeholder', '<p>Deposit: {{security_deposit}}</p>', ['security_deposit']],
  ['a text without placeholders', '<p>Call us.</p>', []],
])('%s shows the values of the settings that it names', (_case, text, keys) => {
  expect(termsSettingsOf(text)).toEqual(keys);
});
