import { CHANGE_NOTE_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { SPECIAL_REQUESTS_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import { isTooLong } from '@farmhouse/contracts/text/too-long';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import type { BookingEntity } from '../booking/booking.entity.ts';
import type { ChangeRequestEntity } from '../booking/change-request/change-request.entity.ts';

type RequestedStay = Pick<
  ChangeRequestEntity,
  'checkinDate' | 'checkoutDate' | 'checkinTime' | 'checkoutTime' | 'guestCount' | 'selectedServices'
>;

/** What a change request asks for. */
export type RequestedChange = RequestedStay & Pick<ChangeRequestEntity, 'couponCode' | 'finalTotal' | 'note'>;

export function requestedStay(stay: RequestedStay): RequestedStay {
  const { checkinDate, checkoutDate, checkinTime, checkoutTime, guestCount, selectedServices } = stay;
  return { checkinDate, checkoutDate, checkinTime, checkoutTime, guestCount, selectedServices };
}

/** A note below the earlier ones. Throws InvalidInput when they are too long together. */
function joinedNotes(earlier: string | null, note: string, maxLength: number): string {
  const notes = earlier ? `${earlier}\n\n${note}` : note;
  if (!isTooLong(notes, maxLength)) return notes;
  const message = `Together with your earlier note, at most ${maxLength} characters are possible`;
  throw new InvalidInput([{ path: 'note', message }]);
}

/** An open request with a further note below its earlier ones. Throws InvalidInput when they are too long together. */
export function withFurtherNote(open: RequestedChange, note: string): RequestedChange {
  const { couponCode, finalTotal } = open;
  return { ...requestedStay(open), couponCode, finalTotal, note: joinedNotes(open.note, note, CHANGE_NOTE_MAX_LENGTH) };
}

/** Special requests with a further note. Throws InvalidInput when they are too long together. */
export function withFurtherRequest({ specialRequests }: Pick<BookingEntity, 'specialRequests'>, note: string): string {
  return joinedNotes(specialRequests, note, SPECIAL_REQUESTS_MAX_LENGTH);
}
