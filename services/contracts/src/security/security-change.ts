import type { WhatsappKey } from '../messages/whatsapp.ts';

/** A change of which the owner is notified at once, because an attacker with access to the dashboard would make it. */
export type SecurityChange =
  | { kind: 'setting'; key: SecuritySetting; from: string | null; to: string }
  /** `byLink` if a mailed link has set the new password, without the current one. */
  | { kind: 'password'; username: string; byLink?: boolean }
  | { kind: 'custom-script'; name: string; action: 'created' | 'changed' | 'deleted' | 'switched on' | 'switched off' }
  | { kind: 'whatsapp-keys'; changed: WhatsappKeyChange[] }
  /** `name` as the dashboard shows the message. */
  | { kind: 'message-template'; name: string; action: 'changed' | 'changed back to the original' };

/** A key for WhatsApp messages; its value is never disclosed. */
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
export interface RequestOrigin {
  /** `Chrome on Windows`; null when the browser does not say. */
  device: string | null;
  /** The network part of the address: `203.0.113.0` or `2001:db8:1:2::`. */
  network: string;
}

/** Who made a change, and from where. */
export interface ChangeOrigin extends RequestOrigin {
  username: string;
}

export interface SecurityChanged {
  change: SecurityChange;
  by: ChangeOrigin;
  /** ISO instant. */
  at: string;
  /** The address to notify; by default the owner's present one. */
  recipient?: string;
}
