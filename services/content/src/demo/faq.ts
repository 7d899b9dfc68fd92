/** Questions that guests often ask, as the contact page shows them; what they promise agrees with the terms. */
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
    answer:
      'Tell us as early as you can. What you get back, by days before arrival, stands in the terms and conditions.',
  },
];
