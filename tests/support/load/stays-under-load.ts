import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { BookingRequested } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import { call, cookiesOf } from '../api/call.ts';
import { freeNight, openNight } from '../dates.ts';
import { eventually } from '../eventually.ts';
import { aBookingRequest, pay, type Requested } from '../guests.ts';
import { mailsTo } from '../mails/mailbox.ts';
import type { Owner } from '../api/owner.ts';
import { SUBJECTS } from '../mails/subjects.ts';

/** A paid stay with the subjects of the mails that it must have caused, in no order. */
export interface StayWithMails {
  code: string;
  email: string;
  toGuest: RegExp[];
  toOwner: RegExp[];
}

const LANES = 2;
const PAUSE_MS = 250;
/** The owner confirms one of this many stays, because each confirmed stay occupies a night. */
const CONFIRMED_ONE_IN = 16;

/** Repeats one booking request with one idempotency key until it is accepted. */
async function book(changes: Parameters<typeof aBookingRequest>[0]): Promise<Requested> {
  const input = aBookingRequest(changes);
  const headers = { 'Idempotency-Key': `load-${input.contactNumber}` };
  return eventually(async () => {
    const response = await call<BookingRequested>('POST', '/api/bookings', { body: input, headers });
    if (response.status !== 201) throw new Error(`returned ${response.status}: ${response.text}`);
    return { input, code: response.json.confirmationCode, cookie: cookiesOf(response), response: response.json };
  }, 30_000);
}

async function bookAndPay(owner: Owner, isConfirmed: boolean): Promise<StayWithMails> {
  const stay = await book(isConfirmed ? await freeNight() : openNight());
  await pay(stay);
  // admin calls answer 503 while Redis is unreachable
  if (isConfirmed) await eventually(() => owner.confirm(stay.code), 30_000);
  return {
    code: stay.code,
    email: stay.input.email,
    toGuest: [SUBJECTS.requested, SUBJECTS.paymentReceived, ...(isConfirmed ? [SUBJECTS.confirmed] : [])],
    toOwner: [SUBJECTS.requestedOwner, SUBJECTS.paymentReceivedOwner],
  };
}

/** Books, pays and confirms continuously while `disturb` runs; resolves with every accepted stay. */
export async function bookWhile(owner: Owner, disturb: () => Promise<void>): Promise<StayWithMails[]> {
  let isOver = false;
  const lane = async (): Promise<StayWithMails[]> => {
    const stays: StayWithMails[] = [];
    while (!isOver) {
      stays.push(await bookAndPay(owner, stays.length % CONFIRMED_ONE_IN === 0));
      await sleep(Math.random() * PAUSE_MS);
    }
    return stays;
  };
  const lanes = Promise.all(Array.from({ length: LANES }, lane));
  await disturb().finally(() => {
    isOver = true;
  });
  return (await lanes).flat();
}

function expectSubjects(subjects: string[], expected: RegExp[], code: string): void {
  const missing = expected.filter((pattern) => !subjects.some((subject) => pattern.test(subject)));
  expect(missing, `mails missing for ${code}; there are ${subjects.join(', ') || 'none'}`).toEqual([]);
  expect(subjects, `mails doubled for ${code}`).toHaveLength(expected.length);
}

/** Expects each mail of each stay exactly once, to the guest and to `house`, the owner's address. */
export async function expectEachMailOnce(stays: StayWithMails[], house: string): Promise<void> {
  const toHouse = (await mailsTo(house)).map(({ subject }) => subject);
  for (const { code, email, toGuest, toOwner } of stays) {
    expectSubjects(
      (await mailsTo(email)).map(({ subject }) => subject),
      toGuest,
      code,
    );
    expectSubjects(
      toHouse.filter((subject) => subject.includes(code)),
      toOwner,
      code,
    );
  }
}
