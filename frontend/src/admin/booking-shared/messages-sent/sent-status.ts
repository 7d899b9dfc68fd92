import type { MessageChannel, MessageSentView, SentStatus } from '@farmhouse/contracts/messages/messages-sent';
import type { BadgeTone } from '../../ui/badge.tsx';

export const SENT_LABELS: Record<SentStatus, string> = {
  queued: 'On its way',
  sending: 'On its way',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Not delivered',
  withheld: 'Not sent',
};

export const SENT_TONES: Record<SentStatus, BadgeTone> = {
  queued: 'yellow',
  sending: 'yellow',
  sent: 'green',
  delivered: 'green',
  read: 'green',
  failed: 'red',
  withheld: 'red',
};

export const CHANNEL_LABELS: Record<MessageChannel, string> = { mail: 'Email', whatsapp: 'WhatsApp' };

/** The recipient's e-mail address, if any, or the number with one plus, which a stored number may already have. */
export const recipientText = ({ channel, recipient }: Pick<MessageSentView, 'channel' | 'recipient'>): string =>
  channel === 'whatsapp' ? `+${recipient.replace(/^\+/, '')}` : recipient || 'no address';
