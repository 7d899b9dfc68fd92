import { internationalDigits } from '@farmhouse/contracts/text/phone';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BookingPayload } from '../../mails/mail-payloads.ts';
import type { Message } from '../../mails/message.ts';
import { WhatsappAccounts } from './account/whatsapp-accounts.ts';
import { OptOuts } from './opt-out/opt-outs.ts';
import type { Channel, Send, Outcome, OutgoingMessage } from '../channel.ts';
import { guestPhoneOf } from './guest-phone.ts';
import { TemplateSender } from './template-sender.ts';

/** Messages to guests by templates of the owner's WhatsApp Business account. */
@Injectable()
export class WhatsappChannel implements Channel {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: WhatsappAccounts,
    private readonly optOuts: OptOuts,
    private readonly templateSender: TemplateSender,
  ) {}

  addressOf<P extends object>(message: Message<P>, payload: P): string | undefined {
    return guestPhoneOf(message, payload);
  }

  countedAs(address: string): string {
    return internationalDigits(address);
  }

  /** Nothing to render: the template is stored at the provider, and its values are filled in when it is sent. */
  write(message: OutgoingMessage): Promise<Send> {
    return Promise.resolve((signal) => this.send(message, signal));
  }

  /**
   * Read at the time of sending: a guest may have answered STOP since, and the owner may have changed a template or
   * switched WhatsApp off.
   */
  private async send(message: OutgoingMessage, signal: AbortSignal): Promise<Outcome> {
    const { id, kind, recipient, payload, channelChosen } = message;
    if (await this.optOuts.has(this.dataSource.manager, recipient))
      return { result: 'refused', failure: 'opted-out', reason: 'The number has answered STOP' };
    const { mode, phoneNumberId, keys, templates } = await this.accounts.read();
    if (mode === 'off' && !channelChosen)
      return { result: 'refused', failure: 'switched-off', reason: 'WhatsApp is switched off' };
    if (!phoneNumberId || !keys.accessToken)
      return { result: 'refused', failure: 'account-refused', reason: 'No WhatsApp keys' };
    const template = templates.find((known) => known.kind === kind);
    if (!template) return { result: 'refused', failure: 'template-refused', reason: `No template for ${kind}` };
    return this.templateSender.send(
      { phoneNumberId, accessToken: keys.accessToken },
      template,
      { to: internationalDigits(recipient), payload: payload as BookingPayload, callback: id },
      signal,
    );
  }
}
