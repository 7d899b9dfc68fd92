import type { PrivacyRequestStatus } from '@farmhouse/contracts/content/privacy-request';
import type { ErasureState, PersonalDataService, ErasureEffect } from '@farmhouse/contracts/privacy/personal-data';
import type { BadgeTone } from '../../ui/badge.tsx';

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

export const ERASURE_LABELS: Record<ErasureState, string> = {
  running: 'The person is being erased',
  refused: 'Erasing was refused: nothing was erased',
  done: 'The person is erased',
};

/** Displayed names of the services that hold data. */
export const SERVICE_LABELS: Record<PersonalDataService, string> = {
  bookings: 'Bookings and payments',
  content: 'Messages and requests',
  chat: 'Live chat',
  notifications: 'Mails',
  analytics: 'Visits',
};

export const EFFECT_LABELS: Record<ErasureEffect, string> = {
  erased: 'Is erased',
  anonymised: 'Kept without name and contact',
  kept: 'Kept, as the law requires',
};

export const EFFECT_COLORS: Record<ErasureEffect, BadgeTone> = { erased: 'red', anonymised: 'yellow', kept: 'blue' };
