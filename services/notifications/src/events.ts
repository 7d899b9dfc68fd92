import type { EventEnvelope, Events, EventType } from '@farmhouse/contracts/events/events';
import type { SubscribedBy } from '@farmhouse/contracts/events/subscribers';
import type { EventHandlers, HandlesEvents } from '@farmhouse/platform/events/consumer';
import { PersonalDataEraser } from '@farmhouse/platform/personal-data/personal-data-eraser';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingStateReadModel } from './booking-states/booking-state.read-model.ts';
import { DeliveryWorker } from './delivery/delivery.worker.ts';
import { newMail, type NewMail } from './mails/new-mail.ts';
import { typedText } from './mails/text/typed-text.ts';
import { correctAddresses } from './messages/corrected-addresses.ts';
import { MessagesService } from './messages/messages.service.ts';
import { ResendService } from './messages/resend.service.ts';
import { ErasedKeys } from './personal-data/erased-keys.ts';

/** Events that cause mails. */
export type MailEvent = Exclude<
  SubscribedBy<'notifications'>,
  'setting.changed' | 'booking.changed' | 'erasure.agreed' | 'email.resend-requested'
>;

const noteOf = (text: string | null): string | null => text?.trim() || null;

/** A note that the guest wrote: anyone can have it mailed to another person's address, so it contains no links. */
function guestsNoteOf(text: string | null): string | null {
  const note = noteOf(text);
  return note && typedText(note);
}

/** Which mails an event causes. Rules: mails of the product, privacy requests. */
const MAILS_OF_EVENT: { readonly [T in MailEvent]: (payload: Events[T]) => NewMail[] } = {
  'booking.requested': ({ booking }) => [
    newMail('request-received', { booking }),
    newMail('request-received-owner', { booking }),
  ],
  'booking.entered': ({ booking }) => (booking.finalTotal > 0 ? [newMail('payment-instructions', { booking })] : []),
  'booking.confirmed': ({ booking }) => [newMail('booking-confirmed', { booking })],
  'booking.cancelled': ({ booking, reason, nearestFree, by, refund }) => {
    const payload = { booking, note: by === 'guest' ? guestsNoteOf(reason) : noteOf(reason), nearestFree, by, refund };
    return [
      newMail('booking-cancelled', payload),
      ...(by === 'guest' ? [newMail('booking-cancelled-owner', payload)] : []),
    ];
  },
  'booking.stay-changed': ({ booking, before, by, reason }) => {
    const payload = { booking, before, changedBy: by, note: by === 'guest' ? guestsNoteOf(reason) : noteOf(reason) };
    return [newMail('stay-changed', payload), ...(by === 'guest' ? [newMail('stay-changed-owner', payload)] : [])];
  },
  'booking.note-added': ({ booking, before, note }) => [
    newMail('stay-changed-owner', { booking, before, changedBy: 'guest', note: guestsNoteOf(note) }),
  ],
  'change-request.filed': ({ booking, request }) => [
    newMail('change-requested-owner', { booking, request, note: guestsNoteOf(request.note) }),
  ],
  'change-request.declined': ({ booking, request, reason }) => [
    newMail('change-declined', { booking, request, note: noteOf(reason) }),
  ],
  'booking.reminder-due': (payload) => [newMail('checkin-reminder', payload)],
  'booking.arrival-due': ({ booking }) => [newMail('arrival-day', { booking })],
  'booking.thanks-due': ({ booking }) => [newMail('thank-you', { booking })],
  'booking.unanswered': ({ booking }) => [newMail('request-unanswered-owner', { booking })],
  'calendar.clash-found': ({ booking, event }) => [newMail('calendar-clash-owner', { booking, event })],
  'calendar-feed.failing': (payload) => [newMail('feed-failing-owner', payload)],
  'payment.submitted': (payload) => [
    newMail('payment-received', payload),
    newMail('payment-received-owner', { booking: payload.booking }),
  ],
  'payment.verified': ({ notes, ...payload }) => [newMail('payment-verified', { ...payload, note: noteOf(notes) })],
  'refund.paid': ({ booking, amount, method, reference, notes }) => [
    newMail('refund-paid', { booking, amount, method, reference, note: noteOf(notes) }),
  ],
  'receipt.send-requested': ({ booking, number, kind, amount }) => [
    newMail('receipt', { booking, number, kind, amount }),
  ],
  'deposit.kept': ({ booking, amount, reason }) => [newMail('deposit-kept', { booking, amount, note: noteOf(reason) })],
  'payment.balance-due': ({ booking, dueOn }) => [newMail('balance-due', { booking, dueOn })],
  'payment.failed': ({ notes, ...payload }) =>
    payload.booking.finalTotal > 0 ? [newMail('payment-failed', { ...payload, note: noteOf(notes) })] : [],
  'contact-message.received': ({ message }) => [newMail('contact-received-owner', { message })],
  'contact-message.replied': ({ message, reply }) => [newMail('contact-reply', { message, reply: reply.replyMessage })],
  'privacy-request.filed': ({ request }) => [
    newMail('privacy-request-received', { request }),
    newMail('privacy-request-received-owner', { request }),
  ],
  'privacy-request.due-soon': ({ request, daysLeft }) => [newMail('privacy-request-due-owner', { request, daysLeft })],
  'privacy-request.closed': ({ request, note }) => [newMail('privacy-request-closed', { request, note: noteOf(note) })],
  'erasure.completed': (payload) => [newMail('data-erased', payload)],
  'chat.untaken': ({ chat }) => [newMail('chat-untaken-owner', { chat })],
  'security.changed': (payload) => [newMail('security-change-owner', payload)],
  'password-reset.requested': ({ username, ...payload }) =>
    username === null ? [] : [newMail('password-reset-owner', { username, ...payload })],
  'sign-in.locked': ({ username, ...payload }) =>
    username === null ? [] : [newMail('sign-in-locked-owner', { username, ...payload })],
};

