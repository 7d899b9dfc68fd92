import type { Place } from './parts/place.ts';

export interface MailSite {
  PUBLIC_URL: string;
  /** The dashboard's address, when it has one of its own. */
  ADMIN_URL?: string;
  GUEST_TOKEN_SECRET: string;
}

/** What a mail is written from: its payload as stored with the event, and the settings as they are now. */
export type MailData<P extends object> = P & { place: Place; site: MailSite; now: Date };
