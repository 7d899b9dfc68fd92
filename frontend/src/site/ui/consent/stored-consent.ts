import { readLocalItem, removeLocalItem, writeLocalItem } from '../../../shared/storage/local-storage.ts';

/**
 * Version of the policies to which a visitor consents. Raise it when they change in substance: a choice under another
 * version does not count, and every visitor is asked again.
 */
export const POLICY_VERSION = 1;

export const COOKIE_CHOICES_KEY = 'cookieConsent';
export const PRIVACY_CONSENTS_KEY = 'privacyConsents';
/** Set by Withdraw All until the next choice, so that no reload and no other tab takes the visitor for a new one. */
export const WITHDRAWN_KEY = 'analyticsWithdrawn';

/** The categories of the banner. */
export interface CookieChoices {
  essential: true;
  analytics: boolean;
  marketing: boolean;
  preferences: boolean;
}

/** The consents of the consent manager. */
export interface PrivacyConsents {
  marketing: boolean;
  analytics: boolean;
  preferences: boolean;
  dataProcessing: boolean;
  thirdPartySharing: boolean;
}

interface Stamp {
  version: number;
  /** ISO instant of the choice. */
  date: string;
}

/** The stored record with every flag a boolean; undefined when there is none of the present policy version. */
function readRecord<T extends object>(key: string, flags: readonly (keyof T)[]): T | undefined {
  const stored = readLocalItem<Partial<Record<keyof T, unknown>> & Partial<Stamp>>(key);
  if (stored?.version !== POLICY_VERSION) return undefined;
  return Object.fromEntries(flags.map((flag) => [flag, stored[flag] === true])) as T;
}

function writeRecord(key: string, record: object): void {
  const stamp: Stamp = { version: POLICY_VERSION, date: new Date().toISOString() };
  writeLocalItem(key, { ...record, ...stamp });
}

export function storedChoices(): CookieChoices | undefined {
  const choices = readRecord<CookieChoices>(COOKIE_CHOICES_KEY, ['analytics', 'marketing', 'preferences']);
  return choices && { ...choices, essential: true };
}

export function storedConsents(): PrivacyConsents | undefined {
  const flags = ['marketing', 'analytics', 'preferences', 'dataProcessing', 'thirdPartySharing'] as const;
  return readRecord<PrivacyConsents>(PRIVACY_CONSENTS_KEY, flags);
}

export const isWithdrawn = (): boolean => readLocalItem(WITHDRAWN_KEY) === true;

export function storeChoices(choices: CookieChoices): void {
  writeRecord(COOKIE_CHOICES_KEY, choices);
  removeLocalItem(WITHDRAWN_KEY);
}
export const storeConsents = (consents: PrivacyConsents): void => writeRecord(PRIVACY_CONSENTS_KEY, consents);

/** Removes everything but the record of the withdrawal. */
export function withdrawStoredConsent(): void {
  writeLocalItem(WITHDRAWN_KEY, true);
  removeLocalItem(COOKIE_CHOICES_KEY);
  removeLocalItem(PRIVACY_CONSENTS_KEY);
}
