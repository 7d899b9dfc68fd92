import type { PrivacyRequestSnapshot } from '@farmhouse/contracts/content/content-events';
import type { PrivacyRequestView } from '@farmhouse/contracts/content/privacy-request';
import type { PrivacyRequestEntity } from './privacy-request.entity.ts';

export function toPrivacyRequestView({
  createdAt,
  closedAt,
  remindersSent: _remindersSent,
  ...request
}: PrivacyRequestEntity): PrivacyRequestView {
  return { ...request, createdAt: createdAt.toISOString(), closedAt: closedAt?.toISOString() ?? null };
}

export function snapshotOf(entity: PrivacyRequestEntity): PrivacyRequestSnapshot {
  const { note: _note, closedAt: _closedAt, ...snapshot } = toPrivacyRequestView(entity);
  return snapshot;
}
