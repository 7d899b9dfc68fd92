import { Select } from 'antd';
import {
  CONTACT_STATUSES,
  type ContactMessageView,
  type ContactStatus,
} from '@farmhouse/contracts/content/contact-message';
import { Badge } from '../../ui/badge.tsx';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { MESSAGE_LABELS, MESSAGE_TONES } from './message-status.ts';
import { useChangeContactStatusMutation } from './messages.api.ts';

interface MessageStatusSelectProps {
  message: ContactMessageView;
  onChange: (message: ContactMessageView) => void;
}

const OPTIONS = CONTACT_STATUSES.map((value) => ({
  value,
  label: <Badge tone={MESSAGE_TONES[value]}>{MESSAGE_LABELS[value]}</Badge>,
}));

/** Select for a message's status; every change is allowed. */
export function MessageStatusSelect({ message: { id, status }, onChange }: MessageStatusSelectProps) {
  const [changeStatus, { isLoading }] = useChangeContactStatusMutation();
  const choose = async (next: ContactStatus): Promise<void> => {
    const changed = await reportOutcome(changeStatus({ id, status: next }).unwrap(), {
      done: { title: 'Success', description: 'Message status updated successfully' },
      failed: 'Failed to update message status',
      again: () => choose(next),
    });
    if (changed) onChange(changed.result);
  };
  return (
    <Select
      className="min-w-36"
      aria-label="Status"
      value={status}
      options={OPTIONS}
      loading={isLoading}
      // not disabled meanwhile, which would take focus from it
      onChange={(next: ContactStatus) => !isLoading && void choose(next)}
    />
  );
}
