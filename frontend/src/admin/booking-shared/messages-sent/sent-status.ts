import type { MessageChannel, SentStatus } from '@farmhouse/contracts/messages/messages-sent';
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
