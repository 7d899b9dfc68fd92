import { useId, useState } from 'react';
import { Checkbox, Input } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking';
import { declineReason } from '@farmhouse/contracts/bookings/decline';
import { Dialog } from '../ui/dialog.tsx';
import { moneyNotice } from './money-notice.ts';
import { daysText } from './stay-text.ts';
import { takenText } from './taken-text.ts';
import { useDecline } from './use-decline.ts';

interface DeclineDialogProps {
  /** One or several booking requests, at least one. */
  bookings: readonly BookingView[];
  onClose: () => void;
}

/** Declines booking requests with a ready reason, which the owner may change; all are chosen at first. Source: D-56. */
export default function DeclineDialog({ bookings: offered, onClose }: DeclineDialogProps) {
  const [bookings] = useState(offered); // polling must not change what is asked
  const [chosen, setChosen] = useState(() => bookings.map(({ id }) => id));
  const [reason, setReason] = useState(() => declineReason(bookings[0]?.datesTakenBy ?? null));
  const { decline, isDeclining } = useDecline();
  const reasonId = useId();
  const isOne = bookings.length === 1;

  const submit = async () => {
    if (await decline({ ids: chosen, reason: reason.trim() || undefined })) onClose();
  };

  return (
    <Dialog
      title={isOne ? 'Decline request' : `Decline ${bookings.length} requests`}
      okText={isOne ? 'Decline' : `Decline ${chosen.length}`}
      okButtonProps={{ danger: true, disabled: chosen.length === 0 }}
      cancelText={isOne ? 'Keep request' : 'Not now'}
      confirmLoading={isDeclining}
      onOk={() => void submit()}
      onCancel={onClose}
    >
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
      <label htmlFor={reasonId} className="mt-4 mb-1.5 block font-semibold">
        Reason
      </label>
      <Input.TextArea
        id={reasonId}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        maxLength={REASON_MAX_LENGTH}
        autoSize={{ minRows: 2, maxRows: 8 }}
        aria-describedby={`${reasonId}-help`}
      />
      <p id={`${reasonId}-help`} className="mt-1.5 text-sm text-quiet">
        It is in the mail to the customer, with the nearest free dates.
      </p>
    </Dialog>
  );
}

function Request({ booking }: { booking: BookingView }) {
  const { fullName, confirmationCode, datesTakenBy } = booking;
  const money = moneyNotice(booking);
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
