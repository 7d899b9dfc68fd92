import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { BookingRow } from '../booking-shared/list/booking-row.tsx';
import { CodeText } from '../booking-shared/stay/code-text.tsx';
import { recordedMethod } from '../booking-shared/payment/recorded-method.ts';
import { RecordPaymentButton } from '../booking-shared/payment/record-payment-button.tsx';
import { competesWithText } from '../booking-shared/stay/stay-text.ts';
import { DatesTakenTag, DuplicateUtrTag } from '../booking-shared/status/status-tags.tsx';
import { WhatsappButton } from '../booking-shared/contact/whatsapp-button.tsx';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { formatDay } from '@farmhouse/contracts/text/dates';

interface PaymentRowProps {
  booking: BookingView;
  /** Absent if the payment cannot be reviewed. */
  onReview?: () => void;
}

export function PaymentRow({ booking, onReview }: PaymentRowProps) {
  const { confirmationCode, upiTransactionId, duplicateUtr, createdAt, email } = booking;
  return (
    <BookingRow
      booking={booking}
      alwaysPayment
      badges={<DatesTakenTag booking={booking} />}
      actions={
        <>
          {onReview && (
            <Button type="primary" onClick={onReview} aria-label={`Review ${confirmationCode}`}>
              Review
            </Button>
          )}
          <RecordPaymentButton booking={booking} />
          {!email && <WhatsappButton booking={booking} />}
        </>
      }
    >
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
        {upiTransactionId ? (
          <span className="flex flex-wrap items-center gap-x-2">
            <span>
              UTR <span className="figures font-semibold">{upiTransactionId}</span>
            </span>
            {duplicateUtr && <DuplicateUtrTag />}
          </span>
        ) : (
          <span className="text-quiet">{recordedMethod(booking) ?? 'No UTR provided'}</span>
        )}
        <span className="text-quiet">Created {formatDay(istDate(new Date(createdAt)))}</span>
      </p>
      {booking.competingRequests > 0 && (
        <p className="text-sm text-terracotta-dark">
          <CodeText text={competesWithText(booking)} />
        </p>
      )}
    </BookingRow>
  );
}
