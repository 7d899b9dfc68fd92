import { Button } from 'antd';
import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { sentToast } from '../contact/guest-toast.ts';
import { useGuestToast } from '../contact/use-guest-chat.ts';
import { useSendReceiptMutation } from './booking-ledger.api.ts';

/** Mails a receipt to the guest of its booking. */
export function SendReceipt({ booking, number }: { booking: BookingDetails; number: string }) {
  const [send, { isLoading }] = useSendReceiptMutation();
  const guestToast = useGuestToast();
  const submit = (): Promise<unknown> =>
    reportOutcome(send(number).unwrap(), {
      done: ({ email }) => {
        const title = email ? 'Receipt Sent' : 'No Receipt Sent';
        return sentToast({ email }, guestToast({ ...booking, email }, title, `${number} is mailed to the customer`));
      },
      failed: 'Failed to send the receipt',
      again: submit,
    });
  return (
    <Button
      size="small"
      type="link"
      loading={isLoading}
      aria-label={`Send the receipt ${number}`}
      onClick={() => void submit()}
    >
      Send
    </Button>
  );
}
