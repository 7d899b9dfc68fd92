/** The query string of parameters: omits undefined and empty values, repeats the key for each value of a list. */
export function queryString(params: object): string {
  const pairs = Object.entries(params).flatMap(([key, value]: [string, unknown]) =>
    [value].flat().map((one) => [key, one] as const),
  );
  const given = pairs.filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
}
