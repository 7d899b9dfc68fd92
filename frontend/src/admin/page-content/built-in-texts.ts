import { SITE_TEXTS, type SiteText } from '@farmhouse/contracts/content/site-texts';

/** A text of the site that is not stored, so that its page shows the built-in one. */
export type BuiltInText = SiteText & { identifier: string };

/** The site's texts without a stored one. */
export function builtInTexts(stored: readonly { identifier: string }[]): BuiltInText[] {
  const identifiers = new Set(stored.map(({ identifier }) => identifier));
  return Object.entries<SiteText>(SITE_TEXTS)
    .filter(([identifier]) => !identifiers.has(identifier))
    .map(([identifier, text]) => ({ identifier, ...text }));
}
