/** Placeholders in legal texts for values of the settings, so that text and settings never differ. */
export const TERMS_PLACEHOLDERS = {
  /** A paragraph of its own: the table of what a cancellation returns. */
  cancellation: '{{cancellation_terms}}',
  /** Within a sentence: the amount of the security deposit. */
  deposit: '{{security_deposit}}',
} as const;

/** Fragment of the address of the refund terms; its beginning is that of all ids inside an owner's text. */
export const REFUND_TERMS_ID = 'part-cancelling';
