import type { PublicCustomScript } from '@farmhouse/contracts/content/custom-script';

const CHAT = /\b(live ?)?chat|tawk|crisp|intercom|tidio|zendesk|livechat|hubspot|drift|olark|smartsupp/i;

/** True for a script that adds a chat, by its name or code. */
export function isChatScript({ name, script }: Pick<PublicCustomScript, 'name' | 'script'>): boolean {
  return CHAT.test(name) || CHAT.test(script);
}

/** When a chat's script is checked for, in ms after it was injected. Rule: figures of the site. */
const CHAT_CHECKS_MS = [0, 1000, 3000, 5000] as const;

/**
 * Looks for a chat's script until it is there: injects it again when its nodes are missing or its file has failed; the
 * last check only logs it. Returns a function that ends the checks.
 */
export function checkForChat(chat: { isThere: () => boolean; inject: () => void; giveUp: () => void }): () => void {
  const timers = CHAT_CHECKS_MS.map((ms, index) =>
    setTimeout(() => {
      if (chat.isThere()) return;
      if (index < CHAT_CHECKS_MS.length - 1) chat.inject();
      else chat.giveUp();
    }, ms),
  );
  return () => timers.forEach(clearTimeout);
}
