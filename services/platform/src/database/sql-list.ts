/** SQL: quoted texts in parentheses, as after `IN`; they must not contain a quotation mark. */
export const sqlList = (names: readonly string[]): string => `(${names.map((name) => `'${name}'`).join(', ')})`;
