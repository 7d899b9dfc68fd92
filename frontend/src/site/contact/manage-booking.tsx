import { useNavigate } from 'react-router-dom';
import { LookupForm } from '../guest-booking/access/lookup-form.tsx';
import { NeedsScript } from '../ui/needs-script.tsx';

/** Opens a booking that the guest has already made. */
export function ManageBooking({ phone }: { phone: string }) {
  const navigate = useNavigate();
  const open = (code: string) => void navigate(`/booking-confirmation?booking=${encodeURIComponent(code)}`);
  return (
    <section id="manage" aria-labelledby="manage-title" className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-14 sm:px-6 md:py-20 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="manage-title" className="text-3xl">
            Already booked?
          </h2>
          <p className="mt-3 max-w-[55ch] text-lg text-quiet">
            See where your booking stands, pay, change or cancel it, or save it to your calendar.
          </p>
        </div>
        <div>
          <NeedsScript phone={phone} />
          <LookupForm onFound={open} />
        </div>
      </div>
    </section>
  );
}
