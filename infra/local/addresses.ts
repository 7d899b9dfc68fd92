import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** What a person needs next: where everything is, and how to sign in. */
export function addresses({ publicUrl, ports, adminUsername }: Settings, { adminPassword }: Secrets): string {
  return [
    `  Site      ${publicUrl}`,
    `  Admin     ${publicUrl}/admin    ${adminUsername} / ${adminPassword}   (until you change it)`,
    `  Mailbox   http://localhost:${ports.mailbox}`,
  ].join('\n');
}
