import type { MessageChannel } from '@farmhouse/contracts/messages/messages-sent';
import { Injectable } from '@nestjs/common';
import type { Channel } from './channel.ts';
import { MailChannel } from './mail/mail.channel.ts';
import { WhatsappChannel } from './whatsapp/whatsapp.channel.ts';

export type ChannelName = MessageChannel;

/** Every channel by the name that messages store. */
@Injectable()
export class Channels {
  private readonly channels: Readonly<Record<ChannelName, Channel>>;

  constructor(mailChannel: MailChannel, whatsappChannel: WhatsappChannel) {
    this.channels = { mail: mailChannel, whatsapp: whatsappChannel };
  }

  /** Throws when there is no such channel, as for a message that a newer version of this service has stored. */
  get(name: string): Channel {
    const channel = (this.channels as Partial<Record<string, Channel>>)[name];
    if (!channel) throw new Error(`There is no channel ${name}`);
    return channel;
  }
}
