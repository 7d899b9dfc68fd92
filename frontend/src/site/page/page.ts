import type { ComponentType } from 'react';
import type { UIMatch } from 'react-router-dom';
import type { HeadInput, PageHead } from '../head/head-tags.ts';
import type { PageReader } from './page-reader.ts';

/** Arguments of a page's loader. */
export interface PageArgs extends PageReader {
  params: Readonly<Record<string, string | undefined>>;
  /** The page's canonical address: the path and the query parameters that the page declares. */
  url: URL;
}

/** Options of a page for the layout and the server. */
export interface PageHandle<Data = unknown> {
  head: (input: HeadInput<Data>) => PageHead;
  /** Query parameters that change the page, in the order of its canonical address. */
  query?: readonly string[];
  layout?: PageLayout;
  /** What a visitor's message asks about, such as `your services`; a stay by default. */
  about?: (data: Data) => string;
  /** True if the page has work to do before its first use: its scripts then start as soon as it is loaded. */
  startsOnLoad?: boolean;
  /** Modules, relative to `frontend`, that are needed soon: they are fetched and run right after the page's own. */
  furtherModules?: readonly string[];
  /** Inline script for the document's head, which runs before the first paint. */
  headScript?: string;
  /** Keys in session storage, such as a draft's: with one, or with a query, the page resumes automatically. */
  resumeKeys?: readonly string[];
  /** URLs of the calls that the page makes first when it resumes: they are made before its scripts have run. */
  resumeRequests?: () => readonly string[];
}

export interface PageLayout {
  /** True if the page starts with a full-width picture, which the navigation overlays. */
  overHero?: boolean;
  /**
   * The bar at the bottom of a phone's screen: the site's (default), the page's own, or one without Book for a guest
   * who has booked. The live chat is at its right end.
   */
  bottomBar?: 'own' | 'help';
}

/** The exports of a `*.page.tsx`: component, head and loader. */
export interface PageModule<Data> extends PageHandle<Data> {
  default: ComponentType;
  /** Throws PageNotFound if the page does not exist; returns React Router's `redirect(path, 301)` if it has moved. */
  loader?: (args: PageArgs) => Promise<Data | Response>;
}

/** A page whose code is loaded. */
export interface LoadedHandle extends PageHandle {
  /** The path of its module relative to `frontend`, which is the key of its chunk in the build's manifest. */
  module: string;
  /** True if the page is about one guest's booking, which it fetches before its first use. */
  isPrivate?: boolean;
}

/** The path with the page's named parameters that have a value, in the page's order; drops all others. */
export function canonicalAddress(pathname: string, search: string, query: readonly string[] = []): string {
  const given = new URLSearchParams(search);
  const named = query.flatMap((name) => (given.get(name) ? [[name, given.get(name) ?? '']] : []));
  return named.length > 0 ? `${pathname}?${new URLSearchParams(named).toString()}` : pathname;
}

/** The page of a list of route matches; undefined for an unknown path. */
export function handleOf(matches: readonly Pick<UIMatch, 'handle'>[]): LoadedHandle | undefined {
  return matches.at(-1)?.handle as LoadedHandle | undefined;
}
