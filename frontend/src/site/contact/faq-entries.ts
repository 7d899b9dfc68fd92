import { bookingTermsOf } from '@farmhouse/contracts/content/offered-terms';
import type { PublicContent } from '@farmhouse/contracts/content/page-content';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { TERMS_PLACEHOLDERS } from '@farmhouse/contracts/content/terms-placeholders';
import { bookableRates } from '../../shared/price/bookable-rates.ts';
import type { OfferedRate } from '../../shared/price/offered-rates.ts';
import { withAgreedTermsInText } from '../ui/content/agreed-terms.ts';
import { contentTable } from '../ui/content/page-content.ts';
import type { Faq } from '../head/faq-data.ts';

const WHOLE_STAY: Faq = {
  question: 'Is the price per night?',
  answer: 'No. The price per guest is for the whole stay, however many nights you book.',
};
/** Defaults, shown while the owner has stored none. */
const BUILT_IN: readonly Faq[] = [
  {
    question: 'Do we have the place to ourselves?',
    answer: 'Yes. We take one group at a time: the house, the pool and the lawns are yours alone.',
  },
  WHOLE_STAY,
  {
    question: 'When do we pay?',
    answer:
      'Nothing is due before we have confirmed your dates. You can pay by UPI when you book or after we have confirmed.',
  },
  { question: 'What if we have to cancel?', answer: TERMS_PLACEHOLDERS.cancellation },
];

/**
 * The questions and answers of the contact page, with the terms of the settings in the answers. The built-in ones leave
 * out what a rate by the night contradicts.
 */
export function faqEntries(
  content: readonly PublicContent[],
  rates: readonly OfferedRate[],
  settings: SettingValues,
): readonly Faq[] {
  const hasNightly = bookableRates(rates).rates.some(({ basis }) => basis !== 'guest_stay');
  const builtIn = hasNightly ? BUILT_IN.filter((entry) => entry !== WHOLE_STAY) : BUILT_IN;
  const terms = bookingTermsOf(settings);
  return contentTable(content, 'contact.faq', builtIn).map(({ question, answer }) => ({
    question,
    answer: withAgreedTermsInText(answer, terms),
  }));
}
