import { isoOrNull } from '@farmhouse/contracts/timing/ist';
import type { PrivacyRequestEntity } from './privacy-request.entity.ts';

export const PRIVACY_UNDO = 'privacy-request';

/** What the owner's change of a request overwrites; times are ISO texts. */
export interface PrivacyRequestBefore extends Pick<PrivacyRequestEntity, 'id' | 'status' | 'note'> {
  closedAt: string | null;
}

export const privacySubjectOf = (id: number): string => `privacy-request-${id}`;

export function privacyRequestBefore({ id, status, note, closedAt }: PrivacyRequestEntity): PrivacyRequestBefore {
  return { id, status, note, closedAt: isoOrNull(closedAt) };
}
