import type { ErasureView } from '../privacy/personal-data.ts';
import type { SortBy } from '../text/sort.ts';

/** The types of privacy requests. Rule: privacy requests. */
export const PRIVACY_REQUEST_TYPES = ['delete', 'copy', 'update'] as const;
export type PrivacyRequestType = (typeof PRIVACY_REQUEST_TYPES)[number];

/** Their names on the site's buttons, in the dashboard and in mails. Rule: privacy requests. */
export const PRIVACY_REQUEST_NAMES: Readonly<Record<PrivacyRequestType, string>> = {
  delete: 'Delete My Data',
  copy: 'Request Data Copy',
  update: 'Update My Data',
};

export const PRIVACY_REQUEST_STATUSES = ['new', 'in_progress', 'completed', 'rejected'] as const;
export type PrivacyRequestStatus = (typeof PRIVACY_REQUEST_STATUSES)[number];

/** States in which the owner still has something to do. */
export const OPEN_PRIVACY_STATUSES: readonly PrivacyRequestStatus[] = ['new', 'in_progress'];

/** Days within which a request is handled. Rule: privacy requests. */
export const PRIVACY_REQUEST_DAYS = 30;

export const PRIVACY_DETAILS_MAX_LENGTH = 2000;
export const PRIVACY_NOTE_MAX_LENGTH = 2000;

/** Shown when neither an e-mail address nor a phone number was given. */
export const PRIVACY_CONTACT_REQUIRED = 'Email or phone number is required';

/** An e-mail address, a phone number, or both. */
export interface FilePrivacyRequest {
  type: PrivacyRequestType;
  name: string;
  email?: string | null;
  phone?: string | null;
  details?: string | null;
  /** Id of the visit that the browser's analytics counted with permission, by which its data is found. */
  visit?: string | null;
}

export interface PrivacyRequestFiled {
  /** `PR-` and eight characters. */
  reference: string;
  /** `YYYY-MM-DD`, a day in India. */
  dueDate: string;
}

export interface PrivacyRequestView extends PrivacyRequestFiled {
  id: number;
  type: PrivacyRequestType;
  name: string;
  /** Null when only a phone number was given, and once the person is erased. */
  email: string | null;
  phone: string | null;
  details: string | null;
  status: PrivacyRequestStatus;
  note: string | null;
  createdAt: string;
  /** When it was completed or rejected. */
  closedAt: string | null;
  /** Null before the owner has begun to erase the person. */
  erasure: ErasureView | null;
}

/** Absent fields stay unchanged. */
export interface ChangePrivacyRequest {
  status?: PrivacyRequestStatus;
  note?: string | null;
}

/** Counts over all requests, or those that match a search. */
export interface PrivacyRequestSummary {
  byStatus: Record<PrivacyRequestStatus, number>;
}

export const PRIVACY_REQUEST_SORTS = ['createdAt', 'dueDate', 'name', 'status'] as const;
export type PrivacyRequestSort = SortBy<(typeof PRIVACY_REQUEST_SORTS)[number]>;

/** Query of the owner's list. Without parameters: the newest 1,000. */
export interface PrivacyRequestListQuery {
  /** Part of the reference, the name, the e-mail or the phone number, in any case. */
  q?: string;
  status?: PrivacyRequestStatus;
  sort?: PrivacyRequestSort;
  page?: number;
  pageSize?: number;
}
