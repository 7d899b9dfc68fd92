import type { MailFailure } from '@farmhouse/contracts/mails/mails';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailRegistry } from '../mails/mail-registry.ts';
import { MailboxLimit } from './mailbox-limit.ts';
import { OwnerMailLimit } from './owner-mail-limit.ts';

interface Counted {
  kind: string;
  recipient: string;
  countedAs: string;
}

/** The limits that a message's class asks for. */
@Injectable()
export class MessageLimits {
  constructor(
    private readonly mailRegistry: MailRegistry,
    private readonly mailboxLimit: MailboxLimit,
    private readonly ownerMailLimit: OwnerMailLimit,
  ) {}

  /** Counts a new message; why it is withheld, if it is. */
  async failureOf(tx: EntityManager, { kind, recipient, countedAs }: Counted): Promise<MailFailure | undefined> {
    const { isLimitedByMailbox, digest } = this.mailRegistry.get(kind);
    if (isLimitedByMailbox && (await this.mailboxLimit.isReached(tx, kind, countedAs))) return 'too-many';
    if (digest && (await this.ownerMailLimit.isReached(recipient))) return 'in-digest';
    return undefined;
  }
}
