/** Where in a page a script is inserted. */
export const SCRIPT_LOCATIONS = ['head', 'body_start', 'body_end'] as const;
export type ScriptLocation = (typeof SCRIPT_LOCATIONS)[number];

/** The consent under which a script runs; `essential` needs none. Rule: scripts run under consent. */
export const CONSENT_CATEGORIES = ['essential', 'analytics', 'marketing', 'preferences'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export const SCRIPT_NAME_MAX_LENGTH = 100;
export const SCRIPT_DESCRIPTION_MAX_LENGTH = 500;
export const SCRIPT_MAX_LENGTH = 50_000;

/** A script as the site injects it. */
export interface PublicCustomScript {
  id: number;
  name: string;
  /** HTML as the owner has written it. */
  script: string;
  location: ScriptLocation;
  consentCategory: ConsentCategory;
  isActive: boolean;
}

export interface CustomScriptView extends PublicCustomScript {
  description: string | null;
}

/** What the owner sends; absent fields have their default, or stay unchanged in a change. */
export interface SaveCustomScript {
  name: string;
  script: string;
  description?: string | null;
  location?: ScriptLocation;
  consentCategory?: ConsentCategory;
  isActive?: boolean;
}
