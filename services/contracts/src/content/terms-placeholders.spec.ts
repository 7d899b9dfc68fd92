import { expect, it } from '@jest/globals';
import { SITE_TEXTS, type SiteTextId } from './site-texts.ts';
import { hasTermsPlaceholders } from './terms-placeholders.ts';

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
