import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import { MAIL_PAYLOAD_DAYS } from '@farmhouse/contracts/messages/mails';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailRegistry } from '../mails/mail-registry.ts';

/** Limits per address of the messages that anyone can trigger. Rule: mails that anyone can trigger. */
const MAX_OF_A_KIND_IN_AN_HOUR = 3;
const MAX_IN_A_DAY = 10;

interface Counts {
  ofKind: number;
  ofDay: number;
  isKnown: boolean;
}

/** Limits the messages that anyone can trigger to an address that anyone can type. */
@Injectable()
export class MailboxLimit {
  private readonly limitedKinds: readonly string[];
  private readonly liftingKinds: readonly string[];

  constructor(mailRegistry: MailRegistry) {
    this.limitedKinds = mailRegistry.kindsWhere(({ isLimitedByMailbox }) => isLimitedByMailbox !== undefined);
    this.liftingKinds = mailRegistry.kindsWhere(({ liftsMailboxLimit }) => liftsMailboxLimit === true);
  }

  /**
   * True if an address has received as many messages as strangers may trigger, and no confirmation from the house. The
   * address, as its channel counts it, is locked until the transaction ends, so that simultaneous events are counted
   * one after the other.
   */
  async isReached(tx: EntityManager, kind: string, countedAs: string): Promise<boolean> {
    await tx.query(`SELECT ${ADVISORY_LOCK}($1)`, [`mails to ${countedAs}`]);
    const [counts] = await tx.query<Counts[]>(
      `SELECT
         count(*) FILTER (WHERE kind = $2 AND queued_at > now() - interval '1 hour')::int AS "ofKind",
         count(*) FILTER (WHERE kind = ANY($3) AND queued_at > now() - interval '1 day')::int AS "ofDay",
         coalesce(bool_or(kind = ANY($4)), false) AS "isKnown"
       FROM messages
       WHERE audience = 'guest' AND counted_as = $1 AND status <> 'withheld'
         AND queued_at > now() - make_interval(days => $5)`,
      [countedAs, kind, this.limitedKinds, this.liftingKinds, MAIL_PAYLOAD_DAYS],
    );
    if (!counts || counts.isKnown) return false;
    return counts.ofKind >= MAX_OF_A_KIND_IN_AN_HOUR || counts.ofDay >= MAX_IN_A_DAY;
  }
}
