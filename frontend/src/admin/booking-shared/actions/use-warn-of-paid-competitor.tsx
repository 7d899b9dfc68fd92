import { Suspense, useState, type ReactNode } from 'react';
import type { BookingDetails, BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useReadBookingDetails } from '../api/booking-details.api.ts';
import { askAboutSuperseded } from '../status/confirmed-stay.ts';
import { hasPaid, paidCompetitors } from '../status/paid-first.ts';

const PaidCompetitorDialog = lazyWithRetry(() => import('./paid-competitor.dialog.tsx'));

/** Something that confirms a booking. */
interface Confirmation {
  id: number;
  /** Is given the booking as it was read before. */
  confirm: (booking: BookingDetails) => Promise<unknown>;
  /** Toast when the booking cannot be read first. */
  failed: string;
  /** True for the owner's override, which confirms a cancelled or completed booking too. */
  isOverride?: boolean;
}

interface PaidCompetitorQuestion {
  /** Confirms, or asks first. */
  ask: (confirmation: Confirmation) => Promise<void>;
  isReading: boolean;
  /** The question, while it is open; several are asked one after another. */
  question: ReactNode;
}

interface Warning extends Pick<Confirmation, 'confirm'> {
  booking: BookingDetails;
  paid: readonly BookingView[];
}

/** Asks before a booking is confirmed that takes the dates from a competing request which has already been paid. */
export function usePaidCompetitorQuestion(): PaidCompetitorQuestion {
  const [readDetails, { isFetching }] = useReadBookingDetails();
  const [waiting, setWaiting] = useState<readonly Warning[]>([]);
  const [warning] = waiting;

  const ask = async (confirmation: Confirmation): Promise<void> => {
    const { id, confirm, failed, isOverride } = confirmation;
    const read = await reportOutcome(readDetails(id).unwrap(), { failed, again: () => ask(confirmation) });
    if (!read) return;
    const paid = isOverride ? read.result.competing.filter(hasPaid) : paidCompetitors(read.result);
    if (paid.length > 0) setWaiting((others) => [...others, { booking: read.result, paid, confirm }]);
    else await confirm(read.result);
  };
  const close = () => setWaiting(([, ...others]) => others);
  const question = warning && (
    <Suspense>
      <PaidCompetitorDialog
        key={warning.booking.id}
        booking={warning.booking}
        paid={warning.paid}
        onConfirm={() => {
          close();
          void warning.confirm(warning.booking);
        }}
        onClose={close}
      />
    </Suspense>
  );
  return { ask, isReading: isFetching, question };
}

/**
 * Asks before a booking is confirmed that takes the dates from a competing request which has already been paid; after
 * the confirmation, asks what to do with all competing requests. `confirm` resolves to true on success.
 */
export function useWarnOfPaidCompetitor(
  booking: BookingView,
  { confirm, failed }: { confirm: () => Promise<boolean>; failed: string },
) {
  const { ask, ...shown } = usePaidCompetitorQuestion();
  const submit = async () => {
    if ((await confirm()) && booking.competingRequests > 0) askAboutSuperseded(booking.id);
  };
  return {
    ...shown,
    ask: () => (booking.competingRequests === 0 ? submit() : ask({ id: booking.id, confirm: submit, failed })),
  };
}
