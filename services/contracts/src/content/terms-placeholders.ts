import type { SettingKey } from './setting-definitions.ts';
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

/** The settings whose values legal texts show, each with its placeholder. */
const TERMS_SETTINGS: readonly (readonly [placeholder: string, key: SettingKey])[] = [
  [TERMS_PLACEHOLDERS.cancellation, 'cancellation_terms'],
  [TERMS_PLACEHOLDERS.deposit, 'security_deposit'],
];

/**
 * Response header of a page's texts: the ISO instant at which a value that its legal text shows last changed, if one is
 * stored.
 */
export const TERMS_CHANGED_HEADER = 'X-Terms-Changed';

/** The settings whose values a legal text shows; the built-in one, while none is stored, shows all of them. */
export const termsSettingsOf = (text: string | undefined): SettingKey[] =>
  TERMS_SETTINGS.flatMap(([placeholder, key]) => (text?.includes(placeholder) !== false ? [key] : []));

/** True if a text shows values of the settings. */
export const showsTerms = (text: string): boolean =>
  Object.values(TERMS_PLACEHOLDERS).some((placeholder) => text.includes(placeholder));

/** Fragment of the address of the refund terms; its beginning is that of all ids inside an owner's text. */
export const REFUND_TERMS_ID = 'part-cancelling';

/** True for the identifier of a legal text. */
export const isLegalText = (identifier: string): boolean => identifier.startsWith('legal.');

/** True if the site fills the placeholders in the text with this identifier. */
export const hasTermsPlaceholders = (identifier: SiteTextId): boolean =>
  isLegalText(identifier) || identifier === 'contact.faq';
