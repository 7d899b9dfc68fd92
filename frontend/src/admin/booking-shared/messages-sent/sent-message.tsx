import type { ReactNode } from 'react';
import type { MessageSentView } from '@farmhouse/contracts/messages/messages-sent';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { Badge } from '../../ui/badge.tsx';
import { OpenInWhatsapp } from './open-in-whatsapp.tsx';
import { SendAgain } from './send-again.tsx';
import { CHANNEL_LABELS, recipientText, SENT_LABELS, SENT_TONES } from './sent-status.ts';

interface SentMessageProps {
  message: MessageSentView;
  formatTime?: (iso: string) => string;
  /** Shown beside the recipient. */
  children?: ReactNode;
}

/** One message: kind, channel, recipient, time, delivery status and actions. */
export function SentMessage({ message, formatTime = formatInstant, children }: SentMessageProps) {
  const { name, status, channel, reason, deliveredAt, sentAt, queuedAt } = message;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <span className="font-semibold">{name}</span>
        <Badge tone={SENT_TONES[status]}>{SENT_LABELS[status]}</Badge>
        <span className="text-sm text-quiet sm:ml-auto">{formatTime(deliveredAt ?? sentAt ?? queuedAt)}</span>
      </div>
      <p className="text-sm wrap-anywhere text-quiet">
        {CHANNEL_LABELS[channel]}: {recipientText(message)}
        {children}
      </p>
      {reason && <p className="text-sm text-quiet">{reason}</p>}
      <Actions message={message} />
    </>
  );
}

function Actions({ message }: { message: MessageSentView }) {
  const { channel, canSendAgain, canSendByWhatsapp, canOpenInWhatsapp } = message;
  const goesOtherWay = channel !== 'whatsapp' && canSendByWhatsapp;
  if (!canSendAgain && !goesOtherWay && !canOpenInWhatsapp) return null;
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {canSendAgain && <SendAgain message={message} channel={channel} text="Send again" />}
      {goesOtherWay && <SendAgain message={message} channel="whatsapp" text="Send by WhatsApp" />}
      {canOpenInWhatsapp && <OpenInWhatsapp message={message} />}
    </div>
  );
}
