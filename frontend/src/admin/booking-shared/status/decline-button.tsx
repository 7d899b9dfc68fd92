import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { openRowDialog } from '../../ui/overlays/row-dialog.ts';

const DeclineDialog = lazyWithRetry(() => import('./decline.dialog.tsx'));

/** Opens the dialog that declines one or several booking requests. */
export function DeclineButton({ bookings }: { bookings: readonly BookingView[] }) {
  const [only] = bookings;
  const isOne = bookings.length === 1;
  return (
    <Button
      danger
      aria-label={isOne ? `Decline ${only?.confirmationCode}` : undefined}
      onClick={() => openRowDialog((close) => <DeclineDialog bookings={bookings} onClose={close} />)}
    >
      {isOne ? 'Decline' : `Decline all ${bookings.length}`}
    </Button>
  );
}
