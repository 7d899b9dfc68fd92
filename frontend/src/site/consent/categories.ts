import type { CookieChoices, PrivacyConsents } from '../ui/consent/stored-consent.ts';

export interface Category<Name> {
  name: Name;
  label: string;
  text: string;
}

export const ESSENTIAL: Category<'essential'> = {
  name: 'essential',
  label: 'Essential',
  text: 'Your booking, the form you are filling in, and this choice. The site does not work without them.',
};

const analytics = {
  name: 'analytics',
  label: 'Analytics',
  text: 'Counts visits and pages, so that we see what helps.',
} as const;
const marketing = {
  name: 'marketing',
  label: 'Marketing',
  text: 'Tools of other companies that measure our advertising.',
} as const;
const preferences = {
  name: 'preferences',
  label: 'Preferences',
  text: 'Remembers what you like, and shows the map without asking each time.',
} as const;

/** The categories to choose in the banner's dialog. Rule: consent is a choice. */
export const COOKIE_CATEGORIES: readonly Category<Exclude<keyof CookieChoices, 'essential'>>[] = [
  analytics,
  marketing,
  preferences,
];

/** The categories to choose in the consent manager. */
export const PRIVACY_CATEGORIES: readonly Category<keyof PrivacyConsents>[] = [
  marketing,
  analytics,
  preferences,
  {
    name: 'dataProcessing',
    label: 'Data Processing',
    text: 'Using what you tell us to improve the house and this site, beyond answering you.',
  },
  {
    name: 'thirdPartySharing',
    label: 'Third-Party Sharing',
    text: 'Loading content of other companies, such as the map, who then see your network address.',
  },
];

const allConsents = (given: boolean): PrivacyConsents => ({
  marketing: given,
  analytics: given,
  preferences: given,
  dataProcessing: given,
  thirdPartySharing: given,
});

/** The five consents of the manager, all with one answer. */
export const ALL_GIVEN = allConsents(true);
export const ALL_DECLINED = allConsents(false);
