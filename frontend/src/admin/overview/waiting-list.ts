import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';

export interface WaitingItem {
  kind: 'payment' | 'request';
  booking: BookingView;
}

/** Payments first, then booking requests; each booking appears once. */
export function waitingItems(payments: readonly BookingView[], requests: readonly BookingView[]): WaitingItem[] {
  const paid = new Set(payments.map(({ id }) => id));
  return [
    ...payments.map((booking) => ({ kind: 'payment' as const, booking })),
    ...requests.filter(({ id }) => !paid.has(id)).map((booking) => ({ kind: 'request' as const, booking })),
  ];
}
