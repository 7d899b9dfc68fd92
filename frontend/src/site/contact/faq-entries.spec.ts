import { expect, it } from '@jest/globals';
import type { PublicContent } from '@farmhouse/contracts/content/page-content';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { faqEntries } from './faq-entries.ts';
import { head } from './contact.page.tsx';

const question = 'What if we have to cancel?';
const stored = {
  identifier: 'contact.faq',
  contentType: 'json',
  content: JSON.stringify([{ question, answer: '{{cancellation_terms}} Deposit: {{security_deposit}}.' }]),
} as PublicContent;
const settings: SettingValues = new Map([
  ['cancellation_terms', '[{"days":10,"percent":80},{"days":3,"percent":20}]'],
  ['security_deposit', '4000'],
]);
const answer =
  'If you cancel: 80% back until 10 days before check-in, 20% until 3 days, then nothing. Deposit: ₹4,000.';

it('the answers of the contact page name the refunds and the deposit of the settings', () => {
  expect(faqEntries([stored], [], settings)).toEqual([{ question, answer }]);
});

it('the answers of the contact page for search engines name the refunds and the deposit of the settings', () => {
  expect(head({ settings, data: [stored] }).faq).toEqual([{ question, answer }]);
});

it('the contact page without stored answers says what a cancellation returns', () => {
  expect(faqEntries([], [], settings)).toContainEqual({
    question,
    answer: 'If you cancel: 80% back until 10 days before check-in, 20% until 3 days, then nothing.',
  });
});
