/** The fields of a body that differ from those of another one. */
export function changedFields<Body extends object>(before: Body, after: Body): Partial<Body> {
  const valueBefore = new Map<string, unknown>(Object.entries(before));
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value ?? null) !== JSON.stringify(valueBefore.get(name) ?? null);
  return Object.fromEntries(Object.entries(after).filter(isChanged)) as Partial<Body>;
}
