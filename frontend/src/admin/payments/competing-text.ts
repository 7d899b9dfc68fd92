/** What verifying a payment means for the requests that compete with it; at least one. Rule: competing requests. */
export function competingText(requests: number, paid: number): string {
  const who = requests === 1 ? 'Another request competes' : `${requests} other requests compete`;
  const from = paid === 1 ? 'a guest who has paid' : `${paid} guests who have paid`;
  return `${who} for these dates. Verifying confirms this one${paid > 0 ? ` and takes the dates from ${from}:` : '.'}`;
}
