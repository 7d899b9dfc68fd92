import { createHmac } from 'node:crypto';
import type { MailSubjectType } from '@farmhouse/contracts/messages/mails';
import { personOf, type Person } from '@farmhouse/contracts/privacy/personal-data';
import { guestTokenSecrets, type GuestTokenSecrets } from '@farmhouse/platform/config/config';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG } from '../config.ts';
import type { ChannelName } from '../channel/channels.ts';
import type { Audience } from '../mails/message.ts';
import { CONTACTS_IN_PAYLOAD } from './message-contacts.ts';

/** Longer than an event can wait to be handled, a failed one included. */
const KEPT_DAYS = 60;

/** Identifies the recipient of a message and the time of its cause. */
interface Message {
  subjectType: MailSubjectType;
  subjectId: string;
  audience: Audience;
  channel: ChannelName;
  recipient: string;
  payload: object;
  occurredAt: Date;
}

const bookingKey = (id: string): string => `booking:${id}`;

/**
 * Remembers whose messages were erased, as an event from before an erasure may be handled after it or beside it: its
 * messages would bring the erased data back. Contacts are remembered as hashes with the product's secret, and are still
 * recognized by the previous one after a rotation. Rule: erasing a person.
 */
@Injectable()
export class ErasedKeys {
  constructor(@Inject(CONFIG) private readonly config: GuestTokenSecrets) {}

  /**
   * Begins the transaction that erases: waits for transactions that store messages, so that it sees what they have
   * stored, and lets later ones wait for it.
   */
  async add(tx: EntityManager, person: Person, bookingIds: readonly number[]): Promise<void> {
    await tx.query('LOCK TABLE erased_keys IN EXCLUSIVE MODE');
    const keys = [
      ...bookingIds.map((id) => bookingKey(String(id))),
      ...contactKeys(person, this.config.GUEST_TOKEN_SECRET),
    ];
    await tx.query(
      `INSERT INTO erased_keys (key, erased_at) SELECT key, clock_timestamp() FROM unnest($1::text[]) AS key
       ON CONFLICT (key) DO UPDATE SET erased_at = excluded.erased_at`,
      [[...new Set(keys)]],
    );
  }

  /**
   * Part of the transaction that stores the message: true if it must not be stored, because its booking is erased, or
   * because its person was erased after it was caused.
   */
  async include(tx: EntityManager, message: Message): Promise<boolean> {
    await tx.query('LOCK TABLE erased_keys IN ROW SHARE MODE');
    const rows = await tx.query<unknown[]>(
      'SELECT FROM erased_keys WHERE key = $1 OR (key = ANY($2) AND erased_at >= $3) LIMIT 1',
      [
        message.subjectType === 'booking' ? bookingKey(message.subjectId) : null,
        this.contactKeysOf(message),
        message.occurredAt,
      ],
    );
    return rows.length > 0;
  }

  async prune(manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM erased_keys WHERE erased_at < now() - make_interval(days => $1)', [KEPT_DAYS]);
  }

  private contactKeysOf({ audience, channel, recipient, payload }: Message): string[] {
    const own = channel === 'whatsapp' ? { email: null, phone: recipient } : { email: recipient, phone: null };
    const about = CONTACTS_IN_PAYLOAD.map(([object, email, phone]) => {
      const named = (payload as Record<string, Record<string, string | null> | undefined>)[object];
      return { email: named?.[email] ?? null, phone: named?.[phone] ?? null };
    });
    const persons = [...(audience === 'guest' ? [own] : []), ...about].map(personOf);
    return guestTokenSecrets(this.config).flatMap((secret) => persons.flatMap((person) => contactKeys(person, secret)));
  }
}

function contactKeys({ email, phone }: Pick<Person, 'email' | 'phone'>, secret: string): string[] {
  const hashOf = (kind: 'email' | 'phone', value: string) =>
    createHmac('sha256', secret).update(`erased ${kind} ${value}`).digest('base64url');
  return [...(email ? [hashOf('email', email)] : []), ...(phone ? [hashOf('phone', phone)] : [])];
}
