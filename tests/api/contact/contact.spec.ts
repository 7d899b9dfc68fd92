import { randomInt } from 'node:crypto';
import type { ContactMessageView } from '@farmhouse/contracts/content/contact-message';
import type { PrivacyRequestFiled, PrivacyRequestView } from '@farmhouse/contracts/content/privacy-request';
import type { SettingView } from '@farmhouse/contracts/content/setting';
import { accepted, call } from '../../support/api/call.ts';
import { inDays } from '../../support/dates.ts';
import { ADMIN_USERNAME } from '../../support/env.ts';
import { mailTo, mailsTo, sourceOf } from '../../support/mails/mailbox.ts';
import type { Owner } from '../../support/api/owner.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { expect, test } from '../../support/test.ts';

const someone = (): string => `visitor${randomInt(1e9)}@example.com`;
const send = (body: object) => call('POST', '/api/contact', { body });

async function ownerEmail(owner: Owner): Promise<string> {
  const settings = await owner.get<SettingView[]>('/api/admin/site-settings');
  return settings.find(({ key }) => key === 'booking_email')?.value ?? '';
}

async function messageOf(owner: Owner, email: string): Promise<ContactMessageView | undefined> {
  const [found] = await owner.get<ContactMessageView[]>(`/api/admin/contact-messages?q=${encodeURIComponent(email)}`);
  return found;
}

test('a contact message is mailed to the owner, and the owner’s reply to the sender', async ({ owner }) => {
  const email = someone();
  const name = `Ravi ${randomInt(1e9)}`;
  accepted(await send({ name, email, phone: '+91 98490 54321', subject: 'Pool', message: 'Is <b>it</b> heated?' }));

  const toOwner = await mailTo(await ownerEmail(owner), new RegExp(`^New message from ${name}: Pool$`));
  expect(toOwner.text).toContain('Is <b>it</b> heated?');
  expect(toOwner.text).toContain('/admin/dashboard/messages');
  expect(toOwner.html).not.toContain('<b>it</b>');
  expect(await sourceOf(toOwner)).toMatch(new RegExp(`^Reply-To: ${email}`, 'm'));

  const message = await messageOf(owner, email);
  const path = `/api/admin/contact-messages/${message?.id}/reply`;
  const replied = await owner.send<ContactMessageView>('POST', path, { replyMessage: 'Yes, all year.' });

  expect(replied).toMatchObject({ status: 'replied', replied: true, repliedBy: ADMIN_USERNAME });
  expect((await mailTo(email, /^Re: Pool$/)).text).toContain('Yes, all year.');
  expectProblem(await owner.call('POST', path, { body: { replyMessage: 'No.' } }), 409);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('POST /api/contact with the hidden field filled in returns 201 and stores nothing', async ({ owner }) => {
  const email = someone();
  const response = await send({ name: 'A program', email, message: 'Buy now', website: 'https://example.com' });

  expect(response).toMatchObject({ status: 201, json: { received: true } });
  expect(await messageOf(owner, email)).toBeUndefined();
});

test('a sender’s name with line breaks changes no header of the owner’s mail', async ({ owner }) => {
  const email = someone();
  const name = `Eve ${randomInt(1e9)}`;
  accepted(await send({ name: `${name}\r\nBcc: everyone@example.com`, email, message: 'Hello' }));

  const mail = await mailTo(await ownerEmail(owner), new RegExp(`^New message from ${name}`));

  expect(mail.subject).toBe(`New message from ${name} Bcc: everyone@example.com`);
  expect(mail.headers).not.toHaveProperty('bcc');
  expect(await mailsTo('everyone@example.com')).toEqual([]);
});

test('a privacy request gets a reference and a due date, and its outcome is mailed to the requester', async ({
  owner,
}) => {
  const email = someone();
  const body = { type: 'copy', name: 'Ravi Kumar', email, details: 'All of it, please' };
  const filed = accepted(await call<PrivacyRequestFiled>('POST', '/api/privacy-requests', { body }));
  expect(filed).toEqual({ reference: expect.stringMatching(/^PR-[0-9A-HJKMNP-TV-Z]{8}$/), dueDate: inDays(30) });

  const receipt = await mailTo(email, new RegExp(`privacy request ${filed.reference}$`));
  expect(receipt.text).toContain('Request Data Copy');
  await mailTo(await ownerEmail(owner), new RegExp(`^Privacy request ${filed.reference}`));

  const [request] = await owner.get<PrivacyRequestView[]>(`/api/admin/privacy-requests?q=${filed.reference}`);
  const change = { status: 'completed', note: 'Sent as a file.' };
  await owner.send('PATCH', `/api/admin/privacy-requests/${request?.id}`, change);

  expect((await mailTo(email, /is completed$/)).text).toContain('Sent as a file.');
});
