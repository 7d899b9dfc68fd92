import type { BookingSource, BookingStatus, PaymentStatus } from '@farmhouse/contracts/bookings/booking/booking';
import type { BookingTerms } from '@farmhouse/contracts/bookings/terms/booking-terms';
import type { PriceLines } from '@farmhouse/contracts/bookings/price/price';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

export const CODE_CONSTRAINT = 'bookings_confirmation_code';

/**
 * One stay, whatever its status. Amounts are whole rupees, dates and times are India's. While it is confirmed and not
 * archived, a trigger keeps its dates in the calendar, where nothing may overlap. Written only by BookingWriter.
 */
@Entity('bookings')
@Unique(CODE_CONSTRAINT, ['confirmationCode'])
@Check('bookings_source', `source IN ('guest', 'owner')`)
@Check('bookings_status', `status IN ('pending', 'confirmed', 'cancelled', 'completed')`)
@Check('bookings_payment_status', `payment_status IN ('pending', 'paid', 'pending_verification', 'verified', 'failed')`)
@Check(
  'bookings_money',
  'base_price >= 0 AND services_price >= 0 AND maintenance_fee >= 0 AND discount_amount >= 0 AND final_total >= 0',
)
@Check('bookings_guests', 'guest_count >= 1')
@Check('bookings_stay', 'NOT isempty(stay) AND NOT lower_inf(stay) AND NOT upper_inf(stay)')
@Index('bookings_newest', { synchronize: false })
@Index('bookings_checkin', { synchronize: false })
@Index('bookings_arrivals', { synchronize: false })
@Index('bookings_states', { synchronize: false })
@Index('bookings_requested_stay', { synchronize: false })
@Index('bookings_open_balance', { synchronize: false })
@Index('bookings_coupon', { synchronize: false })
@Index('bookings_email', { synchronize: false })
@Index('bookings_phone', { synchronize: false })
@Index('bookings_amounts', { synchronize: false })
@Index('bookings_archived', { synchronize: false })
@Index('bookings_calendar_stay', { synchronize: false })
export class BookingEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') confirmationCode: string;
  @Column('text') source: BookingSource;

  @Column('text') fullName: string;
  @Column('text') contactNumber: string;
  @Column('text', { nullable: true }) email: string | null;
  @Column('date') checkinDate: string;
  @Column('date') checkoutDate: string;
  @Column('text') checkinTime: string;
  /** As the guest chose it; null means the default of a stay or a visit. */
  @Column('text', { nullable: true }) checkoutTime: string | null;
  @Column('integer') guestCount: number;
  @Column('text', { array: true, default: [] }) selectedServices: string[];
  @Column('text', { nullable: true }) couponCode: string | null;
  @Column('text', { nullable: true }) specialRequests: string | null;

  /** For a guest's booking the amount for all guests, for the owner's the price per guest. */
  @Column('integer') basePrice: number;
  @Column('integer', { default: 0 }) servicesPrice: number;
  @Column('integer', { default: 0 }) maintenanceFee: number;
  /** The amount deducted; the agreed discount is in the price and may be higher. */
  @Column('integer', { default: 0 }) discountAmount: number;
  @Column('integer') finalTotal: number;
  /** Every line as it was when the booking was made. */
  @Column('jsonb') price: PriceLines;
  /** The version of the rates it was priced by; null when there were none, and for bookings that the owner entered. */
  @Column('bigint', { nullable: true }) rateBook: string | null;

  @Column('text', { default: 'pending' }) status: BookingStatus;
  @Column('timestamptz', { nullable: true }) confirmedAt: Date | null;
  @Column('timestamptz', { nullable: true }) cancelledAt: Date | null;
  @Column('text', { nullable: true }) cancellationReason: string | null;

  /** For filters and counts only; a trigger derives it from the payments, by the rule of `balanceOf`. */
  @Column({ type: 'text', default: 'pending', select: false, insert: false, update: false })
  paymentStatus?: PaymentStatus;
  /** Null while nothing is due: a guest's booking request before it is confirmed. */
  @Column('timestamptz', { nullable: true }) paymentDeadline: Date | null;

  /** What was agreed on when the booking was made. */
  @Column('jsonb') terms: BookingTerms;
  /** The day on which the balance is due; null when everything is due by now. Rule: advance and balance. */
  @Column('date', { nullable: true }) balanceDueOn: string | null;
  /** The due day that the guest was last notified of; a different one is notified again. */
  @Column('date', { nullable: true }) balanceToldFor: string | null;
  /** The due day that the guest is to be notified of after a pause of messages. Rule: messages around the stay. */
  @Column('date', { nullable: true }) balanceNoticeFor: string | null;
  /** True while the owner pauses scheduled messages to the guest. Rule: messages around the stay. */
  @Column('boolean', { default: false }) messagesPaused: boolean;
  /** Whole rupees; a trigger derives it from the ledger. */
  @Column({ type: 'integer', default: 0, insert: false, update: false }) refunded: number;

  /** The exact stay, without the turnaround after it. */
  @Column('tstzrange') stay: string;
  /** Minutes after the stay before the next one; as set when the booking was made or confirmed. */
  @Column('integer') turnaroundMinutes: number;
  @Column('text') guestTokenHash: string;
  /** Part of the guest's token; incremented when a link of the former one may have gone to somebody else. */
  @Column('integer', { default: 0 }) guestTokenVersion: number;
  /** Incremented by every change; a change names the version that it was based on. */
  @Column('integer', { default: 1 }) version: number;
  /** How often dates, times, guests, services or price were changed: the sequence number in the calendar file. */
  @Column('integer', { default: 0 }) stayChanges: number;
  /** Code, name, phone and UTR in lower case, for the owner's search; maintained by a trigger. */
  @Column({ type: 'text', default: '', select: false, insert: false, update: false }) searchText?: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
  /** When the owner deleted the booking; lists and calls no longer show it. */
  @Column('timestamptz', { nullable: true }) archivedAt: Date | null;
  /** When the guest was erased: name and contact are removed, dates and amounts stay. Rule: erasing a person. */
  @Column('timestamptz', { nullable: true }) erasedAt: Date | null;
}
