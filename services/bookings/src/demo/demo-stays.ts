import type { BookingStatus, PaymentStatus } from '@farmhouse/contracts/bookings/booking/booking';

/** A demo booking, in days from today. Its numbers, addresses and references are invented. */
export interface DemoStay {
  fullName: string;
  contactNumber: string;
  email?: string;
  /** Days from today until check-in; negative for past stays. */
  arrives: number;
  nights: number;
  guestCount: number;
  checkinTime: string;
  checkoutTime?: string;
  services?: string[];
  specialRequests?: string;
  /** Days ago on which it was requested. */
  requested: number;
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  upiTransactionId?: string;
  paymentNotes?: string;
  cancellationReason?: string;
  /** The price per guest of a booking that the owner entered. */
  ownPrice?: number;
}

const guest = (name: string, number: string) => ({
  fullName: name,
  contactNumber: `+91 00000 ${number}`,
  email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`,
});

/** A dozen bookings in every state, three of them for the same days. */
export const DEMO_STAYS: readonly DemoStay[] = [
  {
    ...guest('Ananya Reddy', '10001'),
    arrives: -20,
    nights: 2,
    guestCount: 8,
    checkinTime: '14:00',
    services: ['BBQ Setup', 'Bonfire Arrangement'],
    requested: 41,
    status: 'completed',
    paymentStatus: 'verified',
    upiTransactionId: '000011112222',
  },
  {
    ...guest('Rahul Deshmukh', '10002'),
    arrives: -9,
    nights: 1,
    guestCount: 14,
    checkinTime: '12:00',
    checkoutTime: '11:00',
    services: ['Party Decorations', 'Dinner'],
    specialRequests: 'It is my mother’s sixtieth birthday. Please keep the decorations hidden until six.',
    requested: 30,
    status: 'completed',
    paymentStatus: 'verified',
    upiTransactionId: '000011113333',
  },
  {
    ...guest('Farah Khan', '10003'),
    arrives: -4,
    nights: 1,
    guestCount: 6,
    checkinTime: '13:00',
    requested: 15,
    status: 'cancelled',
    paymentStatus: 'failed',
    upiTransactionId: '000011114444',
    paymentNotes: 'No transfer with this reference has arrived.',
    cancellationReason: 'The guest fell ill and could not be reached again.',
  },
  {
    ...guest('Vikram Iyer', '10004'),
    arrives: 0,
    nights: 1,
    guestCount: 10,
    checkinTime: '15:00',
    services: ['Box Cricket & Sand Volleyball', 'Breakfast'],
    requested: 18,
    status: 'confirmed',
    paymentStatus: 'verified',
    upiTransactionId: '000011115555',
  },
  {
    ...guest('Sneha Kulkarni', '10005'),
    arrives: 5,
    nights: 2,
    guestCount: 12,
    checkinTime: '12:00',
    checkoutTime: '10:00',
    services: ['Personal Chef'],
    specialRequests: 'Two of us are vegan.',
    requested: 11,
    status: 'confirmed',
    paymentStatus: 'verified',
    upiTransactionId: '000011116666',
  },
  {
    ...guest('Joseph Mathew', '10006'),
    arrives: 9,
    nights: 1,
    guestCount: 5,
    checkinTime: '16:00',
    requested: 6,
    status: 'confirmed',
    paymentStatus: 'pending',
  },
  {
    ...guest('Priya Nair', '10007'),
    arrives: 13,
    nights: 2,
    guestCount: 9,
    checkinTime: '14:00',
    services: ['Bonfire Evening', 'BBQ Setup'],
    requested: 3,
    status: 'pending',
    paymentStatus: 'pending_verification',
    upiTransactionId: '000011117777',
  },
  {
    ...guest('Imran Shaikh', '10008'),
    arrives: 13,
    nights: 1,
    guestCount: 16,
    checkinTime: '11:00',
    services: ['Party Decorations'],
    requested: 2,
    status: 'pending',
    paymentStatus: 'pending',
  },
  {
    ...guest('Meera Joshi', '10009'),
    email: undefined,
    arrives: 14,
    nights: 1,
    guestCount: 4,
    checkinTime: '18:00',
    services: ['Pet Essentials'],
    specialRequests: 'We come with a quiet old labrador.',
    requested: 1,
    status: 'pending',
    paymentStatus: 'pending',
  },
  {
    ...guest('Arjun Rao', '10010'),
    arrives: 18,
    nights: 1,
    guestCount: 7,
    checkinTime: '13:00',
    requested: 4,
    status: 'pending',
    paymentStatus: 'failed',
    upiTransactionId: '000011118888',
    paymentNotes: 'The amount that arrived is ₹500 short. Please send the rest and submit its reference.',
  },
  {
    ...guest('Kavitha Subramanian', '10011'),
    arrives: 22,
    nights: 0,
    guestCount: 20,
    checkinTime: '10:00',
    services: ['Dinner', 'Farm Tour'],
    specialRequests: 'A day out for our office; we need one shaded table for laptops.',
    requested: 2,
    status: 'pending',
    paymentStatus: 'paid',
    upiTransactionId: '000011119999',
  },
  {
    ...guest('Harpreet Singh', '10012'),
    arrives: 26,
    nights: 2,
    guestCount: 45,
    checkinTime: '09:00',
    checkoutTime: '18:00',
    requested: 9,
    status: 'confirmed',
    paymentStatus: 'verified',
    upiTransactionId: '000022221111',
    ownPrice: 1000,
  },
  {
    ...guest('Lakshmi Prasad', '10013'),
    arrives: 33,
    nights: 1,
    guestCount: 11,
    checkinTime: '12:00',
    requested: 0,
    status: 'pending',
    paymentStatus: 'pending',
    ownPrice: 1150,
  },
];

/** Days that the owner has blocked, in days from today. */
export const DEMO_BLOCKS = [
  { from: 30, to: 31, reason: 'The pool is cleaned and its deck repainted' },
  { from: 45, to: 48, reason: 'A wedding in the family' },
] as const;
