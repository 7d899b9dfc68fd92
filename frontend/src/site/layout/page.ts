import type { ComponentType } from 'react';
import type { RouteObject, UIMatch } from 'react-router-dom';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import type { PageRead } from '../../shared/api/seed.ts';
import type { PageHead } from './head.ts';

/** What the frame and the server must know of a page before its code is there. */
export interface PageHandle {
  /** The module behind the page, from the front end's folder; names its chunk in the build. */
  module: string;
  head: (settings: SettingValues) => PageHead;
  /** HTTP status the server answers with; 200 unless told. */
  status?: number;
  /** Reads made on the server besides the settings, which every page has. */
  reads?: readonly PageRead[];
  /** The page begins with a full-bleed picture, over which the navigation floats. */
  overHero?: boolean;
  /** The page has its own bar at the bottom of a phone's screen. */
  ownBar?: boolean;
}

interface PageModule {
  default: ComponentType;
}

/** A route whose code is fetched when somebody goes there. */
export function page(path: string, load: () => Promise<PageModule>, handle: PageHandle): RouteObject {
  return { path, handle, lazy: async () => ({ Component: (await load()).default }) };
}

/** The page that a list of matches leads to. */
export function handleOf(matches: readonly Pick<UIMatch, 'handle'>[]): PageHandle | undefined {
  return matches.at(-1)?.handle as PageHandle | undefined;
}
