import { legalLoader, LegalPage, type LegalSection } from './legal-page.tsx';
import { titled } from '../layout/titled.ts';

const SECTIONS: readonly LegalSection[] = [
  {
    title: 'Booking',
    paragraphs: [
      'What you send through this site is a request. It becomes a booking when we confirm it. Until then neither side owes anything, and others may ask for the same dates.',
      'The price is the one shown in your confirmation: the number of guests times the price per guest for the whole stay, the services you chose, and the maintenance fee, less any discount.',
    ],
  },
  {
    title: 'Payment and cancellation',
    paragraphs: [
      'Nothing is due before we have confirmed your dates. Stays are paid by UPI transfer to the id shown on your payment page, by the time it names and never later than check-in. Please send us the reference of the transfer.',
      'If you have to cancel, tell us as early as you can: what you get back follows from the days that are left until arrival, and we name it before you pay. If we have to cancel, you get back everything you have paid.',
    ],
  },
  {
    title: 'At the house',
    paragraphs: [
      'Please come and leave at the times in your confirmation, with no more guests than you booked for. Children near the pool need an adult beside them. Music outdoors ends when the law says so.',
      'Treat the house, the animals and the neighbours as you would your own. Damage beyond ordinary wear is charged at cost.',
    ],
  },
];

export const head = titled(
  'Terms and conditions',
  'The terms on which stays at the farmhouse in Keesara near Hyderabad are requested, confirmed and paid.',
);

export const loader = legalLoader('terms-conditions');

export default function TermsPage() {
  return (
    <LegalPage
      page="terms-conditions"
      title="Terms and Conditions"
      intro="What we promise each other when you book a stay."
      sections={SECTIONS}
    />
  );
}
