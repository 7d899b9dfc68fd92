import { Suspense, useState, type ReactNode } from 'react';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useReadBookingDetails } from '../api/booking-details.api.ts';
import { askAboutSuperseded } from '../status/confirmed-stay.ts';
import { hasPaid } from '../status/paid-first.ts';

const PaidCompetitorDialog = lazyWithRetry(() => import('./paid-competitor.dialog.tsx'));

interface PaidCompetitorWarning {
  /** Confirms, or asks first. */
  ask: () => Promise<void>;
  isReading: boolean;
  /** The question, while it is open. */
  question: ReactNode;
}

/**
 * Asks before a booking is confirmed that takes the dates from a competing request which has already been paid; after
 * the confirmation, asks what to do with all competing requests. `confirm` resolves to true on success.
 */
export function useWarnOfPaidCompetitor(
  booking: BookingView,
  { confirm, failed }: { confirm: () => Promise<boolean>; failed: string },
): PaidCompetitorWarning {
  const [readDetails, { isFetching }] = useReadBookingDetails();
  const [paid, setPaid] = useState<readonly BookingView[]>([]);

  const submit = async () => {
    setPaid([]);
    if ((await confirm()) && booking.competingRequests > 0) askAboutSuperseded(booking.id);
  };
  const ask = async (): Promise<void> => {
    if (booking.competingRequests === 0) return submit();
    const read = await reportOutcome(readDetails(booking.id).unwrap(), { failed, again: ask });
    const competing = read?.result.competing.filter(hasPaid) ?? [];
    if (competing.length > 0) setPaid(competing);
    else if (read) await submit();
  };
  const question = paid.length > 0 && (
    <Suspense>
      <PaidCompetitorDialog booking={booking} paid={paid} onConfirm={() => void submit()} onClose={() => setPaid([])} />
    </Suspense>
  );
  return { ask, isReading: isFetching, question };
}
