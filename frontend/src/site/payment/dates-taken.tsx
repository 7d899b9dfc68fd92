import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { hasNoSubmissionsLeft } from '../guest-booking/status/guest-state.ts';
import { NearestFreeDates } from '../guest-booking/status/nearest-free-dates.tsx';
import { NoMoreReferences } from './no-more-references.tsx';
import { PaymentState } from './payment-state.tsx';
import { UtrForm } from './utr-form.tsx';
import { UtrHelp } from './utr-help.tsx';

/** The payment page of a booking whose dates are taken: other dates, and the form for guests who have already paid. */
export function DatesTaken({ booking }: { booking: GuestBooking }) {
  return (
    <div className="mt-6 grid gap-6">
      <PaymentState booking={booking} />
      <div>
        <NearestFreeDates booking={booking} />
      </div>
      {booking.finalTotal > 0 && <PaidAlready booking={booking} />}
    </div>
  );
}

function PaidAlready({ booking }: { booking: GuestBooking }) {
  return (
    <section
      aria-labelledby="paid-already"
      className="rounded-card border border-line bg-surface p-5 shadow-soft sm:p-7"
    >
      <h2 id="paid-already" className="text-xl">
        Have you already paid?
      </h2>
      {hasNoSubmissionsLeft(booking) ? (
        <div className="mt-4">
          <NoMoreReferences>
            <p>Please call us, and we will return your money.</p>
          </NoMoreReferences>
        </div>
      ) : (
        <>
          <p className="mt-2 mb-5">Send us the reference of your transfer, so that we find it and can return it.</p>
          <UtrForm booking={booking} />
          <div className="mt-6">
            <UtrHelp />
          </div>
        </>
      )}
    </section>
  );
}
