import { Suspense, useRef, useState } from 'react';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { buttonClass } from '../../ui/button.ts';

const CancelForm = lazyWithRetry(() => import('./cancel-form.tsx'));

/** True until check-in of a booking that is neither cancelled nor over. */
const isCancellable = ({ status, checkinDate, checkinTime }: GuestBooking) =>
  (status === 'pending' || status === 'confirmed') && istInstant(checkinDate, checkinTime) > new Date();

/** Lets the guest cancel on the booking's page; what is returned is shown before. Rule: cancelling. */
export function CancelSection({ booking }: { booking: GuestBooking }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!isCancellable(booking)) return null;
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <section aria-label="Cancelling" className="mt-5">
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
          <CancelForm booking={booking} onClose={close} />
        </Suspense>
      ) : (
        <button ref={opener} type="button" onClick={() => setOpen(true)} className={buttonClass('outline')}>
          {booking.status === 'pending' ? 'Cancel my request' : 'Cancel my stay'}
        </button>
      )}
    </section>
  );
}
