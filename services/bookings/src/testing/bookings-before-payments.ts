import { stayInterval } from '@farmhouse/contracts/bookings/stay/stay';
import type { PaymentStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { rangeText } from '../booking/dates/stay-range.ts';
import type { Step } from './histories.ts';

/** The payment columns that bookings used to have. */
export interface EarlierColumns {
  final_total: number;
  payment_status: PaymentStatus;
  upi_transaction_id: string | null;
  payment_method: string | null;
  payment_reference: string | null;
  payment_recorded_by: string | null;
  payment_verified_at: string | null;
  payment_notes: string | null;
  submissions: number;
}

interface Submission {
  booking_id: number;
  upi_transaction_id: string;
  outcome: string;
  at: string;
}

interface AuditEntry {
  booking_id: number;
  actor: string;
  action: string;
  note: string | null;
  at: string;
}

/** A booking as stored before payments were rows, with its related rows. */
export interface EarlierBooking {
  row: EarlierColumns & { id: number; status: string } & Record<string, unknown>;
  submissions: Submission[];
  audit: AuditEntry[];
  /** The time of the current submission in the answer. */
  submittedAt: string | null;
}

const START = Date.parse('2026-01-01T00:00:00Z');

function rowOf(id: number): EarlierBooking['row'] {
  const checkinDate = addDays('2027-01-01', id);
  const stay = { checkinDate, checkinTime: '12:00', checkoutDate: addDays(checkinDate, 1) };
  return {
    ...{ id, confirmation_code: `FH-${String(id).padStart(8, '0')}`, source: 'guest', full_name: `Guest ${id}` },
    ...{ contact_number: '+91 00000 00001', checkin_date: stay.checkinDate, checkout_date: stay.checkoutDate },
    ...{ checkin_time: '12:00', guest_count: 4, base_price: 4600, maintenance_fee: 500, price: {}, status: 'pending' },
    ...{ stay: rangeText(stayInterval(stay)), turnaround_minutes: 60, guest_token_hash: 'hash' },
    ...{ final_total: 1000 + ((id * 37) % 90_000), payment_status: 'pending', upi_transaction_id: null },
    ...{ payment_method: null, payment_reference: null, payment_recorded_by: null, payment_verified_at: null },
    ...{ payment_notes: null, submissions: 0, created_at: new Date(START).toISOString() },
  };
}

/** A booking whose history follows the rules of that time. */
export function earlierBooking(id: number, steps: readonly Step[]): EarlierBooking {
  const booking: EarlierBooking = { row: rowOf(id), submissions: [], audit: [], submittedAt: null };
  steps.forEach((step, index) => perform(booking, step, new Date(START + (index + 1) * 60_000)));
  const { row, submissions } = booking;
  const counts = row.submissions > 0 && row.payment_status !== 'pending' && row.payment_status !== 'failed';
  booking.submittedAt = counts ? (submissions.at(-1)?.at ?? null) : null;
  return booking;
}

/** Gives every booking unique references, so that no reference is live twice. */
const ownUtr = (utr: string, id: number) => `${utr.slice(0, 3)}${String(id).padStart(9, '0')}`;

function perform({ row, submissions, audit }: EarlierBooking, step: Step, now: Date): void {
  const at = now.toISOString();
  // history entries have the time of their transaction, which begins a little later
  const note = (actor: string, action: string, text: string | null) =>
    audit.push({ booking_id: row.id, actor, action, note: text, at: new Date(now.getTime() + 5).toISOString() });
  const settle = (outcome: string) => {
    for (const given of submissions) if (given.outcome === 'submitted') given.outcome = outcome;
  };
  const isUnpaid = row.payment_status === 'pending' || row.payment_status === 'failed';
  switch (step.act) {
    case 'override':
      row.status = step.to;
      return;
    case 'submit': {
      const utr = ownUtr(step.utr, row.id);
      if (row.status === 'cancelled' || row.payment_status === 'verified' || row.submissions >= 5) return;
      if (row.payment_status === 'pending_verification' && row.upi_transaction_id === utr) return;
      Object.assign(row, { payment_status: 'pending_verification', payment_method: 'upi', upi_transaction_id: utr });
      Object.assign(row, { payment_reference: null, payment_recorded_by: null, submissions: row.submissions + 1 });
      settle('superseded');
      submissions.push({ booking_id: row.id, upi_transaction_id: utr, outcome: 'submitted', at });
      note('guest', 'payment submitted', `UTR ${utr}`);
      return;
    }
    case 'record': {
      if (row.status === 'cancelled' || !isUnpaid) return;
      const utr = step.method === 'upi' && step.notes ? ownUtr('999', row.id) : null;
      Object.assign(row, { payment_status: 'paid', payment_method: step.method, upi_transaction_id: utr });
      Object.assign(row, { payment_reference: null, payment_recorded_by: 'owner', payment_notes: step.notes });
      const way = step.method === 'cash' ? 'Cash' : 'UPI';
      const given = utr ? `${way}, ${utr.slice(0, 4)} ${utr.slice(4)}` : way;
      note('owner', 'payment recorded', step.notes ? `${given}: ${step.notes}` : given);
      if (utr) submissions.push({ booking_id: row.id, upi_transaction_id: utr, outcome: 'submitted', at });
      return;
    }
    case 'verify':
    case 'refuse': {
      if (row.payment_status === 'pending' || row.payment_status === 'verified') return;
      const outcome = step.act === 'verify' ? 'verified' : 'failed';
      Object.assign(row, { payment_status: outcome, payment_notes: step.notes });
      row.payment_verified_at = step.act === 'verify' ? at : null;
      settle(outcome);
      note('owner', `payment ${outcome}`, step.notes);
      return;
    }
    case 'confirm':
      if (row.status === 'pending') row.status = 'confirmed';
      return;
    case 'cancel':
      if (row.status === 'pending' || row.status === 'confirmed') row.status = 'cancelled';
      return;
    case 'complete':
      if (row.status === 'confirmed') row.status = 'completed';
  }
}
