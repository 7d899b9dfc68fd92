import { useRef } from 'react';
import { BookingDetails } from '../guest-booking/stay/booking-details.tsx';
import { BookingPrice } from '../guest-booking/price/booking-price.tsx';
import { BookingLayout } from '../guest-booking/booking-layout.tsx';
import { isStayImpossible, pollEvery, stateOf } from '../guest-booking/status/guest-state.ts';
import { DATES_NO_LONGER_FREE } from '../guest-booking/status/state-texts.ts';
import { isGuest, type VisibleBooking } from '../guest-booking/access/guest-booking.api.ts';
import { LookupForm } from '../guest-booking/access/lookup-form.tsx';
import { BookingActions } from '../guest-booking/actions/booking-actions.tsx';
import { ReceiptList } from '../guest-booking/receipts/receipt-list.tsx';
import { StayActions } from '../guest-booking/stay/stay-actions.tsx';
import { useSettings } from '../../shared/content/settings.api.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { NextStep } from './next-step.tsx';
import { PriceChange } from './price-change.tsx';
import { Timeline } from './timeline.tsx';
import type { PageLayout } from '../page/page.ts';
import { headOf } from '../head/titled.ts';

const CARD = 'rounded-card border border-line bg-surface p-5 shadow-soft sm:p-6';

export const layout: PageLayout = { bottomBar: 'help' };

export const head = headOf('booking-confirmation');

export default function ConfirmationPage() {
  return (
    <BookingLayout title="Your booking" pollEvery={pollEvery}>
      {(booking) => <Confirmation booking={booking} />}
    </BookingLayout>
  );
}

function Confirmation({ booking }: { booking: VisibleBooking }) {
  const settings = useSettings();
  const isImpossible = isStayImpossible(booking);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6 md:py-14">
      <h1 ref={heading} tabIndex={-1} className="scroll-mt-24 text-3xl">
        {headline(booking)}
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-quiet">
          <span className="max-sm:sr-only">Your confirmation code</span>
          <span className="sm:hidden" aria-hidden="true">
            Code
          </span>
        </span>
        <strong className="text-lg tracking-wider select-all">{booking.confirmationCode}</strong>
        <CopyButton text={booking.confirmationCode} what="confirmation code" />
      </p>
      <PriceChange booking={booking} />
      <div className="mt-5">
        <NextStep booking={booking} />
      </div>
      <div className="print-none">
        <BookingActions booking={booking} heading={heading} />
      </div>
      {!isImpossible && (
        <section aria-label="Progress" className={`mt-5 ${CARD}`}>
          <Timeline booking={booking} />
        </section>
      )}
      <section aria-labelledby="stay-title" className={`mt-5 ${CARD}`}>
        <h2 id="stay-title" className="mb-4 text-xl">
          Your stay
        </h2>
        <div className="grid gap-6 md:grid-cols-[1.35fr_1fr] md:gap-10">
          <BookingDetails booking={booking} />
          <BookingPrice booking={booking} />
        </div>
        {booking.status === 'confirmed' && (
          <div className="print-none mt-6 border-t border-line pt-6">
            <StayActions booking={booking} settings={settings} />
          </div>
        )}
      </section>
      {isGuest(booking) && <ReceiptList booking={booking} />}
      {!isGuest(booking) && <ShowAllDetails code={booking.confirmationCode} />}
    </div>
  );
}

function headline(booking: VisibleBooking): string {
  if (booking.datesTaken) return DATES_NO_LONGER_FREE;
  if (booking.status === 'completed') return 'Your stay with us';
  switch (stateOf(booking)) {
    case 'cancelled':
      return 'Booking cancelled';
    case 'confirmed':
      return 'Your stay is confirmed';
    default:
      if (booking.status === 'confirmed') return 'Your dates are confirmed'; // until the money is verified
      return booking.paymentDeadline === null ? 'We have your request' : 'We have your booking';
  }
}

/** Without the guest token the page shows few details; the last four digits of the phone number unlock the others. */
function ShowAllDetails({ code }: { code: string }) {
  return (
    <details className={`mt-6 ${CARD}`}>
      <summary className="-my-2.5 py-2.5 font-semibold">Is this your booking? See everything you entered</summary>
      <div className="mt-5 max-w-md">
        <LookupForm code={code} />
      </div>
    </details>
  );
}
