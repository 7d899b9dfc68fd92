import type { ContactMessageEntity } from './contact-message.entity.ts';

export const CONTACT_UNDO = 'contact-message';

/** What a change of a message's status overwrites. */
export type ContactMessageBefore = Pick<ContactMessageEntity, 'id' | 'status'>;

export const contactSubjectOf = (id: number): string => `contact-message-${id}`;
