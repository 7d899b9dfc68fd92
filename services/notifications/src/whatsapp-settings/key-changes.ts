import { WHATSAPP_KEYS } from '@farmhouse/contracts/messages/whatsapp';
import type { WhatsappKeyChange } from '@farmhouse/contracts/security/security-change';
import type { WhatsappAccount } from '../channel/whatsapp/account/whatsapp-accounts.ts';

type Keys = Pick<WhatsappAccount, 'phoneNumberId' | 'keys'>;

const valuesOf = ({ phoneNumberId, keys }: Keys) =>
  [['phoneNumberId', phoneNumberId], ...WHATSAPP_KEYS.map((key) => [key, keys[key]] as const)] as const;

/** The credentials, phone number ID included, that were entered, changed or removed between `before` and `after`. */
export function keyChanges(before: Keys, after: Keys): WhatsappKeyChange[] {
  const previous = new Map(valuesOf(before));
  return valuesOf(after).flatMap(([key, now]): WhatsappKeyChange[] => {
    const was = previous.get(key);
    if ((was ?? null) === (now ?? null)) return [];
    if (!was) return [{ key, action: 'entered' }];
    return [{ key, action: now ? 'changed' : 'removed' }];
  });
}
