import type { WhatsappKey } from '../mails/whatsapp.ts';

/** What was changed that the owner is told of at once, because an attacker in the back office would change it. */
export type SecurityChange =
  | { kind: 'setting'; key: SecuritySetting; from: string | null; to: string }
  /** `byLink` when the current password was not needed: a mailed link has set the new one. */
  | { kind: 'password'; username: string; byLink?: boolean }
  | { kind: 'custom-script'; name: string; action: 'created' | 'changed' | 'deleted' | 'switched on' | 'switched off' }
  | { kind: 'whatsapp-keys'; changed: WhatsappKeyChange[] };

/** What messages by WhatsApp are sent with; its value is never told. */
export interface WhatsappKeyChange {
  key: WhatsappKey | 'phoneNumberId';
  action: 'entered' | 'changed' | 'removed';
}

/** Settings by which money or mails could be redirected to an attacker. */
export const SECURITY_SETTINGS = ['upi_id', 'booking_email'] as const;
export type SecuritySetting = (typeof SECURITY_SETTINGS)[number];

export const isSecuritySetting = (key: string): key is SecuritySetting =>
  (SECURITY_SETTINGS as readonly string[]).includes(key);

/** Where a call comes from. */
export interface CallPlace {
  /** `Chrome on Windows`; null when the browser does not say. */
  device: string | null;
  /** The network part of the address: `203.0.113.0` or `2001:db8:1:2::`. */
  network: string;
}

/** Who made a change, and from where. */
export interface ChangeOrigin extends CallPlace {
  username: string;
}

export interface SecurityChanged {
  change: SecurityChange;
  by: ChangeOrigin;
  /** ISO instant. */
  at: string;
  /** The address that is told; the owner's present one without it. */
  recipient?: string;
}
