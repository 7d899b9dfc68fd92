import type { ErasedCounts, ErasureObstacle, PersonalDataService, Person } from './personal-data.ts';

/** One run of erasing a person; a request that was refused may be run again. */
interface ErasureRun {
  requestId: number;
  /** Tells the reports of this run from those of an earlier one. */
  run: string;
}

/** The owner wants a person erased; the service of bookings decides whether that may be, and begins. */
export interface ErasureStarted extends ErasureRun {
  person: Person;
}

/** Nothing stands against it: every other service erases. */
export interface ErasureAgreed extends ErasureStarted {
  /** The bookings that were anonymised, for records that only name a booking. */
  bookingIds: readonly number[];
}

/** A service has erased what it held. */
export interface ErasurePartDone extends ErasureRun {
  service: PersonalDataService;
  erased: ErasedCounts;
  /** From the service of bookings alone. */
  bookingIds?: readonly number[];
  /** From the service of bookings alone: true when there are payments or receipts, which stay. */
  keepsPayments?: boolean;
}

/** A stay or money stands against it after all; nothing was erased. */
export interface ErasureRefused extends ErasureRun {
  obstacles: readonly ErasureObstacle[];
}

/** Every service has erased what it held; the person's last mail is written from this. */
export interface ErasureCompleted {
  request: { id: number; reference: string; name: string; email: string | null };
  erased: ErasedCounts;
  /** True when payments, ledger and receipts stay as the law wants it. */
  keepsPayments: boolean;
}
