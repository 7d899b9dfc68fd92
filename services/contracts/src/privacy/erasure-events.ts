import type { ErasedCounts, ErasureBlocker, PersonalDataService, Person } from './personal-data.ts';

/** One run of erasing a person; a request that was refused may be run again. */
interface ErasureRun {
  requestId: number;
  /** Distinguishes the reports of this run from those of an earlier one. */
  run: string;
}

/** The owner requests that a person is erased; the bookings service decides whether that is possible, and begins. */
export interface ErasureStarted extends ErasureRun {
  person: Person;
}

/** The erasure is possible: every other service erases. */
export interface ErasureAgreed extends ErasureStarted {
  /** The bookings that were anonymised, for records that only name a booking. */
  bookingIds: readonly number[];
}

/** A service has erased the data that it held. */
export interface ErasurePartDone extends ErasureRun {
  service: PersonalDataService;
  erased: ErasedCounts;
  /** Only from the bookings service. */
  bookingIds?: readonly number[];
  /** Only from the bookings service: true if there are payments or receipts, which are kept. */
  keepsPayments?: boolean;
}

/** A stay or money prevents the erasure after all; nothing was erased. */
export interface ErasureRefused extends ErasureRun {
  obstacles: readonly ErasureBlocker[];
}

/** Every service has erased the data that it held; the person's last mail is written from this event. */
export interface ErasureCompleted {
  request: { id: number; reference: string; name: string; email: string | null };
  erased: ErasedCounts;
  /** True if payments, ledger and receipts are kept, as the law requires. */
  keepsPayments: boolean;
}
