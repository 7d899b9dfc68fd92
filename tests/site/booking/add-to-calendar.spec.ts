import { expect, test } from '../../support/browser/site-test.ts';
import { requestSoleStay } from '../../support/guests.ts';
import { attachedCalendarFile, entriesOf, savedCalendarFile } from '../../support/calendar-file.ts';
import { mailTo } from '../../support/mails/mailbox.ts';
import { SUBJECTS } from '../../support/mails/subjects.ts';

test(
  'the calendar files of a confirmed stay in its mail and on its page are the same entry',
  { tag: '@desktop' },
  async ({ page, owner }) => {
    const { code, input } = await requestSoleStay();
    await owner.confirm(code);
    const mail = await mailTo(input.email, SUBJECTS.confirmed);
    const attached = await attachedCalendarFile(mail);

    await page.goto(`/booking-confirmation?booking=${code}`);
    const saved = await savedCalendarFile(page);

    expect([attached.name, saved.name]).toEqual([`stay-${code}.ics`, `stay-${code}.ics`]);
    expect(entriesOf(saved)).toEqual(entriesOf(attached));
    expect(entriesOf(saved)).toMatchObject([
      { uid: code, sequence: 0, status: 'CONFIRMED', start: `${input.checkinDate}T08:30:00.000Z` },
    ]);
  },
);
