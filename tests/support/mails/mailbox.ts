import { MAILBOX_API, OLDEST_FIRST } from '../env.ts';
import { eventually } from '../eventually.ts';

export interface Mail {
  id: string;
  subject: string;
  to: { address: string }[];
  html?: string;
  text?: string;
  headers: Record<string, string | string[]>;
  attachments: { filename: string; generatedFileName: string; contentType: string; contentId?: string }[];
}

/** A mail in MailDev's API; the containers' older version spells `filename` differently. */
type AnsweredMail = Omit<Mail, 'attachments'> & {
  attachments?: (Mail['attachments'][number] & { fileName?: string })[];
};

async function read(query: string): Promise<Mail[]> {
  const response = await fetch(`${MAILBOX_API}/email?${OLDEST_FIRST}${query}`);
  if (!response.ok) throw new Error(`The mailbox returned ${response.status}`);
  return ((await response.json()) as AnsweredMail[]).map(({ attachments, ...mail }) => ({
    ...mail,
    attachments: (attachments ?? []).map((file) => ({ ...file, filename: file.filename ?? file.fileName ?? '' })),
  }));
}

/** Every mail to an address, oldest first. */
export const mailsTo = (address: string): Promise<Mail[]> => read(`&to.address=${encodeURIComponent(address)}`);

/** Waits for a mail whose subject matches. */
export function mailTo(address: string, subject: RegExp, timeoutMs = 20_000): Promise<Mail> {
  return eventually(async () => {
    const mails = await mailsTo(address);
    const found = mails.find((mail) => subject.test(mail.subject));
    if (found) return found;
    const others = mails.map((mail) => `"${mail.subject}"`).join(', ') || 'none';
    throw new Error(`No mail to ${address} matches ${subject}; there are: ${others}`);
  }, timeoutMs);
}

/** Deletes every mail. */
export async function emptyMailbox(): Promise<void> {
  const response = await fetch(`${MAILBOX_API}/email/all`, { method: 'DELETE' });
  if (!response.ok) throw new Error(`The mailbox returned ${response.status}`);
}

/** The raw source of a mail. */
export async function sourceOf({ id }: Mail): Promise<string> {
  const response = await fetch(`${MAILBOX_API}/email/${id}/source`);
  return response.text();
}

/** The bytes of an attachment. */
export async function attachmentOf({ id }: Mail, generatedFileName: string): Promise<Buffer> {
  const response = await fetch(`${MAILBOX_API}/email/${id}/attachment/${encodeURIComponent(generatedFileName)}`);
  if (!response.ok) throw new Error(`The mailbox returned ${response.status} for ${generatedFileName}`);
  return Buffer.from(await response.arrayBuffer());
}
