import type { MailFailure } from '@farmhouse/contracts/messages/mails';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailRegistry } from '../mails/mail-registry.ts';
import { MailboxLimit } from './mailbox-limit.ts';
import { OwnerMailLimit } from './owner-mail-limit.ts';

interface Counted {
  kind: string;
  payload: object;
  recipient: string;
  countedAs: string;
}

/** The limits that apply to a kind of message. */
@Injectable()
export class MessageLimits {
  constructor(
    private readonly mailRegistry: MailRegistry,
    private readonly mailboxLimit: MailboxLimit,
    private readonly ownerMailLimit: OwnerMailLimit,
  ) {}

  /** Counts a new message; returns why it is withheld, or undefined. */
  async failureOf(
    tx: EntityManager,
    { kind, payload, recipient, countedAs }: Counted,
  ): Promise<MailFailure | undefined> {
    const message = this.mailRegistry.get(kind);
    if (message.isLimitedByMailbox?.(payload) && (await this.mailboxLimit.isReached(tx, kind, countedAs)))
      return 'too-many';
    if (message.digest && (await this.ownerMailLimit.isReached(recipient))) return 'in-digest';
    return undefined;
  }
}
