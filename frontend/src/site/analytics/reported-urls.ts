/** Parameters of a campaign's link; of the others, only those that the page declares are sent. */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** The page's canonical address with the campaign's parameters: without codes, tokens and fragment. */
export function reportedUrl(address: string, search: string): string {
  const given = new URLSearchParams(search);
  const [path = '/', named = ''] = address.split('?');
  const query = new URLSearchParams(named);
  for (const name of CAMPAIGN) {
    const value = given.get(name);
    if (value) query.set(name, value);
  }
  return [path, query.toString()].filter(Boolean).join('?');
}

/** The page that linked here, without its query and fragment; empty if there is none. */
export function reportedReferrer(referrer: string): string {
  if (!/^https?:/.test(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  return origin + pathname;
}
