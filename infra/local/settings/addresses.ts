import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

type Shown = Pick<Settings, 'publicUrl' | 'adminUrl' | 'ports' | 'adminUsername' | 'hasMailbox'>;

/** The addresses and the sign-in details that are printed after the start. */
export function addresses(
  { publicUrl, adminUrl, ports, adminUsername, hasMailbox }: Shown,
  { adminPassword }: Secrets,
): string {
  return [
    `  Site      ${publicUrl}`,
    `  Admin     ${adminUrl ?? publicUrl}/admin    ${adminUsername} / ${adminPassword}   (until you change it)`,
    ...(hasMailbox ? [`  Mailbox   http://localhost:${ports.mailbox}`] : []),
  ].join('\n');
}
