import { Button } from 'antd';
import type { BookingMailView } from '@farmhouse/contracts/bookings/admin-booking';
import type { MailFailure } from '@farmhouse/contracts/mails/mails';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useSendMailAgainMutation } from '../status/booking-changes.api.ts';

const REASONS: Record<MailFailure, string> = {
  'unknown-address': 'The mail server says that this address does not exist.',
  'not-accepted': 'The mail server did not accept it in a whole day of attempts.',
  'too-many': 'Held back: this address has had many e-mails and has no confirmed booking.',
  'in-digest': 'In a digest: you had many emails in that hour.',
  outdated: 'Not sent: it was out of date before it could be sent.',
};

interface UnsentMailProps {
  bookingId: number;
  mail: BookingMailView;
  /** The mail's kind in words. */
  name: string;
}

/** Why a mail was not delivered, and a button that has it sent again. */
export function UnsentMail({ bookingId, mail, name }: UnsentMailProps) {
  const [sendAgain, { isLoading }] = useSendMailAgainMutation();
  const submit = (): Promise<unknown> =>
    reportOutcome(sendAgain({ id: bookingId, messageId: mail.id }).unwrap(), {
      done: { title: 'Email Queued', description: 'It is on its way to the mail server again' },
      failed: 'Failed to send the email again',
      again: submit,
    });
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-2">
      <p className="text-sm text-quiet">{mail.failure && REASONS[mail.failure]}</p>
      <Button loading={isLoading} aria-label={`Send again: ${name}`} onClick={() => void submit()}>
        Send again
      </Button>
    </div>
  );
}
