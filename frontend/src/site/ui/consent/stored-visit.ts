import { SESSION_ID_PATTERN } from '@farmhouse/contracts/analytics/visitor';
import { readSessionText, removeSessionItem, writeSessionText } from '../../../shared/storage/session-storage.ts';
import { analyticsConsent, currentConsent } from './consent-store.ts';

const SESSION_KEY = 'analytics-session';

/** The id of the visit that is counted in this tab. */
export const storedVisit = {
  read: (): string | undefined => {
    const id = readSessionText(SESSION_KEY) ?? '';
    return SESSION_ID_PATTERN.test(id) ? id : undefined;
  },
  write: (id: string): void => void writeSessionText(SESSION_KEY, id),
  remove: (): void => removeSessionItem(SESSION_KEY),
};

/** The id of this tab's visit if the visitor has agreed to analytics; null otherwise. */
export const agreedVisit = (): string | null =>
  analyticsConsent(currentConsent()) === 'given' ? (storedVisit.read() ?? null) : null;
