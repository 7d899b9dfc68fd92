import { readFile } from 'node:fs/promises';
import ical, { type VEvent } from 'node-ical';
import { expect, test } from '../support/browser/site-test.ts';
import { requestSoleStay } from '../support/guests.ts';
import { attachmentOf, mailTo } from '../support/mails/mailbox.ts';
import { SUBJECTS } from '../support/mails/subjects.ts';

/** What a calendar makes of the file: its entries, without the time of writing. */
function entriesOf(file: string) {
  return Object.values(ical.sync.parseICS(file))
    .filter((part): part is VEvent => part?.type === 'VEVENT')
    .map(({ uid, sequence, status, start, end, summary, location, description }) => ({
      uid,
      sequence: Number(sequence),
      status,
      start: start.toISOString(),
      end: end?.toISOString(),
      summary,
      location,
      description,
    }));
}

test('the calendar file of a confirmed stay is one entry, whether it comes by mail or from its page', async ({
  page,
  owner,
}) => {
  const { code, input } = await requestSoleStay();
  await owner.confirm(code);
  const mail = await mailTo(input.email, SUBJECTS.confirmed);
  const attachment = mail.attachments.find(({ filename }) => filename === `stay-${code}.ics`);
  const attached = entriesOf((await attachmentOf(mail, attachment?.generatedFileName ?? '')).toString());

  await page.goto(`/booking-confirmation?booking=${code}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);

  expect(download.suggestedFilename()).toBe(`stay-${code}.ics`);
  const saved = entriesOf(await readFile(await download.path(), 'utf8'));
  expect(saved).toEqual(attached);
  expect(saved).toMatchObject([
    { uid: code, sequence: 0, status: 'CONFIRMED', start: `${input.checkinDate}T08:30:00.000Z` },
  ]);
});
