import { parseCancellationTerms } from '@farmhouse/contracts/bookings/terms/cancellation-terms';
import { cancellationSentence } from '@farmhouse/contracts/bookings/terms/cancellation-texts';
import { parseTaxRates, taxRatesOf } from '@farmhouse/contracts/bookings/receipt/tax';
import { SETTING_DEFAULTS } from '@farmhouse/contracts/content/setting';
import { CONSENT_LABELS, MAIL_PICTURE_LABELS } from './choices.ts';
import { gstSentence } from './gst-sentence.ts';

const labelFrom =
  (labels: Readonly<Record<string, string>>) =>
  (value: string): string | undefined =>
    Object.hasOwn(labels, value) ? labels[value] : undefined;

const IN_WORDS: Readonly<Record<string, (value: string) => string | undefined>> = {
  cancellation_terms: (value) => {
    const terms = parseCancellationTerms(value);
    return terms ? cancellationSentence(terms) : undefined;
  },
  gst_rates: (value) => {
    const rates = parseTaxRates(value);
    return rates ? `${gstSentence(rates)} Place of supply: ${rates.placeOfSupply}.` : undefined;
  },
  analytics_consent: labelFrom(CONSENT_LABELS),
  mail_picture: labelFrom(MAIL_PICTURE_LABELS),
};

/** True for a setting that has fields of its own instead of a typed text. */
const hasOwnFields = (key: string): boolean => Object.hasOwn(IN_WORDS, key);

/** A stored value as the owner reads it: tables and codes as text. */
export function valueText(key: string, value: string): string {
  return (hasOwnFields(key) ? IN_WORDS[key]?.(value) : undefined) ?? value;
}

/** The default while nothing is stored, in its stored form; empty if none. That of tax needs the GST number. */
export function builtInValue(key: string, gstin: string): string {
  if (key === 'gst_rates') return JSON.stringify(taxRatesOf('', gstin));
  return Object.hasOwn(SETTING_DEFAULTS, key) ? (SETTING_DEFAULTS[key as keyof typeof SETTING_DEFAULTS] ?? '') : '';
}

/** The error that prevents a table of fields from being saved. */
export function tableProblem(key: string, value: string): string | undefined {
  if (value === '' || !hasOwnFields(key) || IN_WORDS[key]?.(value) !== undefined) return undefined;
  return 'Correct the marked fields';
}
