/** Hosts of one provider that ignores dots in the name of a mailbox. */
const DOTS_IGNORED: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * Normalises an address for counting, so that one mailbox does not count as many: without capitals, without a tag
 * (`asha+1@…`), and without the dots that Gmail ignores. Only for comparison: mails are sent to the address as it was
 * typed.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = '', host = ''] = [address.slice(0, at), address.slice(at + 1)].map((part) => part.toLowerCase());
  const untagged = name.replace(/(?<=.)\+.*$/s, '');
  if (!DOTS_IGNORED.includes(host)) return `${untagged}@${host}`;
  return `${untagged.replaceAll('.', '')}@${DOTS_IGNORED[0]}`;
}
