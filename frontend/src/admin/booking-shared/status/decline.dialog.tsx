import { useState } from 'react';
import { Checkbox } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { declineReason } from '@farmhouse/contracts/bookings/cancellation/decline';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ChangedRequestNotice } from './changed-request-notice.tsx';
import { NoteField } from './note-field.tsx';
import { useUnsavedGuard } from '../../ui/forms/containers/use-unsaved-guard.tsx';
import { daysText } from '../stay/stay-text.ts';
import { hasPaid, paidFirst, returnText } from './paid-first.ts';
import { seenRequest } from './seen-request.ts';
import { takenText } from './taken-text.ts';
import { useDecline } from './use-decline.ts';

interface DeclineDialogProps {
  /** One or several booking requests, at least one. */
  bookings: readonly BookingView[];
  onClose: () => void;
}

/**
 * Declines booking requests with a default reason, which the owner may change. Requests of guests who have paid come
 * first, and of several requests they are not selected initially. Rule: taken dates.
 */
export default function DeclineDialog({ bookings: offered, onClose }: DeclineDialogProps) {
  const [bookings, setBookings] = useState(() => paidFirst(offered)); // polling must not change what is asked
  const [changed, setChanged] = useState<{ shown: BookingView; newer: BookingView }>();
  const isOne = bookings.length === 1;
  const [chosen, setChosen] = useState(() =>
    bookings.filter((booking) => isOne || !hasPaid(booking)).map(({ id }) => id),
  );
  const [ready, setReady] = useState(() => declineReason(bookings[0]?.datesTakenBy ?? null));
  const [reason, setReason] = useState(ready);
  const { decline, isDeclining } = useDecline();
  const { requestClose, discardDialog } = useUnsavedGuard(() => reason !== ready, onClose);

  const submit = async (): Promise<void> => {
    const seen = bookings.filter(({ id }) => chosen.includes(id)).map(seenRequest);
    const body = { ids: chosen, reason: reason.trim() || undefined, seen };
    if (await decline(body, submit, showNewer)) onClose();
  };
  /** Of several requests, one that may have its dates again is no longer chosen. */
  const showNewer = (newer: BookingView) => {
    const next = bookings.map((booking) => (booking.id === newer.id ? newer : booking));
    const left = isOne || newer.datesTakenBy ? chosen : chosen.filter((id) => id !== newer.id);
    const [first] = next.filter(({ id }) => left.includes(id));
    const nextReady = first ? declineReason(first.datesTakenBy) : ready;
    setChanged({ shown: bookings.find(({ id }) => id === newer.id) ?? newer, newer });
    setBookings(next);
    setChosen(left);
    setReady(nextReady);
    if (reason === ready) setReason(nextReady);
  };

  return (
    <Dialog
      title={isOne ? 'Decline request' : `Decline ${bookings.length} requests`}
      okText={isOne ? 'Decline' : `Decline ${chosen.length}`}
      okButtonProps={{ danger: true, disabled: chosen.length === 0 }}
      cancelText={isOne ? 'Keep request' : 'Not now'}
      confirmLoading={isDeclining}
      onOk={() => void submit()}
      onCancel={requestClose}
    >
      {changed && (
        <div className="mb-4">
          <ChangedRequestNotice {...changed} />
        </div>
      )}
      {!isOne && <p className="mb-3">These requests can no longer have their dates.</p>}
      <ul className="grid gap-3">
        {bookings.map((booking) => (
          <li key={booking.id}>
            {isOne ? (
              <Request booking={booking} />
            ) : (
              <Checkbox
                className="items-start!"
                checked={chosen.includes(booking.id)}
                onChange={({ target }) =>
                  setChosen((ids) => (target.checked ? [...ids, booking.id] : ids.filter((id) => id !== booking.id)))
                }
              >
                <Request booking={booking} />
              </Checkbox>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <NoteField
          label="Reason"
          value={reason}
          onChange={setReason}
          help={helpOf(bookings.filter(({ id }) => chosen.includes(id)))}
        />
      </div>
      {discardDialog}
    </Dialog>
  );
}

/** Who reads the reason. Rule: guests without email. */
function helpOf(chosen: readonly BookingView[]): string {
  const mailed = chosen.filter(({ email }) => email).length;
  if (mailed === 0) return 'Kept with the booking.';
  const all = chosen.length === 1 ? 'The guest reads this' : 'Each guest reads this';
  const readers = mailed === chosen.length ? all : 'Guests who gave an email address read this';
  return `${readers} in the email, with the nearest free dates.`;
}

function Request({ booking }: { booking: BookingView }) {
  const { fullName, confirmationCode, datesTakenBy } = booking;
  const money = returnText(booking);
  return (
    <span className="block">
      <span className="font-semibold wrap-anywhere">{fullName}</span>{' '}
      <span className="figures text-sm whitespace-nowrap text-quiet">{confirmationCode}</span>
      <span className="block text-sm">
        {daysText(booking)}
        {datesTakenBy && ` · ${takenText(datesTakenBy)}`}
      </span>
      {money && <span className="block text-sm text-danger">{money}</span>}
    </span>
  );
}
