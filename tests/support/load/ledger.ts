import type { Acknowledged } from '../mails/deliveries.ts';
import { mailsTo } from '../mails/mailbox.ts';
import { rowsOf } from '../processes/database.ts';

/** A booking that was acknowledged, with the subjects of the mails that its guest must get, each once. */
export interface BookedStay extends Acknowledged {
  mails: readonly RegExp[];
}

/** The stored state of everything that was acknowledged. */
export interface Comparison {
  acknowledged: number;
  lost: string[];
  doubled: string[];
}

/** Everything that the product has acknowledged. */
export class Ledger {
  readonly stays: BookedStay[] = [];
  readonly messages: string[] = [];
  readonly pages: string[] = [];
  readonly pictures: string[] = [];

  /** The kinds of which nothing was acknowledged: a comparison says nothing about them. */
  emptyKinds(): string[] {
    const kinds = { bookings: this.stays, messages: this.messages, views: this.pages, pictures: this.pictures };
    return Object.entries(kinds).flatMap(([kind, acknowledged]) => (acknowledged.length === 0 ? [kind] : []));
  }

  /** Compares what was acknowledged with what is stored and has been mailed. */
  async compare(): Promise<Comparison> {
    const result: Comparison = { acknowledged: 0, lost: [], doubled: [] };
    const count = (kind: string, names: readonly string[], found: readonly string[]): void => {
      const times = new Map<string, number>();
      for (const name of found) times.set(name, (times.get(name) ?? 0) + 1);
      result.acknowledged += names.length;
      result.lost.push(...names.filter((name) => !times.has(name)).map((name) => `${kind} ${name}`));
      result.doubled.push(...names.filter((name) => (times.get(name) ?? 0) > 1).map((name) => `${kind} ${name}`));
    };
    const stored = async (kind: string, names: readonly string[], table: string, column: string) => {
      const sql = `SELECT ${column} AS name FROM ${table} WHERE ${column} = ANY($1)`;
      const rows = await rowsOf<{ name: string }>(sql, [names]);
      count(
        kind,
        names,
        rows.map(({ name }) => name),
      );
    };
    // by the guest's number, which no two requests share: a request that was stored twice has two codes
    const numbers = this.stays.map(({ input }) => input.contactNumber);
    await stored('booking', numbers, 'bookings.bookings', 'contact_number');
    await stored('chat message', this.messages, 'chat.chat_messages', 'message');
    await stored('page view', this.pages, 'analytics.page_views', 'page');
    await stored('picture', this.pictures, 'catalogue.gallery_items', 'alt');
    for (const { input, mails } of this.stays) {
      const subjects = (await mailsTo(input.email)).map(({ subject }) => subject);
      const names = mails.map((pattern) => `${input.email} ${pattern.source}`);
      count(
        'mail',
        names,
        subjects.flatMap((subject) => names.filter((_, at) => mails[at]?.test(subject))),
      );
    }
    return result;
  }
}
