import type { WhatsappAccount } from './whatsapp-accounts.ts';

/** True if messages of that kind can be sent with the account: it has a sender, a token and a template for them. */
export function isComplete({ phoneNumberId, keys, templates }: WhatsappAccount, kind: string): boolean {
  return Boolean(phoneNumberId && keys.accessToken) && templates.some((template) => template.kind === kind);
}
