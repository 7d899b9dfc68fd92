import type { Mail } from './mail.ts';

/** The mails that a message may name by its kind. */
export class MailRegistry {
  constructor(private readonly mails: Readonly<Record<string, Mail<object>>>) {}

  /** Throws when there is no mail of that kind, as for a message that a newer version of this service has stored. */
  get(kind: string): Mail<object> {
    const mail = this.find(kind);
    if (!mail) throw new Error(`There is no mail of the kind ${kind}`);
    return mail;
  }

  find(kind: string): Mail<object> | undefined {
    return this.mails[kind];
  }

  /** The kinds that match. */
  kindsWhere(isMeant: (mail: Mail<object>) => boolean): string[] {
    return Object.entries(this.mails).flatMap(([kind, mail]) => (isMeant(mail) ? [kind] : []));
  }
}
