import type { PublicContent } from '@farmhouse/contracts/content/page-content';
import { contentTable } from '../ui/content/page-content.ts';
import type { Faq } from '../head/faq-data.ts';

/** Defaults, shown while the owner has stored none. */
const BUILT_IN: readonly Faq[] = [
  {
    question: 'Do we have the place to ourselves?',
    answer: 'Yes. We take one group at a time: the house, the pool and the lawns are yours alone.',
  },
  {
    question: 'Is the price per night?',
    answer: 'No. The price per guest is for the whole stay, however many nights you book.',
  },
  {
    question: 'When do we pay?',
    answer:
      'Nothing is due before we have confirmed your dates. You can pay by UPI when you book or after we have confirmed.',
  },
];

/** The questions and answers of the contact page. */
export function faqEntries(content: readonly PublicContent[]): readonly Faq[] {
  return contentTable(content, 'contact.faq', BUILT_IN);
}
