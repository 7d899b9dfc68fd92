import { Suspense, useRef, useState } from 'react';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { buttonClass } from '../../ui/button.ts';
import { AskedChange } from './asked-change.tsx';

const loadForm = () => import('./change-form.tsx');
const ChangeForm = lazyWithRetry(loadForm);

/** True while the guest can change or ask: before the stay, and neither cancelled nor over. */
const isChangeable = ({ status, checkinDate }: GuestBooking) =>
  (status === 'pending' || status === 'confirmed') && checkinDate >= istDate(new Date());

/** Lets the guest change a pending request, or ask to change a confirmed stay, on the same page. */
export function ChangeSection({ booking }: { booking: GuestBooking }) {
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isPending = booking.status === 'pending';
  const asked = booking.changeRequest;
  if (!isChangeable(booking) && !asked) return null;

  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const label = isPending
    ? 'Change my request'
    : asked?.state === 'open'
      ? 'Ask for something else'
      : 'Ask for a change';
  return (
    <section aria-label="Changes" className="mt-5">
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {asked && !isPending && <AskedChange asked={asked} booking={booking} />}
        {isSent && isPending && !isOpen && (
          <p className="rounded-card border border-garden/40 bg-garden-soft p-4 font-semibold">
            Your request is changed. Its dates and price below are the new ones.
          </p>
        )}
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <ChangeForm
            booking={booking}
            onSent={() => {
              setSent(true);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
      {!isOpen && isChangeable(booking) && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 first:mt-0">
          <button
            ref={opener}
            type="button"
            onPointerEnter={() => void loadForm().catch(() => undefined)}
            onClick={() => setOpen(true)}
            className={buttonClass('outline')}
          >
            {label}
          </button>
          <span className="text-sm text-quiet">Other dates, more guests, another service?</span>
        </p>
      )}
    </section>
  );
}
