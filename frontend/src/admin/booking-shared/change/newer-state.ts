import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { COUPON, differencesIn, STAY, type Compared, type Difference } from '../stay/newer-request.ts';
import type { ChangedBooking } from './change-values.ts';

const BOOKING: Compared<ChangedBooking> = [
  ['Status', ({ status }) => status],
  ...STAY,
  ['Services', ({ price }) => price.services.map(({ name }) => name).join(', ') || 'none'],
  ...COUPON,
  ['Total', ({ price }) => formatRupees(price.finalTotal)],
  ['Name', ({ fullName }) => fullName],
  ['Contact number', ({ contactNumber }) => contactNumber],
  ['Email', ({ email }) => email ?? 'none'],
  ['Special requests', ({ specialRequests }) => specialRequests ?? 'none'],
];

/** The fields of a booking that have changed since it was read. */
export const newerState = (read: ChangedBooking, newer: ChangedBooking): Difference[] =>
  differencesIn(BOOKING, read, newer);
