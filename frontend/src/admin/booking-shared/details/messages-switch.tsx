import { Switch } from 'antd';
import { useId } from 'react';
import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { usePauseMessagesMutation } from '../api/booking-changes.api.ts';

/** Switches the booking's scheduled messages on or off: reminders, balance due, day of arrival, thanks. */
export function MessagesSwitch({ booking }: { booking: Pick<BookingDetails, 'id' | 'messagesPaused'> }) {
  const { id, messagesPaused } = booking;
  const [pause, { isLoading }] = usePauseMessagesMutation();
  const labelId = useId();
  const change = (paused: boolean): Promise<unknown> =>
    reportOutcome(pause({ id, paused }).unwrap(), {
      done: {
        title: paused ? 'Messages Paused' : 'Messages On',
        description: paused ? 'Confirmations, cancellations and refunds are still sent' : 'Reminders are sent again',
      },
      failed: 'Failed to change the messages',
      again: () => change(paused),
    });
  return (
    <div className="mb-3 flex min-h-11 items-center justify-between gap-3">
      <span id={labelId}>Reminders, balance due, arrival day and thank-you messages</span>
      <Switch
        aria-labelledby={labelId}
        checked={!messagesPaused}
        loading={isLoading}
        onChange={(isOn) => void change(!isOn)}
      />
    </div>
  );
}
