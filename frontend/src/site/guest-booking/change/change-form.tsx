import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { PRICE_AGREED } from '@farmhouse/contracts/bookings/agreed-price';
import { MAX_GUESTS_ONLINE, type FreeDates, type GuestBooking } from '@farmhouse/contracts/bookings/booking';
import { CHANGE_NOTE_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking-change';
import { buttonClass } from '../../ui/button.ts';
import { DATES_TAKEN } from '../../ui/dates-taken.ts';
import { Field, TEXT_AREA_CLASS } from '../../ui/field.tsx';
import { ChangedDatesField } from './changed-dates-field.tsx';
import { useAskForChangeMutation } from './guest-change.api.ts';
import { NewPrice, type PriceQuote } from './new-price.tsx';
import { sendErrors, type ChangeField, type SendErrors } from './send-errors.ts';
import { ServicesField } from './services-field.tsx';
import { StayFields } from './stay-fields.tsx';
import { useStayQuote } from '../../../shared/price/use-stay-quote.ts';
import { changesOf, isChanged, isTaken, withDates, priceSource, quoteOf, type WantedStay } from './wanted-stay.ts';
import { useWantedStay } from './use-wanted-stay.ts';
import { useAvailability } from '../../ui/calendar/use-availability.ts';
import { spanAround } from '../../ui/calendar/calendar-days.ts';
import { firstMonth } from '../../ui/calendar/calendar-month.ts';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { SlowNotice } from '../../ui/slow-notice.tsx';

interface ChangeFormProps {
  booking: GuestBooking;
  onSent: () => void;
  onClose: () => void;
}

/** No quote is fetched while the price stays as booked, or while only the owner can change it. */
const NOT_ASKED = { isCurrent: true, refusal: undefined, hasFailed: false };
const NO_ERRORS: SendErrors = { fields: {} };
/** Days are priced for at most as many guests as can be requested online. */
const pricedParty = (guests: number) => (guests <= MAX_GUESTS_ONLINE ? guests : undefined);

const CHANGED_MEANWHILE = 'Your booking was changed meanwhile. What you have not chosen here is as it is booked now.';

/** The guest's change request, with its price before it is sent; the input is kept after a refusal. */
export default function ChangeForm({ booking, onSent, onClose }: ChangeFormProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { wanted, setWanted, isRebased } = useWantedStay(booking);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [month, setMonth] = useState(booking.checkinDate);
  const [ask, { isLoading }] = useAskForChangeMutation();
  const today = istDate(new Date());
  const availability = useAvailability(
    { ...spanAround(month < today ? firstMonth(today) : month, today), guests: pricedParty(wanted.guestCount) },
    { own: booking },
  );
  const isPending = booking.status === 'pending';
  const source = priceSource(wanted, booking);
  const isRefused = source === 'none';
  const answer = useStayQuote(source === 'quote' ? quoteOf(wanted, booking) : undefined);
  const quote: PriceQuote =
    source === 'quote' ? answer : { ...NOT_ASKED, price: source === 'booking' ? booking : undefined };
  useEffect(() => heading.current?.focus(), []);

  const canSend = !isRefused && (isChanged(wanted, booking) || (!isPending && wanted.note.trim() !== ''));
  const refused = quote.refusal ? sendErrors(quote.refusal, 'We could not price this change.') : NO_ERRORS;
  const shown: SendErrors['fields'] = {
    ...refused.fields,
    ...(isTaken(wanted, availability.ranges) && { dates: DATES_TAKEN }),
    ...errors.fields,
  };

  const change = (fields: Partial<WantedStay>, ...answered: ChangeField[]) => {
    setWanted({ ...wanted, ...fields });
    const left = Object.entries(errors.fields).filter(([name]) => !answered.includes(name as ChangeField));
    setErrors({
      fields: Object.fromEntries(left),
      nearestFree: answered.includes('dates') ? undefined : errors.nearestFree,
    });
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !canSend || shown.dates) return;
    setErrors(NO_ERRORS);
    const note = wanted.note.trim();
    const body = { ...changesOf(wanted, booking), ...(note && { note }) };
    const { error } = await ask({ code: booking.confirmationCode, change: body });
    if (error) return setErrors(sendErrors(error, 'We could not send that. Please try again.'));
    onSent();
  };

  return (
    <form
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => void send(event)}
      className="mt-4 grid gap-6 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6"
    >
      <div>
        <h2 ref={heading} id={titleId} tabIndex={-1} className="scroll-mt-24 text-xl">
          {isPending ? 'Change my request' : 'Ask for a change'}
        </h2>
        <p className="mt-1 text-quiet">
          {isPending
            ? 'Your request is changed at once.'
            : 'We will look at it and reply. Until then your stay is kept as it is.'}
        </p>
        <p role="status" className="mt-3 rounded-field bg-marigold-soft p-3 font-medium empty:hidden">
          {isRebased && CHANGED_MEANWHILE}
        </p>
      </div>
      <ChangedDatesField
        wanted={wanted}
        month={month}
        onMonth={setMonth}
        availability={availability}
        error={shown.dates}
        nearestFree={errors.nearestFree}
        onPick={(dates) => change(withDates(wanted, dates, booking), 'dates', 'times')}
        onFree={(free: FreeDates) => {
          change(withDates(wanted, free, booking), 'dates', 'times');
          setMonth(free.checkinDate);
        }}
      />
      <StayFields wanted={wanted} bookedGuests={booking.guestCount} errors={shown} change={change} />
      <ServicesField
        booked={booking.selectedServices}
        chosen={wanted.selectedServices}
        error={shown.selectedServices}
        onChange={(selectedServices) => change({ selectedServices }, 'selectedServices')}
      />
      {booking.couponCode && (
        <div>
          <label className="flex min-h-11 items-center gap-3 font-semibold">
            <input
              type="checkbox"
              checked={wanted.usesCoupon}
              onChange={({ target }) => change({ usesCoupon: target.checked }, 'coupon')}
              className="size-5 accent-garden"
            />
            With my coupon {booking.couponCode}
          </label>
          <p role="alert" className="text-sm font-medium text-danger empty:hidden">
            {shown.coupon}
          </p>
        </div>
      )}
      <Field label="Anything else we should know?" error={shown.note}>
        {(control) => (
          <textarea
            {...control}
            className={TEXT_AREA_CLASS}
            rows={3}
            maxLength={CHANGE_NOTE_MAX_LENGTH}
            value={wanted.note}
            onChange={({ target }) => change({ note: target.value }, 'note')}
          />
        )}
      </Field>
      <NewPrice
        quote={quote}
        terms={booking.terms}
        checkinDate={wanted.checkinDate}
        presentTotal={booking.finalTotal}
        isPricedByOwner={source === 'owner'}
        problem={isRefused ? PRICE_AGREED : refused.general}
      />
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {errors.general}
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          disabled={!canSend}
          aria-disabled={isLoading || undefined}
          className={buttonClass('primary')}
        >
          {isLoading ? 'Sending...' : isPending ? 'Change my request' : 'Send request'}
        </button>
        <button type="button" onClick={onClose} className={buttonClass('outline')}>
          Keep it as it is
        </button>
      </div>
      <SlowNotice isWaiting={isLoading} />
    </form>
  );
}
