import { formatInstant } from '@farmhouse/contracts/text/dates';
import type { ReactElement } from 'react';
import type { Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import { HOUSE } from '../message.ts';
import { ownerRecipient } from '../owner-recipient.ts';
import { Paragraph, Title } from '../components/components.tsx';
import type { AlertRule } from './alert-rule.ts';

export interface OperationAlertPayload {
  rule: AlertRule;
  /** The service that it is about; empty for all. */
  about: string;
  /** ISO instant since when it lasts. */
  since: string;
  told: 'begins' | 'goes-on' | 'is-over';
}

type Data = MailData<OperationAlertPayload>;

/** Parts of the site as the owner knows them, by the service that has them. */
const PARTS: Readonly<Record<string, string>> = {
  bookings: 'Bookings and payments',
  catalogue: 'Services, gallery and coupons',
  content: 'Texts, blog and settings',
  analytics: 'Visitor statistics',
  chat: 'The chat',
  identity: 'The sign-in',
  notifications: 'Emails',
  web: 'The pages for visitors',
  supervisor: 'The program that starts all others',
  'backup-schedule': 'The program that makes backups every night',
  gateway: 'The web server',
  postgres: 'The database',
  redis: 'The queue of pending work',
  mailbox: 'The test mailbox',
};

const MAKE_BACKUP = 'make backup (in containers docker compose run --rm backup)';
const CHECK_BACKUP = 'make check-backup (in containers docker compose run --rm --build backup-check)';

interface Words {
  subject: (part: string) => string;
  /** What it means for the house and its guests. */
  meaning: string;
  /** What to do about it. */
  remedy: string;
}

const WORDS: Record<AlertRule, Words> = {
  'service-down': {
    subject: (part) => `Not working: ${part}`,
    meaning:
      'Guests may see an error there; everything that was confirmed to somebody before is stored. It is started again automatically, but has not come back.',
    remedy: 'Whoever looks after the machine reads the log (make logs) and restarts the product (make down, make up).',
  },
  'service-restarts': {
    subject: (part) => `Keeps restarting: ${part}`,
    meaning: 'Some calls of guests fail and are tried again. Nothing that was confirmed is lost.',
    remedy:
      'Whoever looks after the machine finds the reason in the log (make logs); often the machine has too little memory.',
  },
  'events-wait': {
    subject: () => 'Changes do not arrive everywhere',
    meaning: 'A confirmation, a price or a mail may come late. Nothing is lost: what waits is done once it goes on.',
    remedy:
      'Whoever looks after the machine looks in the log for the part that does not answer, and restarts the product.',
  },
  'redis-almost-full': {
    subject: () => 'The queue of pending work is almost full',
    meaning: 'Guests can still book, but mails will come late if it fills up.',
    remedy: 'Usually one part does not work and its work piles up: it empties automatically once that part runs.',
  },
  'mails-wait': {
    subject: () => 'Emails are not going out',
    meaning: 'For a quarter of an hour at least one mail was not accepted. Mails are tried for a day, none is lost.',
    remedy: 'Check the password, the quota and the bill of your mail provider.',
  },
  'disk-almost-full': {
    subject: () => 'The disk is almost full',
    meaning: 'Less than 1 GB is left. When it is full, pictures cannot be uploaded and at last no booking is stored.',
    remedy: 'Delete what is not needed, or get a larger disk. Old backups take space, too: keep the newest.',
  },
  'backup-old': {
    subject: () => 'There is no backup of the last day',
    meaning: 'If the machine broke now, what came after the last backup could be lost.',
    remedy: `Run ${MAKE_BACKUP} and read what it says; a full disk is the usual reason.`,
  },
  'backup-missing-in-bucket': {
    subject: () => 'The last backup is only on your machine',
    meaning:
      'It was made, but did not get into the bucket where a copy is kept. If the machine were lost now, so would be what came after the last copy.',
    remedy: `Whoever looks after the machine runs ${MAKE_BACKUP}, which says why: often an access key has expired or a bill of the storage provider is unpaid.`,
  },
  'backup-check-failed': {
    subject: () => 'The last backup cannot be restored',
    meaning:
      'It was restored for a test, beside your site, and did not come back as it was. If the machine broke now, bookings could be lost.',
    remedy: `Whoever looks after the machine runs ${MAKE_BACKUP} and then ${CHECK_BACKUP}, which says what is wrong. Until that succeeds, keep the older backups.`,
  },
  'backup-check-old': {
    subject: () => 'Backups are no longer tested',
    meaning:
      'For two planned tests no backup came back as it was, or none was tried. So nobody knows whether the newest could be used if the machine broke. Your site is not affected.',
    remedy: `Whoever looks after the machine runs ${CHECK_BACKUP}, which says why: often the machine has too little memory or disk space.`,
  },
  'archive-fails': {
    subject: () => 'Changes are not being saved beside the backups',
    meaning:
      'The database cannot write its log to the archive. If the machine broke now, everything since the last backup could be lost; and what waits to be saved fills the disk.',
    remedy:
      'Whoever looks after the machine checks whether the disk of the archive is full or not mounted (df -h), and reads the log (make logs).',
  },
  'certificate-ends': {
    subject: () => 'The certificate of your site or its dashboard ends soon',
    meaning: 'In less than two weeks browsers will show a security warning instead of the site or the dashboard.',
    remedy: 'It should have been renewed automatically: whoever looks after the domain checks why it was not.',
  },
  'jobs-fail': {
    subject: (part) => `Scheduled work fails: ${part}`,
    meaning:
      'For two hours at least, work that is done by the clock has failed: reminders and other messages around the stay, deadlines, other calendars, or the removal of old data. What is left is done once it works again, unless its time is over.',
    remedy: 'Whoever looks after the machine finds the reason in the log (make logs), and mends it.',
  },
  'clock-wrong': {
    subject: () => 'The clock of the machine is wrong',
    meaning:
      'It jumped by more than five seconds, or differs by as much from the clock of the database: it was wrong before, or is now. Deadlines, reminders and the times in mails and receipts follow it.',
    remedy:
      'Whoever looks after the machine compares its time with a phone, and sees to it that it is kept right (timedatectl).',
  },
};

const READ_LOG = 'Whoever looks after the machine reads its log (docker compose logs backup-schedule)';

/** Meanings and remedies for one part where they differ from those of the rule. */
const WORDS_ABOUT: Readonly<Record<string, Partial<Record<AlertRule, Pick<Words, 'meaning' | 'remedy'>>>>> = {
  'backup-schedule': {
    'service-down': {
      meaning:
        'Guests notice nothing, but no backups are made. If the machine broke now, what came after the last backup could be lost.',
      remedy: `${READ_LOG} and starts it again (docker compose up --wait --force-recreate --no-deps backup-schedule).`,
    },
    'service-restarts': {
      meaning: 'Guests notice nothing, but backups may come late or not at all.',
      remedy: `${READ_LOG}; often the machine has too little memory.`,
    },
  },
};

const wordsOf = ({ rule, about }: OperationAlertPayload): Words => ({ ...WORDS[rule], ...WORDS_ABOUT[about]?.[rule] });

/** An operational problem begins, persists for another day, or is over. */
export class OperationAlertOwnerMail implements Mail<OperationAlertPayload> {
  readonly about = HOUSE;
  readonly to = ownerRecipient<OperationAlertPayload>('warnings about the site', () => null);

  subjectLine({ rule, about, told }: Data): string {
    const subject = WORDS[rule].subject(PARTS[about] ?? about);
    if (told === 'is-over') return `Over: ${subject}`;
    return told === 'goes-on' ? `Still: ${subject}` : subject;
  }

  preview(data: Data): string {
    return data.told === 'is-over' ? 'There is nothing to do any more.' : wordsOf(data).remedy;
  }

  body(data: Data): ReactElement {
    const { meaning, remedy } = wordsOf(data);
    const since = `${formatInstant(data.since)} (Indian time)`;
    if (data.told === 'is-over') {
      return (
        <>
          <Title status="Site" tone="garden">
            {this.subjectLine(data)}
          </Title>
          <Paragraph>
            It began by {since}, and has not been seen for ten minutes. There is nothing to do any more.
          </Paragraph>
        </>
      );
    }
    return (
      <>
        <Title status="Site" tone="marigold">
          {this.subjectLine(data)}
        </Title>
        <Paragraph>Since {since}.</Paragraph>
        <Paragraph>{meaning}</Paragraph>
        <Paragraph>{remedy}</Paragraph>
        <Paragraph>This mail comes once a day for as long as it goes on, and once when it is over.</Paragraph>
      </>
    );
  }
}
