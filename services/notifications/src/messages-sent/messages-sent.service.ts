import type { MailSubjectType } from '@farmhouse/contracts/messages/mails';
import type { MessageChannel, MessageSentView, MessagesSentQuery } from '@farmhouse/contracts/messages/messages-sent';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import type { Page } from '@farmhouse/platform/lists/paging';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { guestPhoneOf } from '../channel/whatsapp/guest-phone.ts';
import { BookingStateReadModel } from '../booking-states/booking-state.read-model.ts';
import { MailRegistry } from '../mails/mail-registry.ts';
import type { CurrentState } from '../mails/message.ts';
import { MessageEntity } from '../messages/message.entity.ts';
import { ResendService } from '../messages/resend.service.ts';
import { isComplete } from '../channel/whatsapp/account/account-state.ts';
import { WhatsappAccounts, type WhatsappAccount } from '../channel/whatsapp/account/whatsapp-accounts.ts';
import { OptOuts } from '../channel/whatsapp/opt-out/opt-outs.ts';
import { phoneOf } from './message-phone.ts';
import { NotSentAgain } from './messages-sent.errors.ts';
import { messagesOf } from './messages-sent.repository.ts';
import { canSendAgain, toMessageSentView } from './messages-sent.view.ts';

interface WhatsappState {
  account: WhatsappAccount;
  /** Phone numbers of the messages whose holders have opted out of WhatsApp. */
  optedOut: ReadonlySet<string>;
}

type Subjects = readonly MailSubjectType[];

/** The log of every message: its kind, channel, time and delivery status. */
@Injectable()
export class MessagesSentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailRegistry: MailRegistry,
    private readonly resendService: ResendService,
    private readonly accounts: WhatsappAccounts,
    private readonly optOuts: OptOuts,
    private readonly bookingStates: BookingStateReadModel,
  ) {}

  async list(subjects: Subjects, filter: MessagesSentQuery): Promise<Page<MessageSentView>> {
    const { manager } = this.dataSource;
    const { rows, total } = await messagesOf(manager, subjects, filter);
    const state = await this.whatsappState(manager, rows);
    return { rows: rows.map((message) => this.viewOf(message, state)), total };
  }

  /**
   * Sends a message again that was not delivered, or a mail that was sent; by another channel than its own whatever its
   * status, once. Throws NotFound, and NotSentAgain for one that is on its way, was sent by WhatsApp, is too old or
   * out of date, or has no address.
   */
  sendAgain(subjects: Subjects, messageId: string, channel?: MessageChannel): Promise<MessageSentView> {
    return this.dataSource.transaction(async (tx) => {
      const message = await tx.findOne(MessageEntity, {
        where: { id: messageId, subjectType: In([...subjects]) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!message) throw new NotFound('Message');
      if (message.subjectType === 'house') throw new NotSentAgain('This message cannot be sent again.');
      await this.assertUpToDate(tx, message);
      if (!channel || channel === message.channel) await this.again(tx, message);
      const id = channel && channel !== message.channel ? await this.byChannel(tx, message, channel) : message.id;
      const sent = await tx.findOneByOrFail(MessageEntity, { id });
      return this.viewOf(sent, await this.whatsappState(tx, [sent]));
    });
  }

  /** One that is out of date would be queued, and then withheld without another word to the owner. */
  private async assertUpToDate(tx: EntityManager, { kind, payload }: MessageEntity): Promise<void> {
    const bookings: CurrentState = { booking: (snapshot) => this.bookingStates.current(tx, snapshot) };
    if (payload && (await this.mailRegistry.get(kind).isOutdated?.(payload, bookings, new Date())))
      throw new NotSentAgain('This message is out of date: what it says is no longer true.');
  }

  private async again(tx: EntityManager, message: MessageEntity): Promise<void> {
    if (message.payload === null) throw new NotSentAgain('This message is too old to be sent again.');
    if (await this.resendService.resend(tx, message.id, { alsoSent: true })) return;
    if (message.recipient === '' && message.status !== 'queued')
      throw new NotSentAgain('Enter the booking email in Site Settings first.');
    const isOnItsWay = message.status === 'queued' || message.status === 'sending';
    if (!isOnItsWay && message.channel === 'mail') throw new NotSentAgain('The guest has no email address any more.');
    throw new NotSentAgain(isOnItsWay ? 'This message is on its way.' : 'This message was sent by WhatsApp already.');
  }

  /** The id of the same message on the other channel, which is queued now or sent again. */
  private async byChannel(tx: EntityManager, message: MessageEntity, channel: MessageChannel): Promise<string> {
    const { eventId, kind, audience, payload } = message;
    if (payload === null) throw new NotSentAgain('This message is too old to be sent again.');
    const written = this.mailRegistry.get(kind);
    if (channel === 'whatsapp' && !(await this.canBeWhatsapp(tx, kind, guestPhoneOf(written, payload))))
      throw new NotSentAgain('This message cannot go by WhatsApp by itself.');
    const queued = await this.resendService.queueByChannel(tx, { ...message, payload }, channel);
    if (queued === 'no-address') throw new NotSentAgain('There is no address for this channel.');
    const other = await tx.findOneOrFail(MessageEntity, {
      where: { eventId, kind, audience, channel },
      lock: { mode: 'pessimistic_write' },
    });
    if (queued === 'known') await this.again(tx, other);
    return other.id;
  }

  private async canBeWhatsapp(tx: EntityManager, kind: string, phone?: string): Promise<boolean> {
    if (!phone || !isComplete(await this.accounts.read(tx), kind)) return false;
    return !(await this.optOuts.has(tx, phone));
  }

  /** The state that the views of all these messages depend on. */
  private async whatsappState(manager: EntityManager, messages: readonly MessageEntity[]): Promise<WhatsappState> {
    return {
      account: await this.accounts.read(manager),
      optedOut: await this.optOuts.among(
        manager,
        messages.flatMap((message) => phoneOf(this.mailRegistry, message) ?? []),
      ),
    };
  }

  private viewOf(message: MessageEntity, { account, optedOut }: WhatsappState): MessageSentView {
    const { kind, channel } = message;
    const phone = phoneOf(this.mailRegistry, message);
    const isSendable = channel !== 'whatsapp' || canSendAgain(message);
    return toMessageSentView(message, {
      canSendByWhatsapp: phone !== undefined && isSendable && isComplete(account, kind) && !optedOut.has(phone),
      canOpenInWhatsapp: phone !== undefined && !optedOut.has(phone),
    });
  }
}
