import type { Person } from '@farmhouse/contracts/privacy/personal-data';
import { internationalDigits } from '@farmhouse/contracts/text/phone';

/**
 * Conditions in SQL that compare whole addresses and whole numbers, as `personOf` does: never a part, so that nobody
 * else's records are found. Without the value they are never true. Rule: erasing a person.
 */
const emailIs = (column: string, parameter: string): string => `lower(trim(${column})) = ${parameter}::text`;

const digitsOf = (column: string): string => `ltrim(regexp_replace(${column}, '[^0-9]', '', 'g'), '0')`;

const phoneIs = (column: string, parameter: string): string =>
  `CASE WHEN length(${digitsOf(column)}) = 10 THEN '91' || ${digitsOf(column)} ELSE ${digitsOf(column)} END
     = ${parameter}::text`;

/** True for a row whose address or number is the person's; `$1` is the address and `$2` the number. */
export const isPerson = (email: string, phone: string): string =>
  `(coalesce(${emailIs(email, '$1')}, false) OR coalesce(${phoneIs(phone, '$2')}, false))`;

/** True for a text that is written like a number and is the person's, or is the person's address. */
const isPersonsText = (text: string): string =>
  `(coalesce(${emailIs(text, '$1')}, false)
    OR (${text} ~ '^[+]?[0-9 ()-]{10,20}$' AND coalesce(${phoneIs(text, '$2')}, false)))`;

/** True for a document in which some value is the whole address or the whole number of the person. */
export const namesPerson = (json: string): string =>
  `EXISTS (
     SELECT FROM jsonb_path_query(${json}, 'strict $.** ? (@.type() == "string")') AS text
     WHERE ${isPersonsText(`(text #>> '{}')`)})`;

/** True for a text that somebody wrote with the whole address or the whole number of the person in it. */
export const mentionsPerson = (text: string): string =>
  `EXISTS (
     SELECT FROM regexp_matches(${text}, '[^[:space:]<>()",;:]+@[^[:space:]<>()",;:]+|[+]?[0-9][0-9 ()-]{8,18}[0-9]', 'g')
       AS found WHERE ${isPersonsText('(found[1])')})`;

/** What `$1` and `$2` stand for. */
export const personParameters = ({ email, phone }: Person): [string | null, string | null] => [email, phone];

interface Contact {
  email?: string | null;
  phone?: string | null;
}

/** The addresses and numbers of records that are not the person's own, each once. */
export function otherContacts(person: Person, records: readonly Contact[]): string[] {
  const emails = records
    .map(({ email }) => email?.trim())
    .filter((email) => email && email.toLowerCase() !== person.email);
  const phones = records
    .map(({ phone }) => phone?.trim())
    .filter((phone) => phone && internationalDigits(phone) !== person.phone);
  return [...new Set([...emails, ...phones].filter((contact) => contact !== undefined))];
}
