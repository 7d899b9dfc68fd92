import { internationalDigits } from '../text/phone.ts';

/**
 * The person of a privacy request, normalised for comparison with records: only a whole address, number or visit id
 * matches. Rule: erasing a person.
 */
export interface Person {
  /** In lower case. */
  email: string | null;
  /** Digits with the country code. */
  phone: string | null;
  /** The counted visit of the browser that sent the request; null without one. */
  visit: string | null;
}

/** The identifiers in a request: an address, a number, a visit. */
interface Named {
  email: string | null;
  phone: string | null;
  visit?: string | null;
}

export function personOf({ email, phone, visit }: Named): Person {
  return {
    email: email?.trim().toLowerCase() || null,
    phone: (phone && internationalDigits(phone)) || null,
    visit: visit ?? null,
  };
}

/** The services that hold data of persons. */
export const PERSONAL_DATA_SERVICES = ['bookings', 'content', 'chat', 'notifications', 'analytics'] as const;
export type PersonalDataService = (typeof PERSONAL_DATA_SERVICES)[number];

/**
 * The effect of erasing on records: they are deleted, they are kept without name and contact, or they are kept because
 * the law requires it.
 */
export type ErasureEffect = 'erased' | 'anonymised' | 'kept';

/** Records of one kind, such as 'Bookings', with every field about the person. */
export interface PersonalDataGroup {
  name: string;
  fate: ErasureEffect;
  records: Record<string, unknown>[];
}

export type ErasureBlockerReason = 'stay-to-come' | 'money-owed';

/** Why the guest of a booking cannot be erased yet. */
export interface ErasureBlocker {
  confirmationCode: string;
  reason: ErasureBlockerReason;
  /** For the owner, such as 'FH-7K3M9QXZ is a confirmed stay until Sun, 6 Dec 2026'. */
  text: string;
}

/** The data of a person that one service holds. */
export interface ServicePersonalData {
  groups: PersonalDataGroup[];
  obstacles: ErasureBlocker[];
  /** Addresses and numbers in these records that are not in the request: they may belong to another person. */
  otherContacts: string[];
}

/** GET /api/admin/privacy-requests/{id}/data: the data of a request's person in all services. */
export interface PersonalData {
  reference: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** ISO instant. */
  gatheredAt: string;
  services: (Pick<ServicePersonalData, 'groups'> & { service: PersonalDataService })[];
  /** Services that did not answer in time; their data is missing. */
  missing: PersonalDataService[];
  obstacles: ErasureBlocker[];
  otherContacts: string[];
}

/** How many records of each kind were erased or anonymised, by the kind's name. */
export type ErasedCounts = Record<string, number>;

export type ErasureState = 'running' | 'refused' | 'done';

/** The progress of erasing a person. */
export interface ErasureView {
  state: ErasureState;
  startedAt: string;
  doneAt: string | null;
  /** The services that have erased what they held, and how much. */
  parts: { service: PersonalDataService; erased: ErasedCounts; doneAt: string }[];
  /** The services that have not reported yet. */
  waitingFor: PersonalDataService[];
  /** Why it was refused after it had begun; nothing was erased then. */
  obstacles: ErasureBlocker[];
}

/**
 * Years for which the law requires payments and receipts to be kept. Source: Income-tax Act and GST rules; see
 * docs/rules.md.
 */
export const KEPT_PAYMENT_YEARS = 8;

/** The text that replaces an erased guest's name. */
export const ERASED_NAME = 'Erased guest';
