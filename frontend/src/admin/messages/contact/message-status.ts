import type { ContactStatus } from '@farmhouse/contracts/content/contact-message';
import type { BadgeTone } from '../../ui/badge.tsx';

export const MESSAGE_LABELS: Record<ContactStatus, string> = {
  new: 'New',
  read: 'Read',
  replied: 'Replied',
  archived: 'Archived',
};

export const MESSAGE_TONES: Record<ContactStatus, BadgeTone> = {
  new: 'yellow',
  read: 'blue',
  replied: 'green',
  archived: 'grey',
};
