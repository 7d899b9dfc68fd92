/** Postgres's driver reads a bigint as a text; ids stay far below 2^53. */
export const BIGINT_AS_NUMBER = { from: Number, to: (value: unknown) => value };