export const MAIL_EVENTS = Object.keys(MAILS_OF_EVENT) as MailEvent[];

export function mailsOf<T extends MailEvent>({ type, payload }: EventEnvelope<T>): NewMail[] {
  return MAILS_OF_EVENT[type](payload);
}

const CAUSES_OF_MAILS: readonly EventType[] = [...MAIL_EVENTS, 'email.resend-requested'];

/** How this service handles each event: two update its read models, one queues a mail again, one erases a person, the
 * others queue their mails. */
@Injectable()
export class NotificationsEvents implements HandlesEvents<'notifications'> {
  readonly handlers: EventHandlers<'notifications'> = {
    'setting.changed': (tx, event) => this.settingsReadModel.apply(tx, event),
    'booking.changed': async (tx, event) => {
      await this.bookingStateReadModel.apply(tx, event);
      await correctAddresses(tx, event);
    },
    'erasure.agreed': async (tx, { payload }) => {
      await this.erasedKeys.add(tx, payload.person, payload.bookingIds);
      await this.personalDataEraser.erase(tx, payload);
    },
    'email.resend-requested': async (tx, { payload }) => {
      await this.resendService.resend(tx, payload.messageId);
    },
    ...this.mailHandlers(),
  };

  constructor(
    private readonly settingsReadModel: SettingsReadModel,
    private readonly bookingStateReadModel: BookingStateReadModel,
    private readonly messagesService: MessagesService,
    private readonly resendService: ResendService,
    private readonly personalDataEraser: PersonalDataEraser,
    private readonly erasedKeys: ErasedKeys,
    private readonly deliveryWorker: DeliveryWorker,
  ) {}

  /** The mails are sent immediately; if this process dies, another replica's poll finds them. */
  afterCommit({ type }: EventEnvelope): void {
    if (CAUSES_OF_MAILS.includes(type)) this.deliveryWorker.wake();
  }

  private mailHandlers(): Pick<EventHandlers<'notifications'>, MailEvent> {
    const queue = async (tx: EntityManager, event: EventEnvelope<MailEvent>) =>
      this.messagesService.queue(tx, event, mailsOf(event), await this.settingsReadModel.values(tx));
    return Object.fromEntries(MAIL_EVENTS.map((type) => [type, queue])) as Pick<
      EventHandlers<'notifications'>,
      MailEvent
    >;
  }
}
