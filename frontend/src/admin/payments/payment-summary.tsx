import { Alert } from 'antd';
import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { daysText } from '../booking-shared/stay/stay-text.ts';
import { isReviewable, recordedMethod } from '../booking-shared/payment/recorded-method.ts';
import { PaidCompetitors } from '../booking-shared/status/paid-competitors.tsx';
import { paidCompetitors, competingRequestsOf } from '../booking-shared/status/paid-first.ts';
import { PaymentTag } from '../booking-shared/status/status-tags.tsx';
import { takenText } from '../booking-shared/status/taken-text.ts';
import { DescriptionList } from '../ui/description-list.tsx';
import { competingText } from './competing-text.ts';
import { claimedTooMuch, dueText } from './claimed-amount.ts';

/** Payment data that the owner compares with the bank statement. */
export function PaymentSummary({ booking }: { booking: BookingDetails }) {
  const { upiTransactionId: utr, duplicateUtr, datesTakenBy, paymentNotes } = booking;
  const recorded = recordedMethod(booking);
  const rivals = competingRequestsOf(booking);
  const paid = paidCompetitors(booking);
  const tooMuch = isReviewable(booking) ? claimedTooMuch(booking) : undefined;
  return (
    <>
      <p className="figures mb-3 font-display text-2xl font-semibold">
        {formatRupees(booking.paymentAmount ?? booking.due)}
      </p>
      <DescriptionList
        items={[
          ['Due', dueText(booking)],
          ['UTR number', <UtrNumber key="utr" utr={utr} />],
          ...(recorded ? [['Paid', recorded] as const] : []),
          ['Payment status', <PaymentTag key="status" booking={booking} />],
          ['Guest', booking.fullName],
          ['Confirmation code', booking.confirmationCode],
          ['Stay', `${daysText(booking)}, ${formatGuests(booking.guestCount)}`],
          ...(paymentNotes ? [['Previous notes', paymentNotes] as const] : []),
        ]}
      />
      {tooMuch && <Alert className="mt-4!" type="warning" showIcon title={tooMuch} />}
      {duplicateUtr && (
        <Alert className="mt-4!" type="error" showIcon title="This UTR number was also given for another booking." />
      )}
      {datesTakenBy && (
        <Alert
          className="mt-4!"
          type="warning"
          showIcon
          title={`${takenText(datesTakenBy)}. Verifying does not confirm this booking: it stays pending until you settle its dates.`}
        />
      )}
      {!datesTakenBy && rivals.length > 0 && (
        <Alert
          className="mt-4!"
          type="warning"
          showIcon
          title={competingText(rivals.length, paid.length)}
          description={paid.length > 0 && <PaidCompetitors paid={paid} />}
        />
      )}
    </>
  );
}

function UtrNumber({ utr }: { utr: string | null }) {
  if (!utr) return 'Not provided';
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="figures font-semibold">{utr}</span>
      <CopyButton text={utr} what="UTR number" />
    </span>
  );
}
