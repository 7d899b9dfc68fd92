import { DEPOSIT_RETURN_DAYS, type BookingTerms } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { REFUND_DAYS } from '@farmhouse/contracts/bookings/payment/refund';
import { refundRows } from '@farmhouse/contracts/bookings/terms/cancellation-texts';
import { REFUND_TERMS_ID } from '@farmhouse/contracts/content/terms-placeholders';
import { bookingTermsOf } from '@farmhouse/contracts/content/offered-terms';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { useSettings } from '../../shared/content/settings.api.ts';
import { legalLoader, LegalPage, type LegalSection } from './legal-page.tsx';
import { headOf } from '../head/titled.ts';

const sectionsFor = ({ cancellation, securityDeposit }: BookingTerms): LegalSection[] => [
  {
    title: 'Booking',
    paragraphs: [
      'What you send through this site is a request. It becomes a booking when we confirm it. Until then neither side owes anything, and others may ask for the same dates.',
      'The price is the one shown in your confirmation, line by line: your stay on the dates and for the guests you named, the services you chose, and the maintenance fee, less any discount.',
    ],
  },
  {
    title: 'Payment',
    paragraphs: [
      'Nothing is due before we have confirmed your dates. Stays are paid by UPI transfer to the id shown on your payment page, by the time it names and never later than check-in. Please send us the reference of the transfer.',
    ],
  },
  {
    id: REFUND_TERMS_ID,
    title: 'Cancelling',
    table: {
      caption: 'What you get back of the amount paid',
      head: ['You cancel before check-in', 'Refund'],
      rows: refundRows(cancellation).map(({ when, refund }) => [when, refund]),
    },
    paragraphs: [
      "Days are counted in India's time from the day on which your message reaches us. Before you have paid, cancelling costs nothing. What you have paid beyond the price of the stay you always get back in full.",
      `If we decline your request or have to cancel your stay, you get back everything you have paid. Refunds go to the UPI id or account that you name when you cancel, otherwise to the one that paid, within ${REFUND_DAYS} days.`,
    ],
  },
  ...(securityDeposit > 0 ? [depositSection(securityDeposit)] : []),
  {
    title: 'At the house',
    paragraphs: [
      'Please come and leave at the times in your confirmation, with no more guests than you booked for. Children near the pool need an adult beside them. Music outdoors ends when the law says so.',
      'Treat the house, the animals and the neighbours as you would your own. Damage beyond ordinary wear is charged at cost, first from the deposit.',
    ],
  },
];

const depositSection = (amount: number): LegalSection => ({
  title: 'Security deposit',
  paragraphs: [
    `${formatRupees(amount)} is taken at check-in and returned within ${DEPOSIT_RETURN_DAYS} working days of check-out, less the cost of what was broken, is missing, or needed cleaning beyond the usual.`,
  ],
});

export const head = headOf('terms-conditions');

export const loader = legalLoader('terms-conditions');

export default function TermsPage() {
  return (
    <LegalPage
      page="terms-conditions"
      title="Terms and Conditions"
      intro="What we promise each other when you book a stay."
      sections={sectionsFor(bookingTermsOf(useSettings()))}
      sectionsShowTerms
    />
  );
}
