/** How a greeting addresses a person: the first word of the name, or `there` without a name. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] || 'there';
