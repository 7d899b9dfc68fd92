import type { PublicCustomScript } from '@farmhouse/contracts/content/custom-script';
import { SITE_PAGES } from '@farmhouse/contracts/pages/pages';
import { isAllowed, type ConsentState } from '../ui/consent/consent-store.ts';

/** Paths on which no custom script ever runs: the dashboard and the pages about a guest's booking. */
const WITHOUT_SCRIPTS = ['/admin', ...SITE_PAGES.filter(({ isPrivate }) => isPrivate).map(({ path }) => path)];

/** True for a path on which no custom script may run. */
export function isWithoutScripts(pathname: string): boolean {
  return WITHOUT_SCRIPTS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** True if the visitor has switched the scripts off for this page. Rule: scripts run under consent. */
export function isSwitchedOff(search: string): boolean {
  return new URLSearchParams(search).get('noscripts') === '1';
}

/** The scripts that may run with the visitor's consent. */
export function allowedScripts(
  scripts: readonly PublicCustomScript[],
  consent: ConsentState,
): readonly PublicCustomScript[] {
  return scripts.filter(({ isActive, consentCategory }) => isActive && isAllowed(consent, consentCategory));
}
