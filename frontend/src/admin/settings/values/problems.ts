/** Errors of a table of fields, by field. */
export type Problems = ReadonlyMap<string, string>;
