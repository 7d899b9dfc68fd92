import type { PrivacyRequestStatus, PrivacyRequestType } from '@farmhouse/contracts/content/privacy-request';
import type { BadgeTone } from '../ui/badge.tsx';

/** Labels, the same as on the public site's buttons. Rule: privacy requests. */
export const TYPE_LABELS: Record<PrivacyRequestType, string> = {
  delete: 'Delete My Data',
  copy: 'Request Data Copy',
  update: 'Update My Data',
};

export const PRIVACY_LABELS: Record<PrivacyRequestStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  completed: 'Completed',
  rejected: 'Rejected',
};

export const PRIVACY_TONES: Record<PrivacyRequestStatus, BadgeTone> = {
  new: 'yellow',
  in_progress: 'blue',
  completed: 'green',
  rejected: 'red',
};
