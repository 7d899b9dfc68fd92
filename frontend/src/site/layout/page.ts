import type { ComponentType } from 'react';
import type { UIMatch } from 'react-router-dom';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import type { PageHead } from './head-tags.ts';
import type { PageReader } from './page-reader.ts';

/** What a page's loader gets. */
export interface PageArgs extends PageReader {
  params: Readonly<Record<string, string | undefined>>;
  /** The page's canonical address: of the query only the parameters that the page names. */
  url: URL;
}

/** What a page's head follows from; `data` is what the page's loader returned. */
export interface HeadInput<Data> {
  settings: SettingValues;
  data: Data;
}

/** What the layout and the server need to know about a page. */
export interface PageHandle<Data = unknown> {
  head: (input: HeadInput<Data>) => PageHead;
  /** Query parameters that change the page, in the order of its canonical address. */
  query?: readonly string[];
  layout?: PageLayout;
}

export interface PageLayout {
  /** The page begins with a full-bleed picture, over which the navigation floats. */
  overHero?: boolean;
  /** The bar at the bottom of a phone's screen: the site's unless told, the page's own, or none. */
  bottomBar?: 'own' | 'none';
}

/** A `*.page.tsx`: the component, its head, and what it reads before it is shown. */
export interface PageModule<Data> extends PageHandle<Data> {
  default: ComponentType;
  /** Throws PageNotFound where there is no such page; returns React Router's `redirect(path, 301)` where it moved. */
  loader?: (args: PageArgs) => Promise<Data | Response>;
}

/** A page with its module's path from the front end's folder, which names its chunk in the build. */
export type LoadedHandle = PageHandle & { module: string };

/** The path with the named parameters that have a value, in the page's order; nothing else of the query. */
export function canonicalAddress(pathname: string, search: string, query: readonly string[] = []): string {
  const given = new URLSearchParams(search);
  const named = query.flatMap((name) => (given.get(name) ? [[name, given.get(name) ?? '']] : []));
  return named.length > 0 ? `${pathname}?${new URLSearchParams(named).toString()}` : pathname;
}

/** The page that a list of matches leads to; undefined for a path that no page has. */
export function handleOf(matches: readonly Pick<UIMatch, 'handle'>[]): LoadedHandle | undefined {
  return matches.at(-1)?.handle as LoadedHandle | undefined;
}
