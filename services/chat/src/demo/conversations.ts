import type { ChatSender } from '@farmhouse/contracts/chat/chat-message';

interface DemoConversation {
  visitorName: string;
  visitorEmail: string | null;
  visitorPhone: string;
  visitorPage: string;
  /** How many hours ago it began. */
  hoursAgo: number;
  lines: readonly [sender: ChatSender, text: string][];
}

export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    visitorName: 'Meera Nair',
    visitorEmail: null,
    visitorPhone: '+91 90000 31313',
    visitorPage: '/services',
    hoursAgo: 50,
    lines: [
      ['visitor', 'Hello, can we bring our own caterer for a birthday?'],
      ['admin', 'Hello Meera, yes, gladly. The outdoor kitchen is yours to use as well.'],
      ['visitor', 'Perfect, thank you!'],
    ],
  },
  {
    visitorName: 'Karthik Reddy',
    visitorEmail: 'karthik@example.com',
    visitorPhone: '+91 90000 42424',
    visitorPage: '/booking',
    hoursAgo: 20,
    lines: [
      ['visitor', 'Is the pool safe for small children?'],
      ['admin', 'It has a section of its own for children, 60 cm deep. An adult should still be with them.'],
      ['visitor', 'And can we arrive at 9 in the morning?'],
      ['admin', 'Check-in is from 10:00. If the house is free the night before, we can agree on 9:00 by phone.'],
    ],
  },
];

export const DEMO_CANNED_ANSWERS = [
  { title: 'Greeting', text: 'Hello, welcome to the farmhouse! How can we help you?' },
  {
    title: 'Price',
    text: 'The price is per guest for the whole stay; the booking page shows the total before you send it.',
  },
  { title: 'Arrival', text: 'Check-in is possible hourly from 10:00 to 18:00, check-out until 12:00.' },
] as const;
