import { permissionsOf, type Permission } from '@farmhouse/contracts/identity/permission';
import type { MailSubjectType } from '@farmhouse/contracts/mails/mails';

/** What an admin must be allowed to work with to see the messages about it. */
const NEEDED: Record<MailSubjectType, Permission> = {
  booking: 'bookings',
  'contact-message': 'messages',
  'privacy-request': 'privacy',
  chat: 'chat',
  house: 'settings',
};

/** What the messages that an admin of this role may see are about. */
export function subjectsFor(role: string): MailSubjectType[] {
  const granted = permissionsOf(role);
  return (Object.keys(NEEDED) as MailSubjectType[]).filter((subject) => granted.includes(NEEDED[subject]));
}
