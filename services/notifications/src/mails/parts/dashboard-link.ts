import type { MailSite } from '../mail.ts';

/** A section of the dashboard, for the owner. */
export function dashboardLink(
  { PUBLIC_URL }: Pick<MailSite, 'PUBLIC_URL'>,
  section: 'confirmations' | 'payments' | 'messages' | 'live-chat',
): string {
  return `${PUBLIC_URL}/admin/dashboard/${section}`;
}
