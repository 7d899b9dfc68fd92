import { isFree } from '@farmhouse/contracts/bookings/payment/payment';
import { settingText } from '@farmhouse/contracts/content/setting';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { useSettings } from '../../shared/content/settings.api.ts';
import { shortSpanOfDays } from '../ui/stay/span-of-days.ts';
import { BookingLayout } from '../guest-booking/booking-layout.tsx';
import { asksForMoney, isToPay, pollEvery, stateOf, type GuestState } from '../guest-booking/status/guest-state.ts';
import { DATES_NO_LONGER_FREE, NOTHING_TO_PAY, PAYMENT_NOT_FOUND } from '../guest-booking/status/state-texts.ts';
import { isGuest, type VisibleBooking } from '../guest-booking/access/guest-booking.api.ts';
import { LookupForm } from '../guest-booking/access/lookup-form.tsx';
import { BookingPrice } from '../guest-booking/price/booking-price.tsx';
import type { TokenExchange } from '../guest-booking/access/use-guest-token-exchange.ts';
import { Notice } from '../ui/notice.tsx';
import { DatesTaken } from './dates-taken.tsx';
import { PayNow } from './pay-now.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { receivedHeadline } from './received-headline.ts';
import type { PageLayout } from '../page/page.ts';
import { headOf } from '../head/titled.ts';

const HEADLINES: Partial<Record<GuestState, string>> = {
  'dates-taken': DATES_NO_LONGER_FREE,
  'to-pay': 'Pay for your stay',
  'payment-failed': PAYMENT_NOT_FOUND,
  free: NOTHING_TO_PAY,
  cancelled: NOTHING_TO_PAY,
};

export const layout: PageLayout = { bottomBar: 'help' };

export const head = headOf('payment');

export default function PaymentPage() {
  return (
    <BookingLayout title="Pay for your stay" pollEvery={pollEvery}>
      {(booking, link) => <Payment booking={booking} link={link} />}
    </BookingLayout>
  );
}

function Payment({ booking, link }: { booking: VisibleBooking; link: TokenExchange }) {
  const state = stateOf(booking);
  const siteName = settingText(useSettings(), 'site_name');
  const payable = isToPay(state);
  if (!isGuest(booking) && !asksForMoney(booking))
    return <PhoneCheck code={booking.confirmationCode} refused={link === 'refused'} />;
  return (
    <div className="mx-auto max-w-5xl px-4 py-7 sm:px-6 md:py-14">
      <h1 className="text-3xl">{headlineOf(booking, state)}</h1>
      <p className="mt-2 text-quiet">
        Booking <strong className="text-ink">{booking.confirmationCode}</strong>
        {payable && (
          <>
            {' · '}
            {shortSpanOfDays(booking)} · {formatGuests(booking.guestCount)}
            <br />
            Payment to <strong className="text-ink">{siteName}</strong>
          </>
        )}
      </p>
      {!isGuest(booking) && link === 'refused' && <LinkRefused />}
      {payable && (
        <>
          <PayNow booking={booking} />
          <div className="mt-5 grid gap-4 lg:grid-cols-[1.45fr_1fr]">
            <section
              aria-labelledby="price-title"
              className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6"
            >
              <h2 id="price-title" className="mb-4 text-xl">
                What you pay for
              </h2>
              {/* the choice of the amount says when the balance is due */}
              <BookingPrice booking={{ ...booking, dueLater: 0 }} />
            </section>
          </div>
        </>
      )}
      {isGuest(booking) && state === 'dates-taken' && <DatesTaken booking={booking} />}
      {isGuest(booking) && !payable && state !== 'dates-taken' && <PaymentOutcome booking={booking} />}
    </div>
  );
}

function headlineOf(booking: VisibleBooking, state: GuestState): string | undefined {
  if (isFree(booking) && state !== 'dates-taken') return NOTHING_TO_PAY;
  return HEADLINES[state] ?? receivedHeadline(booking, state);
}

/** Asks for the last four digits of the phone number, because the code alone does not prove who the guest is. */
function PhoneCheck({ code, refused }: { code: string; refused: boolean }) {
  return (
    <div className="mx-auto max-w-xl px-4 py-12 sm:px-6 md:py-20">
      <h1 className="text-3xl">Your payment</h1>
      <p className="mt-3 mb-8 text-lg text-quiet">
        To see the payment of this booking, enter the last four digits of the phone number you booked with.
      </p>
      {refused && <LinkRefused />}
      <LookupForm code={code} />
    </div>
  );
}

function LinkRefused() {
  return (
    <div className="my-6" role="alert">
      <Notice tone="warning" title="The link from your mail is no longer valid">
        <p>You can still open your booking here.</p>
      </Notice>
    </div>
  );
}
