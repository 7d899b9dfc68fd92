import { TERMS_PLACEHOLDERS } from '@farmhouse/contracts/content/terms-placeholders';

/** Questions that guests often ask, as the contact page shows them; their answers agree with the terms. */
export const FAQ = [
  {
    question: 'Do we have the place to ourselves?',
    answer: 'Yes. We take one group at a time: the house, the pool and all three acres are yours alone.',
  },
  {
    question: 'Is the price per night?',
    answer:
      'No. The price per guest is for the whole stay, however many nights. The maintenance fee and the extras you choose are added once; the booking page shows the total before you send anything.',
  },
  {
    question: 'When do we pay, and how?',
    answer:
      'Nothing is due before we have confirmed your dates. You pay by UPI, when you book or after we have confirmed, and send us the 12-digit reference.',
  },
  {
    question: 'How many people can stay overnight?',
    answer:
      'Sixteen in beds, and a few more on mattresses in the hall. For a celebration by day there is room for fifty and more.',
  },
  {
    question: 'Can we bring our own food, cook or caterer?',
    answer:
      'All three. The kitchen has a gas stove, a refrigerator and plates for thirty; a personal chef and the barbecue can be added to your booking.',
  },
  {
    question: 'Are pets allowed?',
    answer:
      'Dogs are welcome on the lawns and the verandas, on the lead beside the pool. Please tell us when you book.',
  },
  {
    question: 'Is the pool safe for small children?',
    answer:
      'The round section is forty centimetres deep. There is no lifeguard: children need an adult beside them at all times.',
  },
  {
    question: 'What happens when the power fails?',
    answer: 'The generator takes over within a minute and runs lights, fans, pumps and the refrigerators.',
  },
  {
    question: 'What if we have to cancel?',
    answer: `Tell us as early as you can. ${TERMS_PLACEHOLDERS.cancellation} The page of your booking shows the dates for your stay. Security deposit, taken at check-in: ${TERMS_PLACEHOLDERS.deposit}.`,
  },
  {
    question: 'Is alcohol allowed?',
    answer:
      'Guests of legal age may bring their own, within the law of the state. We do not serve or sell any, and nobody swims after drinking.',
  },
  {
    question: 'Can we play music or bring a DJ?',
    answer:
      'Yes, until 10:00 pm outdoors, as the law asks. Tell us a day before if a DJ or a band comes. Indoors you may go on quietly.',
  },
  {
    question: 'May we cook non-vegetarian food?',
    answer:
      'Yes, in the kitchen and at the barbecue. For a strictly vegetarian family we keep separate vessels: please ask.',
  },
  {
    question: 'Where do drivers and maids stay?',
    answer:
      'Drivers and helpers who go home are not charged. Those who stay overnight have a room with a bathroom beside the gate; please count them when you book.',
  },
  {
    question: 'Are couples and groups of friends welcome?',
    answer:
      'Yes. Adults with valid identity papers are welcome, married or not, and so are groups of friends and colleagues.',
  },
  {
    question: 'Which photo ID do we need?',
    answer:
      'Every adult shows one at check-in: Aadhaar, driving licence, passport or voter card. Guests from abroad bring passport and visa.',
  },
  {
    question: 'Our total is more than ₹1 lakh. Can we still pay by UPI?',
    answer:
      'Banks limit UPI to ₹1 lakh a day, some to less. Pay in two or more transfers and send us the reference of each, or ask us for the account for NEFT or IMPS.',
  },
  {
    question: 'Do we get a bill with GST?',
    answer:
      'Every verified payment has a receipt that you can download from your booking. If your company needs a tax invoice, tell us its GST number before you pay.',
  },
];
