import { Link } from 'react-router-dom';
import { isFree } from '@farmhouse/contracts/bookings/payment/payment';
import { BookingDetails } from '../guest-booking/stay/booking-details.tsx';
import { BookingPrice } from '../guest-booking/price/booking-price.tsx';
import { BookingLayout } from '../guest-booking/booking-layout.tsx';
import {
  isToPay,
  isStayImpossible,
  hasNoSubmissionsLeft,
  pollEvery,
  stateOf,
} from '../guest-booking/status/guest-state.ts';
import { StayActions } from '../guest-booking/stay/stay-actions.tsx';
import { useSettings } from '../../shared/content/settings.api.ts';
import type { VisibleBooking } from '../guest-booking/access/guest-booking.api.ts';
import { buttonClass } from '../ui/button.ts';
import { NearestFreeDates } from '../guest-booking/status/nearest-free-dates.tsx';
import { PaymentState } from './payment-state.tsx';
import { receivedHeadline } from './received-headline.ts';
import type { PageLayout } from '../page/page.ts';
import { headOf } from '../head/titled.ts';

export const layout: PageLayout = { bottomBar: 'help' };

export const head = headOf('payment-success');

/** The page after submitting a UTR; shows the state from the server, whatever the query says. */
export default function PaymentSuccessPage() {
  return (
    <BookingLayout title="Your payment" pollEvery={pollEvery}>
      {(booking) => <Success booking={booking} />}
    </BookingLayout>
  );
}

function Success({ booking }: { booking: VisibleBooking }) {
  const settings = useSettings();
  const state = stateOf(booking);
  const noneLeft = hasNoSubmissionsLeft(booking);
  const payable = !noneLeft && isToPay(state);
  const code = booking.confirmationCode;
  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:px-6 md:py-20">
      <h1 className="text-3xl">{(!isFree(booking) && receivedHeadline(booking, state)) || 'Your payment'}</h1>
      <p className="mt-2 text-lg text-quiet">
        Booking <strong className="text-ink">{code}</strong>
      </p>
      <div className="mt-6">
        <PaymentState booking={booking} />
        {state === 'dates-taken' && (
          <div className="mt-5">
            <NearestFreeDates booking={booking} />
          </div>
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {payable && (
          <Link to={`/payment?booking=${code}`} className={buttonClass('primary')}>
            Go to payment
          </Link>
        )}
        <Link to={`/booking-confirmation?booking=${code}`} className={buttonClass(payable ? 'outline' : 'primary')}>
          See your booking
        </Link>
      </div>
      <section aria-label="Your stay" className="mt-8 rounded-card border border-line bg-surface p-6 shadow-soft">
        <div className="grid gap-6 md:grid-cols-[1.35fr_1fr] md:gap-10">
          <BookingDetails booking={booking} />
          <BookingPrice booking={booking} />
        </div>
        {!isStayImpossible(booking) && (
          <div className="mt-6 border-t border-line pt-6">
            <StayActions booking={booking} settings={settings} withDirections />
          </div>
        )}
      </section>
    </div>
  );
}
