import { useEffect, useId, useRef, type FormEvent } from 'react';
import { PRICE_AGREED } from '@farmhouse/contracts/bookings/price/agreed-price';
import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { buttonClass } from '../../ui/button.ts';
import { Field, TEXT_AREA_CLASS } from '../../ui/forms/field.tsx';
import { SlowNotice } from '../../ui/slow-notice.tsx';
import { ChangedDatesField } from './changed-dates-field.tsx';
import { NewPrice } from './new-price.tsx';
import { ServicesField } from './services-field.tsx';
import { StayFields } from './stay-fields.tsx';
import { useChangeRequest } from './use-change-request.ts';
import { withDates } from './requested-stay.ts';

interface ChangeFormProps {
  booking: GuestBooking;
  onSent: () => void;
  onClose: () => void;
}

const CHANGED_MEANWHILE = 'Your booking was changed meanwhile. What you have not chosen here is as it is booked now.';
const ADDS_OR_REPLACES =
  'You have already asked for a change. A note alone is added to it; any other change replaces it.';

/** The guest's change request, with its price before it is sent; the input is kept after a refusal. */
export default function ChangeForm({ booking, onSent, onClose }: ChangeFormProps) {
  const titleId = useId();
  const request = useChangeRequest(booking, onSent);
  const { wanted: requested, change, source, fieldErrors, isSending } = request;
  const isPending = booking.status === 'pending';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (request.refusals > 0) focusFirstError(form.current);
  }, [request.refusals]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void request.send();
  };

  return (
    <form
      ref={form}
      aria-labelledby={titleId}
      noValidate
      onSubmit={submit}
      className="mt-4 grid gap-6 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6"
    >
      <ChangeFormHead titleId={titleId} booking={booking} isRebased={request.isRebased} />
      <ChangedDatesField
        bookedCheckin={booking.checkinDate}
        requested={requested}
        month={request.month}
        onMonth={request.setMonth}
        availability={request.availability}
        error={fieldErrors.dates}
        nearestFree={request.nearestFree}
        onPick={(dates) => change(withDates(requested, dates, booking), 'dates', 'times')}
        onFree={(free: FreeDates) => {
          change(withDates(requested, free, booking), 'dates', 'times');
          request.setMonth(free.checkinDate);
        }}
      />
      <StayFields requested={requested} bookedGuests={booking.guestCount} errors={fieldErrors} change={change} />
      <ServicesField
        booked={booking.selectedServices}
        chosen={requested.selectedServices}
        guests={requested.guestCount}
        error={fieldErrors.selectedServices}
        onChange={(selectedServices) => change({ selectedServices }, 'selectedServices')}
      />
      {booking.couponCode && (
        <KeepCouponField
          code={booking.couponCode}
          isKept={requested.usesCoupon}
          error={fieldErrors.coupon}
          onChange={(usesCoupon) => change({ usesCoupon }, 'coupon')}
        />
      )}
      <Field label="Anything else we should know?" error={fieldErrors.note}>
        {(control) => (
          <textarea
            {...control}
            className={TEXT_AREA_CLASS}
            rows={3}
            value={requested.note}
            onChange={({ target }) => change({ note: target.value }, 'note')}
          />
        )}
      </Field>
      <NewPrice
        quote={request.quote}
        terms={booking.terms}
        checkinDate={requested.checkinDate}
        status={booking.status}
        presentTotal={booking.finalTotal}
        isPricedByOwner={source === 'owner'}
        problem={source === 'none' ? PRICE_AGREED : request.priceError}
      />
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {request.sendError}
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          disabled={!request.canSend}
          aria-disabled={isSending || undefined}
          className={buttonClass('primary')}
        >
          {isSending ? 'Sending...' : isPending ? 'Change my request' : 'Send request'}
        </button>
        <button type="button" onClick={onClose} className={buttonClass('outline')}>
          Keep it as it is
        </button>
      </div>
      <SlowNotice isWaiting={isSending} />
    </form>
  );
}

/** Focuses the first field with an error, or its message if the field is a group of controls. */
function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"][tabindex]:not(:empty)')?.focus();
}

interface ChangeFormHeadProps {
  titleId: string;
  booking: GuestBooking;
  isRebased: boolean;
}

/** Says what becomes of the request; gets focus when the form opens. */
function ChangeFormHead({ titleId, booking: { status, changeRequest }, isRebased }: ChangeFormHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isPending = status === 'pending';
  const hasOpenRequest = !isPending && changeRequest?.state === 'open';
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h2 ref={heading} id={titleId} tabIndex={-1} className="scroll-mt-24 text-xl">
        {isPending ? 'Change my request' : 'Ask for a change'}
      </h2>
      <p className="mt-1 text-quiet">
        <span>
          {isPending
            ? 'Your request is changed at once.'
            : 'We will look at it and reply. Until then your stay is kept as it is.'}
        </span>
        {hasOpenRequest && <span>{` ${ADDS_OR_REPLACES}`}</span>}
      </p>
      <p role="status" className="mt-3 rounded-field bg-marigold-soft p-3 font-medium empty:hidden">
        {isRebased && CHANGED_MEANWHILE}
      </p>
    </div>
  );
}

interface KeepCouponFieldProps {
  code: string;
  isKept: boolean;
  error: string | undefined;
  onChange: (isKept: boolean) => void;
}

function KeepCouponField({ code, isKept, error, onChange }: KeepCouponFieldProps) {
  const errorId = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={isKept}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={({ target }) => onChange(target.checked)}
          className="size-5 scroll-mt-24 accent-garden"
        />
        With my coupon {code}
      </label>
      <p id={errorId} role="alert" className="text-sm font-medium text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
