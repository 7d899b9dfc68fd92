/** How a greeting addresses a person. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] || 'there';
}
