import type { HouseInfo } from './text/house-info.ts';

export interface MailSite {
  PUBLIC_URL: string;
  /** The dashboard's address, when it has one of its own. */
  ADMIN_URL?: string;
  GUEST_TOKEN_SECRET: string;
}

/** The data of a mail: its payload as stored with the event, and the current settings. */
export type MailData<P extends object> = P & { house: HouseInfo; site: MailSite; now: Date };
