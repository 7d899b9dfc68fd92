import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ical, { type VEvent } from 'node-ical';
import { attachmentOf, type Mail } from './mails/mailbox.ts';

/** A calendar file from a mail or a page. */
export interface CalendarFile {
  name: string;
  content: string;
}

/** The content of a calendar file: its entries, without the time of creation. */
export function entriesOf({ content }: CalendarFile) {
  return Object.values(ical.sync.parseICS(content))
    .filter((part): part is VEvent => part?.type === 'VEVENT')
    .map(({ uid, sequence, status, start, end, summary, location, description }) => ({
      ...{ uid, sequence: Number(sequence), status, start: start.toISOString(), end: end?.toISOString() },
      ...{ summary, location, description },
    }));
}

/** The calendar file of a mail. Throws when there is none. */
export async function attachedCalendarFile(mail: Mail): Promise<CalendarFile> {
  const file = mail.attachments.find(({ filename }) => filename.endsWith('.ics'));
  if (!file) throw new Error(`"${mail.subject}" has no calendar file`);
  return { name: file.filename, content: (await attachmentOf(mail, file.generatedFileName)).toString() };
}

/** The calendar file that the page of a booking offers. */
export async function savedCalendarFile(page: Page): Promise<CalendarFile> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path(), 'utf8') };
}
