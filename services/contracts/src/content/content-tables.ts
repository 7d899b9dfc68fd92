/** What a column of a table holds. An entry without a required value is not shown. */
export type ColumnType = 'text' | 'number' | 'optional text';

/**
 * The tables that the site's pages read, by the identifiers of their texts, with the columns of an entry. Distances are
 * in kilometres, driving times in minutes. Rule: places around the house.
 */
export const CONTENT_TABLES = {
  'contact.faq': { question: 'text', answer: 'text' },
  'home.city-areas': { name: 'text', km: 'number', minutes: 'number' },
  'home.host': { name: 'text', since: 'text', answers: 'text', text: 'text', picture: 'optional text' },
  'home.landmarks': { name: 'text', km: 'number', note: 'optional text' },
  'home.nearby-areas': { name: 'text', km: 'number' },
  'home.occasions': { icon: 'text', title: 'text', text: 'text' },
  'house.bedrooms': { name: 'text', beds: 'text', has: 'text' },
  'house.facts': { value: 'text', label: 'text' },
} as const satisfies Record<string, Record<string, ColumnType>>;

export type ContentTableId = keyof typeof CONTENT_TABLES;

type Columns<Id extends ContentTableId> = (typeof CONTENT_TABLES)[Id];

/** What every entry of a table has at least: its columns that are not optional. */
export type ContentRow<Id extends ContentTableId> = {
  [
    Key in keyof Columns<Id> as Columns<Id>[Key] extends 'optional text' ? never : Key
  ]: Columns<Id>[Key] extends 'number' ? number : string;
};

/** The columns of a table that the site reads, by the identifier of its text; undefined for any other text. */
export const contentColumns = (identifier: string): Readonly<Record<string, ColumnType>> | undefined =>
  Object.hasOwn(CONTENT_TABLES, identifier) ? CONTENT_TABLES[identifier as ContentTableId] : undefined;
