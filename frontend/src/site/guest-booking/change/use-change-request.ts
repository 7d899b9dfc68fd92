import { useState } from 'react';
import { stayLimitsOf } from '@farmhouse/contracts/content/setting';
import { atMost, isTooLong } from '@farmhouse/contracts/text/too-long';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { MAX_GUESTS_ONLINE } from '@farmhouse/contracts/bookings/booking/booking';
import { CHANGE_NOTE_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { serverNow } from '../../../shared/api/server-clock.ts';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { monthOfStay } from '../../ui/calendar/calendar-month.ts';
import { horizonOf, spanAround } from '../../ui/calendar/calendar-days.ts';
import { useAvailability } from '../../ui/calendar/use-availability.ts';
import { DATES_TAKEN } from '../../ui/stay/dates-taken.ts';
import { rememberShownTotal, adjustmentAfterChange } from '../price/price-adjustment.ts';
import { useAskForChangeMutation, useChangePrice } from './guest-change.api.ts';
import type { PriceQuote } from './new-price.tsx';
import { sendErrors, type ChangeField, type SendErrors } from './send-errors.ts';
import { useRequestedStay } from './use-requested-stay.ts';
import { changesOf, isChanged, isTaken, priceSource, type RequestedStay } from './requested-stay.ts';

/** No quote is fetched while the price stays as booked, or while only the owner can change it. */
const NOT_ASKED = { isCurrent: true, refusal: undefined, hasFailed: false };
const NO_ERRORS: SendErrors = { fields: {} };
/** Days are priced for at most as many guests as can be requested online. */
const pricedParty = (guests: number) => (guests <= MAX_GUESTS_ONLINE ? guests : undefined);

/** State of the guest's change request: the requested changes, their price, the errors by field, and sending it. */
export function useChangeRequest(booking: GuestBooking, onSent: () => void) {
  const { wanted: requested, setWanted, isRebased } = useRequestedStay(booking);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [refusals, setRefusals] = useState(0);
  const [ask, { isLoading: isSending }] = useAskForChangeMutation();
  const today = istDate(serverNow());
  const { lastCheckin } = horizonOf(stayLimitsOf(useSettings()), today);
  const [month, setMonth] = useState(() => monthOfStay(booking.checkinDate, today, lastCheckin));
  const availability = useAvailability(
    { ...spanAround(month, today), guests: pricedParty(requested.guestCount) },
    booking,
  );
  const source = priceSource(requested, booking);
  const response = useChangePrice(
    booking.confirmationCode,
    source === 'quote' ? changesOf(requested, booking) : undefined,
  );
  const quote: PriceQuote =
    source === 'quote' ? response : { ...NOT_ASKED, price: source === 'booking' ? booking : undefined };

  const note = requested.note.trim();
  const isNoteTooLong = isTooLong(note, CHANGE_NOTE_MAX_LENGTH);
  const canSend = source !== 'none' && (isChanged(requested, booking) || note !== '');
  const refused = quote.refusal ? sendErrors(quote.refusal, 'We could not price this change.') : NO_ERRORS;
  const fieldErrors: SendErrors['fields'] = {
    ...refused.fields,
    ...(isTaken(requested, booking, availability.ranges) && { dates: DATES_TAKEN }),
    ...(isNoteTooLong && { note: atMost(CHANGE_NOTE_MAX_LENGTH) }),
    ...errors.fields,
  };

  /** Changes fields, and clears the errors of the fields in `answered`. */
  const change = (fields: Partial<RequestedStay>, ...answered: ChangeField[]) => {
    setWanted({ ...requested, ...fields });
    const left = Object.entries(errors.fields).filter(([name]) => !answered.includes(name as ChangeField));
    setErrors({
      fields: Object.fromEntries(left),
      nearestFree: answered.includes('dates') ? undefined : errors.nearestFree,
    });
  };

  const send = async (): Promise<void> => {
    if (isSending || !canSend) return;
    const refuse = () => setRefusals((before) => before + 1);
    if (fieldErrors.dates || isNoteTooLong) return refuse();
    setErrors(NO_ERRORS);
    // a note alone has no price, and leaves that of a request which is open
    const shownTotal = isChanged(requested, booking) && quote.isCurrent ? quote.price?.finalTotal : undefined;
    const body = { ...changesOf(requested, booking), ...(note && { note }), shownTotal };
    const { data, error } = await ask({ code: booking.confirmationCode, change: body });
    if (error) {
      setErrors(sendErrors(error, 'We could not send that. Please try again.'));
      return refuse();
    }
    if (shownTotal !== undefined) rememberShownTotal(adjustmentAfterChange(shownTotal, data));
    onSent();
  };

  return {
    ...{ wanted: requested, change, isRebased, month, setMonth, availability },
    ...{ source, quote, priceError: refused.general },
    ...{ fieldErrors, sendError: errors.general, nearestFree: errors.nearestFree },
    ...{ canSend, isSending, send },
    /** How often the request could not be sent as it is. */
    refusals,
  };
}
