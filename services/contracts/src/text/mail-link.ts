/** `mailto:` link to exactly this address; encoded, so that neither address nor subject can add another header. */
export function mailLink(email: string, subject?: string): string {
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
