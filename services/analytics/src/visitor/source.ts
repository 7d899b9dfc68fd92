import { DIRECT_SOURCE } from '@farmhouse/contracts/analytics/report';
import { oneLine } from '@farmhouse/contracts/text/one-line';

const SOURCE_MAX_LENGTH = 60;

const hostOf = (url: string): string => {
  try {
    return new URL(url).hostname.replace(/^www\./, '').toLowerCase();
  } catch {
    return '';
  }
};

function campaignOf(landingPage: string): string {
  const query = landingPage.split('?')[1]?.split('#')[0] ?? '';
  return new URLSearchParams(query).get('utm_source')?.toLowerCase() ?? '';
}

/**
 * Where a session came from: the campaign (`utm_source`) of the landing page, else the host of the page that linked,
 * else `Direct`; a link from the site itself is `Direct`.
 */
export function sourceOf(landingPage: string, referrer: string | null, siteUrl: string): string {
  const host = hostOf(referrer ?? '');
  const linking = host === hostOf(siteUrl) ? '' : host;
  return oneLine(campaignOf(landingPage), SOURCE_MAX_LENGTH) || linking.slice(0, SOURCE_MAX_LENGTH) || DIRECT_SOURCE;
}
