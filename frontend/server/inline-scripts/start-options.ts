/** Options of the start of a page. */
export interface StartOptions {
  /** URLs of the scripts in the order in which they run. */
  scripts: readonly string[];
  /** The one of the scripts that starts the page; it fails if one that it imports cannot be loaded. */
  entry: string;
  /** URLs of the whole style sheets; the document has the fonts and the rules that its own markup needs. */
  styles: readonly string[];
  /** True if the page has work to do before its first use. */
  startsOnLoad: boolean;
  /** Key in local storage by which a sign-in to the dashboard asks every tab of the site to reload. */
  reloadKey: string;
  /** Key in session storage, set while the page is loaded again because its code failed to load. */
  reloadedKey: string;
  /** Key in local storage of the visitor's chat, which is resumed automatically. */
  chatKey: string;
  /** Keys in session storage with which the page resumes where the guest left it; a query has the same effect. */
  resumeKeys?: readonly string[];
  /** URLs of the calls that the page makes first when it resumes. */
  resumeRequests?: readonly string[];
  /** How the visit is counted; absent while it is unknown whether visits may be counted. */
  visit?: {
    /** URL of the module that counts visits. */
    client: string;
    /** The page's canonical address; without it, the browser's path. */
    address?: string;
    /** The setting `analytics_consent`. */
    mode: string;
  };
}
