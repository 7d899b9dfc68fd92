import type { ContactMessageView } from '@farmhouse/contracts/content/contact-message';
import type { ContactMessageSnapshot } from '@farmhouse/contracts/content/content-events';
import { isoOrNull } from '@farmhouse/contracts/timing/ist';
import type { ContactMessageEntity } from './contact-message.entity.ts';

export function toContactMessageView({ createdAt, repliedAt, ...message }: ContactMessageEntity): ContactMessageView {
  return { ...message, createdAt: createdAt.toISOString(), repliedAt: isoOrNull(repliedAt) };
}

export function snapshotOf(entity: ContactMessageEntity): ContactMessageSnapshot {
  const { id, name, email, phone, subject, message, createdAt } = toContactMessageView(entity);
  return { id, name, email, phone, subject, message, createdAt };
}
