import type { ContactMessageView } from '@farmhouse/contracts/content/contact-message';
import { Button } from 'antd';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { Badge } from '../../ui/badge.tsx';
import { MESSAGE_LABELS, MESSAGE_TONES } from './message-status.ts';

interface ContactMessageRowProps {
  message: ContactMessageView;
  onOpen: (message: ContactMessageView) => void;
}

/** A message in the inbox; a new one is highlighted. */
export function ContactMessageRow({ message, onOpen }: ContactMessageRowProps) {
  const { id, name, subject, message: text, status, createdAt } = message;
  const nameId = `message-${id}-name`;
  const weight = status === 'new' ? 'font-semibold' : '';
  return (
    <article aria-labelledby={nameId} className="panel flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p id={nameId} className={`wrap-anywhere ${weight}`}>
            {name}
          </p>
          <Badge tone={MESSAGE_TONES[status]}>{MESSAGE_LABELS[status]}</Badge>
          <span className="figures text-sm text-quiet">{formatInstant(createdAt)}</span>
        </div>
        {subject && <p className={`mt-1 wrap-anywhere ${weight}`}>{subject}</p>}
        <p className="mt-1 line-clamp-2 text-sm wrap-anywhere text-quiet">{text}</p>
      </div>
      <Button aria-label={`Open the message from ${name}`} onClick={() => onOpen(message)}>
        Open
      </Button>
    </article>
  );
}
