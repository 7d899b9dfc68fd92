import { CHANGE_NOTE_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking-request/booking-change';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
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

/** An open request with a further note below its earlier ones. Throws InvalidInput when they are too long together. */
export function withFurtherNote(open: RequestedChange, note: string): RequestedChange {
  const notes = open.note ? `${open.note}\n\n${note}` : note;
  if (notes.length > CHANGE_NOTE_MAX_LENGTH) {
    const message = `Together with your earlier note, at most ${CHANGE_NOTE_MAX_LENGTH} characters are possible`;
    throw new InvalidInput([{ path: 'note', message }]);
  }
  const { couponCode, finalTotal } = open;
  return { ...requestedStay(open), couponCode, finalTotal, note: notes };
}
