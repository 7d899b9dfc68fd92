import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ChannelName } from './channels.ts';
import { guestPhoneOf } from './whatsapp/guest-phone.ts';
import { fitsTemplate, type Mail } from '../mails/mail.ts';
import { isComplete } from './whatsapp/account/account-state.ts';
import { WhatsappAccounts } from './whatsapp/account/whatsapp-accounts.ts';
import { OptOuts } from './whatsapp/opt-out/opt-outs.ts';

interface ChosenChannel {
  kind: string;
  payload: object;
}

/** The channels by which a message is sent. Rule: messages by WhatsApp. */
@Injectable()
export class ChannelChoice {
  constructor(
    private readonly accounts: WhatsappAccounts,
    private readonly optOuts: OptOuts,
  ) {}

  async of(tx: EntityManager, mail: Mail<object>, { kind, payload }: ChosenChannel, now: Date): Promise<ChannelName[]> {
    const phone = guestPhoneOf(mail, payload);
    if (!phone || !fitsTemplate(mail, payload, now)) return ['mail'];
    const account = await this.accounts.read(tx);
    const canGo = account.mode !== 'off' && isComplete(account, kind) && !(await this.optOuts.has(tx, phone));
    if (!canGo) return ['mail'];
    return account.mode === 'beside' ? ['mail', 'whatsapp'] : ['whatsapp'];
  }
}
