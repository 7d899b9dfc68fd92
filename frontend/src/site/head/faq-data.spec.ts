import { expect, it } from '@jest/globals';
import { faqData } from './faq-data.ts';

it('faqData is a FAQPage with the questions and answers', () => {
  expect(faqData([{ question: 'Are dogs welcome?', answer: 'Yes, in the fenced garden.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Are dogs welcome?',
        acceptedAnswer: { '@type': 'Answer', text: 'Yes, in the fenced garden.' },
      },
    ],
  });
});

it('faqData is undefined for a page without questions', () => {
  expect(faqData([])).toBeUndefined();
});
