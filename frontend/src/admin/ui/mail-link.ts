/** Link that writes to exactly this address; whatever the address or the subject holds adds no other header. */
export function mailLink(email: string, subject?: string): string {
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
