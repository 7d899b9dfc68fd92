import { Suspense, useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { isOpenStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { isCancellableByGuest } from '@farmhouse/contracts/bookings/cancellation/guest-cancellation';
import { settingText } from '@farmhouse/contracts/content/setting';
import { whatsappLink, telLink } from '@farmhouse/contracts/text/phone';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { serverNow } from '../../../shared/api/server-clock.ts';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { buttonClass } from '../../ui/button.ts';
import { askAbout } from '../../ui/contact/ask-about.ts';
import { phonesOf } from '../../ui/contact/phones.ts';
import { isGuest, type VisibleBooking } from '../access/guest-booking.api.ts';
import { RequestedChange } from '../change/requested-change.tsx';

const loadChangeForm = () => import('../change/change-form.tsx');
const ChangeForm = lazyWithRetry(loadChangeForm);
const CancelForm = lazyWithRetry(() => import('../cancel/cancel-form.tsx'));

/** True up to the arrival day of a booking that is neither cancelled nor over. */
const isChangeable = ({ status, checkinDate }: VisibleBooking) =>
  isOpenStatus(status) && checkinDate >= istDate(serverNow());
const isCancellable = (booking: VisibleBooking) => isCancellableByGuest(booking, serverNow());

type Open = 'change' | 'cancel' | null;

interface BookingActionsProps {
  booking: VisibleBooking;
  /** Gets focus when an open form disappears because the booking no longer allows it. */
  heading: RefObject<HTMLElement | null>;
}

/** Further actions below the next step: change, cancel, ask, call. Rule: cancelling. */
export function BookingActions({ booking, heading }: BookingActionsProps) {
  const [opened, setOpen] = useState<Open>(null);
  const [isChanged, setChanged] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const isAllowed = opened === 'cancel' ? isCancellable(booking) : isChangeable(booking);
  const open = isAllowed ? opened : null;
  const isOver = opened !== null && !isAllowed;
  useEffect(() => {
    if (isOver) heading.current?.focus();
  }, [isOver, heading]);
  const close = () => {
    setOpen(null);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <section aria-label="Change, cancel or ask" className="mt-5 grid gap-4 empty:hidden">
      {isGuest(booking) && <ChangeNotice booking={booking} isChanged={isChanged && open !== 'change'} />}
      <Choices
        booking={booking}
        open={open}
        onOpen={(form, button) => {
          opener.current = button;
          setOpen(form === open ? null : form);
        }}
      />
      {isGuest(booking) && open && (
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          {open === 'change' && (
            <ChangeForm
              booking={booking}
              onClose={close}
              onSent={() => {
                setChanged(true);
                close();
              }}
            />
          )}
          {open === 'cancel' && <CancelForm booking={booking} onClose={close} />}
        </Suspense>
      )}
    </section>
  );
}

/** The outcome of a change request. */
function ChangeNotice({ booking, isChanged }: { booking: GuestBooking; isChanged: boolean }) {
  const { changeRequest, status } = booking;
  const isPending = status === 'pending';
  return (
    <div aria-live="polite" className="grid gap-4 empty:hidden">
      {changeRequest && !isPending && <RequestedChange asked={changeRequest} booking={booking} />}
      {isChanged && isPending && (
        <p className="rounded-card border border-garden/40 bg-garden-soft p-4 font-semibold">
          Your request is changed. Below is how it stands now.
        </p>
      )}
    </div>
  );
}

interface ChoicesProps {
  booking: VisibleBooking;
  open: Open;
  onOpen: (form: Exclude<Open, null>, button: HTMLElement) => void;
}

const BUTTON = buttonClass('outline', 'max-sm:px-3');

function Choices({ booking, open, onOpen }: ChoicesProps) {
  const settings = useSettings();
  const [phone] = phonesOf(settings);
  const whatsapp = settingText(settings, 'whatsapp_number');
  const opens = (form: Exclude<Open, null>) => ({
    type: 'button' as const,
    'aria-expanded': open === form,
    className: BUTTON,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => onOpen(form, currentTarget),
  });
  return (
    <div className="grid grid-cols-[1fr_auto] gap-3 empty:hidden sm:flex sm:flex-wrap">
      {isGuest(booking) && isChangeable(booking) && (
        <button {...opens('change')} onPointerEnter={() => void loadChangeForm().catch(() => undefined)}>
          Change dates or guests
        </button>
      )}
      {isGuest(booking) && isCancellable(booking) && <button {...opens('cancel')}>Cancel</button>}
      {whatsapp && (
        <a
          href={whatsappLink(whatsapp, askAbout(`my booking ${booking.confirmationCode}`))}
          target="_blank"
          rel="noreferrer"
          className={BUTTON}
        >
          <Icon name="chat" /> Ask on WhatsApp
        </a>
      )}
      {phone && (
        <a href={telLink(phone)} className={BUTTON}>
          <Icon name="phone" /> Call
        </a>
      )}
    </div>
  );
}
