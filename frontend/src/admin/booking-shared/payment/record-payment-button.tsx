import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { openRowDialog } from '../../ui/overlays/row-dialog.ts';
import { creditTitle, isOverpayable, isRecordable } from './recorded-method.ts';

const RecordPaymentDialog = lazyWithRetry(() => import('./record-payment.dialog.tsx'));

/** Opens the dialog for recorded payments; absent once all that is due is paid or awaits verification. */
export function RecordPaymentButton({ booking }: { booking: BookingView }) {
  if (!isRecordable(booking)) return null;
  return (
    <Button
      aria-label={`Record payment for ${booking.confirmationCode}`}
      onClick={() => openRowDialog((close) => <RecordPaymentDialog booking={booking} onClose={close} />)}
    >
      Record payment
    </Button>
  );
}

/** Opens the dialog for money that arrived although everything is paid, or the booking cancelled; absent until then. */
export function RecordCreditButton({ booking }: { booking: BookingView }) {
  if (!isOverpayable(booking)) return null;
  const label = creditTitle(booking);
  return (
    <Button
      aria-label={`${label} for ${booking.confirmationCode}`}
      onClick={() => openRowDialog((close) => <RecordPaymentDialog booking={booking} beyondDue onClose={close} />)}
    >
      {label}
    </Button>
  );
}
