import { sectionPath, type SectionKey } from '@farmhouse/contracts/pages/sections';
import type { MailSite } from '../mail-data.ts';

/** A section that mails lead to. */
export type LinkedSection = Extract<
  SectionKey,
  | 'calendar'
  | 'confirmations'
  | 'payments'
  | 'messages'
  | 'live-chat'
  | 'settings'
  | 'custom-scripts'
  | 'whatsapp'
  | 'message-templates'
>;

/** A section of the dashboard, for the owner; `query` opens something in it. */
export function dashboardLink(
  { ADMIN_URL, PUBLIC_URL }: Pick<MailSite, 'ADMIN_URL' | 'PUBLIC_URL'>,
  section: LinkedSection,
  query: Record<string, string | number> = {},
): string {
  const opened = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${ADMIN_URL ?? PUBLIC_URL}${sectionPath(section)}${opened.length > 0 ? `?${opened.join('&')}` : ''}`;
}
