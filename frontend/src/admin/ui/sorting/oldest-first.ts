/** Rows in the order in which they were added, whatever the order of the answer. */
export const oldestFirst = <Row extends { id: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => a.id - b.id);
