import { permissionsOf, type Permission } from '@farmhouse/contracts/identity/permission';
import type { MailSubjectType } from '@farmhouse/contracts/messages/mails';

/** The permission that an admin needs to see the messages about a subject. */
const NEEDED: Record<MailSubjectType, Permission> = {
  booking: 'bookings',
  'contact-message': 'messages',
  'privacy-request': 'privacy',
  chat: 'chat',
  house: 'settings',
};

/** The subjects whose messages an admin of this role may see. */
export function subjectsFor(role: string): MailSubjectType[] {
  const granted = permissionsOf(role);
  return (Object.keys(NEEDED) as MailSubjectType[]).filter((subject) => granted.includes(NEEDED[subject]));
}
