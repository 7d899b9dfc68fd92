import type { Person } from '@farmhouse/contracts/privacy/personal-data';
import { internationalDigits } from '@farmhouse/contracts/text/phone';

/** An address as it is compared. Indexes are built on this expression: a change needs a migration. */
export const emailKey = (column: string): string => `lower(trim(${column}))`;

const digitsOf = (column: string): string => `ltrim(regexp_replace(${column}, '[^0-9]', '', 'g'), '0')`;

/**
 * A number by which indexes find those of a person; a number of another country, of ten digits with its code, has that
 * of an Indian number, too. Indexes are built on this expression: a change needs a migration.
 */
export const phoneKey = (column: string): string =>
  `CASE WHEN length(${digitsOf(column)}) = 10 THEN '91' || ${digitsOf(column)} ELSE ${digitsOf(column)} END`;

/** A number as it is compared, as `internationalDigits` writes it. */
export const phoneDigits = (column: string): string =>
  `CASE WHEN ${column} ~ '^\\s*([+]|00)' THEN ${digitsOf(column)} ELSE ${phoneKey(column)} END`;

/** True for a number that is `$2`: found by the index, then compared whole. */
const isNumber = (column: string): string =>
  `(${phoneKey(column)} = ${phoneKey('$2::text')} AND ${phoneDigits(column)} = $2::text)`;

/**
 * True for a row whose address or number is the person's; `$1` is the address and `$2` the number. Whole addresses and
 * whole numbers are compared, as `personOf` does: never a part, so that no other person's records are found. Without
 * the value it is never true. Rule: erasing a person.
 */
export const isPerson = (email: string, phone: string): string =>
  `(${emailKey(email)} = $1::text OR ${isNumber(phone)})`;

/** True for a text that is written like a number and is the person's, or is the person's address. */
const isPersonalText = (text: string): string =>
  `(${emailKey(text)} = $1::text OR (${text} ~ '^[+]?[0-9 ()-]{10,20}$' AND ${phoneDigits(text)} = $2::text))`;

/** True for a document in which some value is the whole address or the whole number of the person. */
export const namesPerson = (json: string): string =>
  `EXISTS (
     SELECT FROM jsonb_path_query(${json}, 'strict $.** ? (@.type() == "string")') AS text
     WHERE ${isPersonalText(`(text #>> '{}')`)})`;

/** True for free text that contains the whole address or the whole number of the person. */
export const mentionsPerson = (text: string): string =>
  `EXISTS (
     SELECT FROM regexp_matches(${text}, '[^[:space:]<>()",;:]+@[^[:space:]<>()",;:]+|[+]?[0-9][0-9 ()-]{8,18}[0-9]', 'g')
       AS found WHERE ${isPersonalText('(found[1])')})`;

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
