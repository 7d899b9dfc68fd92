import { internationalDigits } from '../text/phone.ts';

/**
 * Whom a privacy request is about, in the form by which records are compared: only a whole address, a whole number or a
 * whole id of a visit is the same person. Rule: erasing a person.
 */
export interface Person {
  /** In lower case. */
  email: string | null;
  /** Digits with the country code. */
  phone: string | null;
  /** The counted visit of the browser that sent the request; null without one. */
  visit: string | null;
}

/** What a request names: an address, a number, a visit. */
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

/** What erasing makes of records: they go, they stay without name and contact, or they stay because the law says so. */
export type RecordFate = 'erased' | 'anonymised' | 'kept';

/** Records of one kind, such as 'Bookings', with every field that says something about the person. */
export interface PersonalDataGroup {
  name: string;
  fate: RecordFate;
  records: Record<string, unknown>[];
}

export type ErasureObstacleReason = 'stay-to-come' | 'money-owed';

/** Why a booking does not let its guest be erased yet. */
export interface ErasureObstacle {
  confirmationCode: string;
  reason: ErasureObstacleReason;
  /** For the owner, such as 'FH-7K3M9QXZ is a confirmed stay until Sun, 6 Dec 2026'. */
  text: string;
}

/** What one service holds of a person. */
export interface PersonalDataPart {
  groups: PersonalDataGroup[];
  obstacles: ErasureObstacle[];
  /** Addresses and numbers in these records that the request does not name: a hint that they may be another person's. */
  otherContacts: string[];
}

/** GET /api/admin/privacy-requests/{id}/data: what all services hold of the person of a request. */
export interface PersonalData {
  reference: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** ISO instant. */
  gatheredAt: string;
  services: (Pick<PersonalDataPart, 'groups'> & { service: PersonalDataService })[];
  /** Services that did not answer in time; their data is not in here. */
  missing: PersonalDataService[];
  obstacles: ErasureObstacle[];
  otherContacts: string[];
}

/** How many records of each kind were erased or anonymised, by the kind's name. */
export type ErasedCounts = Record<string, number>;

export type ErasureState = 'running' | 'refused' | 'done';

/** How far the erasing of a person has come. */
export interface ErasureView {
  state: ErasureState;
  startedAt: string;
  doneAt: string | null;
  /** The services that have erased what they held, and how much. */
  parts: { service: PersonalDataService; erased: ErasedCounts; doneAt: string }[];
  /** Those that have not reported yet. */
  waitingFor: PersonalDataService[];
  /** Why it was refused after it had begun; nothing was erased then. */
  obstacles: ErasureObstacle[];
}

/** Years for which the law wants payments and receipts kept. Source: Income-tax Act and GST rules; see docs/rules.md. */
export const KEPT_PAYMENT_YEARS = 8;

/** What stands in place of an erased guest's name. */
export const ERASED_NAME = 'Erased guest';
