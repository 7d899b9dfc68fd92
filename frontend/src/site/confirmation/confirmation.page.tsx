import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { BookingFacts } from '../../shared/guest/booking-facts.tsx';
import { BookingLayout } from '../../shared/guest/booking-layout.tsx';
import { pollEvery, stateOf } from '../../shared/guest/booking-state.ts';
import { isGuest, type SeenBooking } from '../../shared/guest/guest-booking.api.ts';
import { LookupForm } from '../../shared/guest/lookup-form.tsx';
import { adjustmentOf } from '../../shared/guest/price-adjustment.ts';
import { useSettings } from '../../shared/content/settings.api.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { NextStep } from './next-step.tsx';
import { StayActions } from './stay-actions.tsx';
import { Timeline } from './timeline.tsx';
import type { PageLayout } from '../layout/page.ts';
import { titled } from '../layout/titled.ts';

const CARD = 'rounded-card border border-line bg-surface p-6 shadow-soft';

export const layout: PageLayout = { bottomBar: 'none' };

export const startsItself = true;

export const head = titled('Your booking', 'The state of your booking request and what comes next.', true);

export default function ConfirmationPage() {
  return (
    <BookingLayout title="Your booking" pollEvery={pollEvery}>
      {(booking) => <Confirmation booking={booking} />}
    </BookingLayout>
  );
}

function Confirmation({ booking }: { booking: SeenBooking }) {
  const settings = useSettings();
  const cancelled = booking.status === 'cancelled';
  const adjustment = adjustmentOf(booking.confirmationCode);
  return (
    <div className="mx-auto max-w-4xl px-4 py-10 sm:px-6 md:py-16">
      <h1 className="text-3xl">{headline(booking)}</h1>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-marigold bg-marigold-soft px-6 py-5">
        <div>
          <p className="text-sm">Your confirmation code</p>
          <p className="text-2xl font-bold tracking-wider select-all">{booking.confirmationCode}</p>
        </div>
        <CopyButton text={booking.confirmationCode} what="confirmation code" />
      </div>
      {adjustment && (
        <div className="mt-6">
          <Notice tone="warning" title="The price has changed since you saw it">
            <p>
              You saw {formatRupees(adjustment.shown)}; by our current prices it is{' '}
              <strong>{formatRupees(adjustment.total)}</strong>. If that does not suit you, call us, and nothing is
              owed.
            </p>
          </Notice>
        </div>
      )}
      {!cancelled && (
        <section aria-label="Progress" className={`mt-6 ${CARD}`}>
          <Timeline booking={booking} />
        </section>
      )}
      <div className="mt-6">
        <NextStep booking={booking} />
      </div>
      <section aria-labelledby="stay-title" className={`mt-6 ${CARD}`}>
        <h2 id="stay-title" className="mb-5 text-xl">
          Your stay
        </h2>
        <BookingFacts booking={booking} />
        {!cancelled && (
          <div className="mt-6 border-t border-line pt-6">
            <StayActions booking={booking} settings={settings} />
          </div>
        )}
      </section>
      {!isGuest(booking) && <ShowAllDetails code={booking.confirmationCode} />}
    </div>
  );
}

function headline(booking: SeenBooking): string {
  switch (stateOf(booking)) {
    case 'cancelled':
      return 'Booking cancelled';
    case 'completed':
      return 'Your stay with us';
    case 'confirmed':
      return 'Your stay is confirmed';
    default:
      return booking.status === 'confirmed' ? 'Your dates are confirmed' : 'We have your request';
  }
}

/** Without the guest token the page shows few details; the last four digits of the phone number show the others. */
function ShowAllDetails({ code }: { code: string }) {
  return (
    <details className={`mt-6 ${CARD}`}>
      <summary className="font-semibold">Is this your booking? See everything you entered</summary>
      <div className="mt-5 max-w-md">
        <LookupForm code={code} />
      </div>
    </details>
  );
}
