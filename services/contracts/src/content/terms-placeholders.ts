import type { SiteTextId } from './site-texts.ts';

/**
 * Placeholders in legal texts and in the answers of the contact page for values of the settings, so that text and
 * settings never differ.
 */
export const TERMS_PLACEHOLDERS = {
  /** What a cancellation returns: in a legal text a paragraph of its own, for a table; in an answer a sentence. */
  cancellation: '{{cancellation_terms}}',
  /** Within a sentence: the amount of the security deposit. */
  deposit: '{{security_deposit}}',
} as const;

/** Fragment of the address of the refund terms; its beginning is that of all ids inside an owner's text. */
export const REFUND_TERMS_ID = 'part-cancelling';

/** True if the site fills the placeholders in the text with this identifier. */
export const hasTermsPlaceholders = (identifier: SiteTextId): boolean =>
  identifier.startsWith('legal.') || identifier === 'contact.faq';
