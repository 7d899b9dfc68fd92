import type { SettingValues } from '@farmhouse/contracts/content/setting';
import type { MessageFailure } from '@farmhouse/contracts/messages/messages-sent';
import type { Message } from '../mails/message.ts';

/** A message as passed to its channel, which renders it from the payload. */
export interface OutgoingMessage {
  /** Equal at every attempt, so that a receiver can recognise a message that arrives twice. */
  id: string;
  /** How often it was sent again after it had been sent. */
  resends: number;
  /** True if the owner has sent it by this channel by hand. */
  channelChosen: boolean;
  kind: string;
  recipient: string;
  payload: object;
}

/** How a delivery attempt ended; `reason` says why, without personal data. */
export type Outcome =
  /** `ref`: the channel's own id of the message, if it reports the outcome later. */
  | { result: 'accepted'; ref?: string }
  /** The channel refuses the message permanently. */
  | { result: 'refused'; failure: MessageFailure; reason: string }
  /** `waitMs`: the minimum wait that the channel asks for. */
  | { result: 'try-later'; reason: string; waitMs?: number };

/** Sends a rendered message to the channel's server. `signal` aborts when another worker has claimed the message. */
export type Send = (signal: AbortSignal) => Promise<Outcome>;

/**
 * A channel to a recipient, such as mail. It knows addresses and how to send a message; rows, leases, retries and
 * limits are the same for all channels.
 */
export interface Channel {
  /** The recipient's address on this channel; without one, nothing is sent by this channel. */
  addressOf<P extends object>(message: Message<P>, payload: P, settings: SettingValues): string | undefined;
  /** The address as limits count it: the same for all spellings that reach the same recipient. */
  countedAs(address: string): string;
  /** Renders the message from its payload. An error thrown by this or by the result counts as 'try-later'. */
  write(message: OutgoingMessage): Promise<Send>;
}
