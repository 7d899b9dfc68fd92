import { kindName } from '@farmhouse/contracts/messages/kind-names';
import type { MessageSentView } from '@farmhouse/contracts/messages/messages-sent';
import type { BookingPayload } from '../mails/mail-payloads.ts';
import type { MessageEntity } from '../messages/message.entity.ts';
import { FAILURE_TEXTS } from './failure-texts.ts';
import { statusOf } from './messages-sent.repository.ts';

type WhatsappActions = Pick<MessageSentView, 'canSendByWhatsapp' | 'canOpenInWhatsapp'>;

const codeOf = (payload: object | null): string | null =>
  (payload as Partial<BookingPayload> | null)?.booking?.confirmationCode ?? null;

/** True unless the message is on its way; WhatsApp reports what it has sent, and sends it once. */
const isRepeatable = ({ status, channel }: MessageEntity): boolean =>
  status === 'failed' || status === 'withheld' || (status === 'sent' && channel === 'mail');

/** Messages about the house, such as links for a new password, are never sent a second time. */
export const canSendAgain = (message: MessageEntity): boolean =>
  isRepeatable(message) && message.payload !== null && message.subjectType !== 'house';

export function toMessageSentView(message: MessageEntity, actions: WhatsappActions): MessageSentView {
  const { id, subjectType, subjectId, kind, channel, recipient, audience, failure, payload } = message;
  return {
    ...{ id, subjectType, kind, channel, recipient, audience, failure },
    bookingId: subjectType === 'booking' ? Number(subjectId) : null,
    confirmationCode: codeOf(payload),
    name: kindName(kind),
    status: statusOf(message),
    queuedAt: message.queuedAt.toISOString(),
    sentAt: message.sentAt?.toISOString() ?? null,
    deliveredAt: message.deliveredAt?.toISOString() ?? null,
    reason: failure && FAILURE_TEXTS[failure],
    canSendAgain: canSendAgain(message),
    ...actions,
  };
}
