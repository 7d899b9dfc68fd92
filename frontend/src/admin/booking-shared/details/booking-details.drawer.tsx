import type { ReactNode } from 'react';
import { Drawer } from 'antd';
import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { isApiError } from '../../../shared/api/api-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { useNarrow } from '../../ui/use-screen.ts';
import { useReturnFocus } from '../../ui/overlays/use-return-focus.ts';
import { BookingActions } from '../actions/booking-actions.tsx';
import { ChangeBookingButton } from '../change/change-booking-button.tsx';
import { useBookingDetails } from '../api/booking-details.api.ts';
import { BookingCard } from './booking-card.tsx';
import { BookingHistory } from './booking-history.tsx';
import { competingText } from '../stay/stay-text.ts';
import { CompetingRequests } from '../actions/competing-requests.tsx';
import { BookingMoney } from '../ledger/booking-money.tsx';
import { PaymentAttempts } from '../payment/payment-attempts.tsx';
import { RecordPaymentButton } from '../payment/record-payment-button.tsx';
import { WhatsappButton } from '../contact/whatsapp-button.tsx';
import { SentMails } from './sent-mails.tsx';
import { competingRequestsOf } from '../status/paid-first.ts';
import { BookingStates, DatesTakenTag } from '../status/status-tags.tsx';
import { UnknownOrFailed } from './unknown-booking.tsx';

interface BookingDetailsDrawerProps {
  id: number;
  onClose: () => void;
  /** Further actions of the section on the booking. */
  manage?: Manage;
}

export type Manage = (booking: BookingDetails) => ReactNode;

/** Wide enough for all buttons of a pending booking in one row. */
const WIDTH_PX = 740;

/** Drawer with all details of one booking, beside the list it was opened from. */
export default function BookingDetailsDrawer({ id, onClose, manage }: BookingDetailsDrawerProps) {
  const narrow = useNarrow();
  useReturnFocus();
  const { currentData, error, refetch } = useBookingDetails(id);
  // a booking that was deleted elsewhere stays in the cache
  const booking = isApiError(error) && error.status === 404 ? undefined : currentData;
  return (
    <Drawer
      open
      title={booking ? `Booking ${booking.confirmationCode}` : 'Booking'}
      size={narrow ? '100%' : WIDTH_PX}
      onClose={onClose}
      // a cancelled booking without a phone number has no buttons, but its change may be open
      classNames={{ footer: 'has-[>:empty]:hidden' }}
      footer={
        booking && (
          <div className="flex flex-wrap gap-2">
            <BookingActions booking={booking}>
              <RecordPaymentButton booking={booking} />
              <WhatsappButton booking={booking} />
              <ChangeBookingButton booking={booking} />
            </BookingActions>
          </div>
        )
      }
    >
      {booking && <Details booking={booking} manage={manage} />}
      {!booking &&
        (error ? <UnknownOrFailed what="The booking" error={error} onRetry={refetch} /> : <LoadingState rows={10} />)}
    </Drawer>
  );
}

function Details({ booking, manage }: { booking: BookingDetails; manage?: Manage }) {
  const competing = competingRequestsOf(booking).length;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <BookingStates booking={booking} />
        <DatesTakenTag booking={booking} />
        {competing > 0 && <Badge tone="yellow">{competingText(competing)}</Badge>}
      </div>
      <BookingCard booking={booking} />
      {competing > 0 && <CompetingRequests booking={booking} />}
      <PaymentAttempts booking={booking} />
      <BookingMoney booking={booking} />
      <SentMails booking={booking} />
      <BookingHistory booking={booking} />
      {/* last, because Delete is in it */}
      {manage && <div className="flex flex-wrap items-center gap-3">{manage(booking)}</div>}
    </div>
  );
}
